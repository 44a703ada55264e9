import { setImmediate as nextTurn } from 'node:timers/promises';

/** Events that are taken before everybody else in the process has a turn: a few milliseconds. */
const TAKEN_AT_ONCE = 100;

/** Resolves when others have had a turn, where it is theirs after so many events. */
export const turnAfter = async (taken: number): Promise<void> => {
  if (taken % TAKEN_AT_ONCE === 0) await nextTurn();
};

/** Takes each of a long history, as the events of a large tournament are. */
export async function eachInTurns<T>(
  history: readonly T[],
  take: (event: T) => void,
): Promise<void> {
  for (const [at, event] of history.entries()) {
    take(event);
    if ((at + 1) % TAKEN_AT_ONCE === 0) await nextTurn();
  }
}
