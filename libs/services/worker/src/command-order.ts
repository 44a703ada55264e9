/**
 * Which of two commands of a record came first in the log, where one of them is known only by the
 * event that it became. The order goes by steady stamps: a broker whose clock was set back stamps
 * commands earlier than those before them, and all of these would seem to be late ones.
 *
 * A command that is decided again, after a restart or by a second worker, meets a state that may
 * already hold what later commands did. Accepting it then could contradict an outcome that was
 * sent when it was decided first.
 *
 * One thing the log does not show: which of two sendings of one command id in the same millisecond
 * became the event, when the first was refused and the second accepted. The first is assumed.
 */
import { steadyTime } from '@scoresheet/event-log-port';
import type { Entry, EventLog, Offset, PartitionRef } from '@scoresheet/event-log-port';
import type { AnyCommand, Header } from '@scoresheet/domain-record';
import { MAX_IN_FLIGHT } from './worker-options.js';

/** Commands whose place in the log is remembered exactly: more than can be in flight. */
export const REMEMBERED = 2 * MAX_IN_FLIGHT;
const READ_AT_ONCE = 500;

interface ReadBack {
  readonly before: Offset;
  readonly decode: (entry: Entry) => AnyCommand | undefined;
  /** What time it was there for the worker that has come so far; 0 where nobody knows. */
  readonly toMs: number;
}

interface Place {
  readonly offset: Offset;
  readonly atMs: number;
}

export class CommandOrder {
  private readonly places = new Map<string, Place>();
  /**
   * Keys of `places` in the order of the log: a map would walk over all that it has deleted to find
   * its first.
   */
  private readonly ring: string[] = [];
  private nextInRing = 0;
  /** Every command that was stamped later than this is remembered, or was not taken yet. */
  private forgottenToMs = -1;
  private lastMs = 0;

  /** The entry with a stamp that is not earlier than the one before. In log order, each once. */
  steady(entry: Entry): Entry {
    this.lastMs = steadyTime(this.lastMs, entry.appendedAtMs);
    return withStamp(entry, this.lastMs);
  }

  /** Remembers commands in the order of the log, with steady stamps. */
  remember({ record, commandId }: AnyCommand, { offset, appendedAtMs: atMs }: Entry): void {
    const key = `${record}/${commandId}`;
    // The event may have come of the first of two commands with one id.
    if (this.places.has(key)) return;
    this.places.set(key, { offset, atMs });
    const forgotten = this.ring[this.nextInRing];
    if (forgotten !== undefined) this.forget(forgotten);
    this.ring[this.nextInRing] = key;
    this.nextInRing = (this.nextInRing + 1) % REMEMBERED;
  }

  private forget(key: string): void {
    this.forgottenToMs = Math.max(this.forgottenToMs, this.places.get(key)?.atMs ?? -1);
    this.places.delete(key);
  }

  /** Was the event made by a command that came after this one in the log? */
  isAfter({ record, commandId, at }: Header, entry: Entry): boolean {
    const place = this.places.get(`${record}/${commandId}`);
    // An event has the stamp of its command: with another one, the id was sent a second time.
    if (place?.atMs === at) return place.offset > entry.offset;
    // The command was not taken yet, or long ago. Stamps do not fall: a worker goes by steady ones.
    return at > entry.appendedAtMs || (at === entry.appendedAtMs && at > this.forgottenToMs);
  }

  /** Remembers the last commands before the first one that will be taken. */
  async readBack(log: EventLog, of: PartitionRef, upTo: ReadBack): Promise<void> {
    const { before, decode, toMs } = upTo;
    const first = Math.max(await log.start(of), before - REMEMBERED);
    const all: Entry[] = [];
    for (let next = first; next < before;) {
      const entries = await log.read(of, next, READ_AT_ONCE);
      all.push(...entries.filter(({ offset }) => offset < before));
      next = (entries.at(-1)?.offset ?? before) + 1;
    }
    const steady = steadiedTo(toMs, all);
    if (first > 0) this.forgottenToMs = steady[0]?.appendedAtMs ?? -1;
    for (const entry of steady) {
      const command = decode(entry);
      if (command !== undefined) this.remember(command, entry);
    }
    this.lastMs = steady.at(-1)?.appendedAtMs ?? toMs;
  }
}

const withStamp = (entry: Entry, ms: number): Entry =>
  ms === entry.appendedAtMs ? entry : { ...entry, appendedAtMs: ms };

/**
 * For the last entries before a place, where `knownMs` is what another worker's time was there. What
 * they say by themselves is earlier only if all of them were taken in while the time stood still.
 */
function steadiedTo(knownMs: number, entries: readonly Entry[]): readonly Entry[] {
  const from = (startMs: number): readonly Entry[] => {
    let lastMs = startMs;
    return entries.map((entry) =>
      withStamp(entry, (lastMs = steadyTime(lastMs, entry.appendedAtMs))),
    );
  };
  const alone = from(0);
  return (alone.at(-1)?.appendedAtMs ?? 0) < knownMs ? from(knownMs) : alone;
}
