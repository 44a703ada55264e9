/**
 * How far the public is held behind a match. The lobby is never held back: whoever wants a seat has
 * to see which are free. From the event that begins the game on, an event is shown when so many
 * events have followed it and so many seconds have gone by. After the last event of a match no
 * other follows, so that there the seconds alone count, for it and for all before it; or nothing does, where the delay
 * ends with the match.
 */
import type { SpectatorDelay } from '@scoresheet/contracts-messages';
import { statusOf, type MatchState } from '../fold/match-state.js';

/** What a header says of the place and the time of an event, in milliseconds since the epoch. */
interface Placed {
  readonly seq: number;
  readonly at: number;
}

export interface Delayed {
  readonly delay: SpectatorDelay;
  /** The event that began the game; null in the lobby. */
  readonly begunSeq: number | null;
  /** The last event. */
  readonly head: Placed;
  readonly isOver: boolean;
}

/** A match as its last event leaves it. */
export function delayedOf(state: MatchState): Delayed {
  const { terms, begunSeq, seq, at } = state;
  const isOver = statusOf(state) === 'over';
  return { delay: terms.spectatorDelay, begunSeq, head: { seq, at }, isOver };
}

const MS_PER_SECOND = 1_000;

export const isWithoutDelay = ({ events, seconds }: SpectatorDelay): boolean =>
  events === 0 && seconds === 0;

/**
 * When the public may know of an event: milliseconds since the epoch, 0 for at once, Infinity while
 * it waits for others to follow. Never less than for the event before it.
 */
export function releaseTimeOf({ seq, at }: Placed, match: Delayed): number {
  const { delay, begunSeq, head, isOver } = match;
  if (begunSeq === null || seq < begunSeq) return 0;
  if (isOver && delay.endsWithMatch === true) return 0;
  const heldMs = delay.seconds * MS_PER_SECOND;
  if (seq + delay.events <= head.seq) return at + heldMs;
  return isOver ? head.at + heldMs : Infinity;
}

/** Whether the public may know of an event at the time `nowMs`. */
export const isReleased = (event: Placed, match: Delayed, nowMs: number): boolean =>
  releaseTimeOf(event, match) <= nowMs;
