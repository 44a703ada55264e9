import { setImmediate as nextTurn } from 'node:timers/promises';

/** Events that are taken before everybody else in the process has a turn: a few milliseconds. */
const TAKEN_AT_ONCE = 100;

/** Whether others are to have a turn (`setImmediate`) after so many events. */
export const endsTurn = (taken: number): boolean => taken % TAKEN_AT_ONCE === 0;

/** Takes each of a long history, as the events of a large tournament are. */
export async function eachInTurns<T>(
  history: readonly T[],
  take: (event: T) => void,
): Promise<void> {
  for (const [at, event] of history.entries()) {
    take(event);
    if (endsTurn(at + 1)) await nextTurn();
  }
}
