/**
 * The clock of a table without any service. Nobody ticks while a person thinks; so before anything
 * else is sent, what a clock would have sent by then is made up for, each command at its time.
 */
import type { Seat } from '@scoresheet/rules-engine';
import { runningClocks, TICK_EVERY_MS } from '../clock/clock.js';
import type { MatchState } from '../fold/match-state.js';

type ClockSaying =
  | { readonly type: 'tick-clock'; readonly expectedSeq: number }
  | { readonly type: 'call-time'; readonly decision: string };

/** What the clock of a table says next, and when. */
interface DueSaying {
  /** When the saying is due, in the time of the record. */
  readonly at: number;
  /** The seat whose time it is about. */
  readonly seat: Seat;
  readonly says: ClockSaying;
}

/** What the clock says next; undefined where no clock runs. */
export function nextOfClock(state: MatchState): DueSaying | undefined {
  const [first, ...others] = runningClocks(state).map(({ id, seat }) => {
    return { id, seat, msLeft: state.seats[seat - 1]?.clockMsLeft ?? 0 };
  });
  if (first === undefined) return undefined;
  const next = others.reduce((least, each) => (each.msLeft < least.msLeft ? each : least), first);
  const { id: decision, seat, msLeft } = next;
  if (msLeft <= TICK_EVERY_MS) {
    return { at: state.at + msLeft, seat, says: { type: 'call-time', decision } };
  }
  const says = { type: 'tick-clock', expectedSeq: state.seq } as const;
  return { at: state.at + TICK_EVERY_MS, seat, says };
}
