/**
 * The stamps of the commands as a worker goes by them: none is earlier than the one before. A broker
 * whose clock was set back stamps commands earlier than those before them, and whoever orders by
 * stamps would take them for late ones, every one of a match whose last event is later.
 */
import { steadyTime, type Entry } from '@scoresheet/event-log-port';

export class SteadyClock {
  constructor(private lastMs = 0) {}

  /** In the order of the log, each entry once. */
  steady(entry: Entry): Entry {
    this.lastMs = steadyTime(this.lastMs, entry.appendedAtMs);
    return this.lastMs === entry.appendedAtMs ? entry : { ...entry, appendedAtMs: this.lastMs };
  }
}

/**
 * For the last entries before a place, where `knownMs` is what another clock said there. What they
 * say by themselves is earlier only if all of them were taken in while the time stood still.
 */
export function steadiedTo(knownMs: number, entries: readonly Entry[]): readonly Entry[] {
  const by = (clock: SteadyClock) => entries.map((entry) => clock.steady(entry));
  const alone = by(new SteadyClock());
  return (alone.at(-1)?.appendedAtMs ?? 0) < knownMs ? by(new SteadyClock(knownMs)) : alone;
}
