/** Who a game that has not begun waits for. */
import type { MatchFields } from '../match-documents.js';

export type WaitedFor =
  /** `isLast`: all others sit there and are ready. */
  | { readonly is: 'self'; readonly isLast: boolean }
  | { readonly is: 'free'; readonly count: number }
  | { readonly is: 'unready'; readonly seats: readonly number[] };

type Seats = readonly Pick<MatchFields['seats'][number], 'seat' | 'actor' | 'ready'>[];

/** The viewer first, because nobody else can do anything about that; undefined: for nobody. */
export function waitedFor(seats: Seats, ownSeat: number | null): WaitedFor | undefined {
  if (seats.some(({ seat, ready }) => seat === ownSeat && !ready)) {
    const others = seats.filter(({ seat }) => seat !== ownSeat);
    return { is: 'self', isLast: others.every(({ actor, ready }) => actor !== null && ready) };
  }
  const count = seats.filter(({ actor }) => actor === null).length;
  if (count > 0) return { is: 'free', count };
  const unready = seats.filter(({ ready }) => !ready).map(({ seat }) => seat);
  return unready.length > 0 ? { is: 'unready', seats: unready } : undefined;
}
