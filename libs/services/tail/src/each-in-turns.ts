import { setImmediate as nextTurn } from 'node:timers/promises';

/** Events that are taken before everybody else in the process has a turn: some milliseconds. */
const TAKEN_AT_ONCE = 500;

/** Takes each of a long history, as the events of a large tournament are. */
export async function eachInTurns<T>(
  history: readonly T[],
  take: (event: T) => void,
): Promise<void> {
  for (const [at, event] of history.entries()) {
    take(event);
    if (at % TAKEN_AT_ONCE === TAKEN_AT_ONCE - 1) await nextTurn();
  }
}
