import { setImmediate as nextTurn } from 'node:timers/promises';

/** Takes steps of some milliseconds, with a turn for everybody else in the process between two. */
export async function inTurns<T>(steps: Generator<void, T>): Promise<T>;
/** Steps are taken for as long as they are of use; undefined where they no longer are. */
export async function inTurns<T>(
  steps: Generator<void, T>,
  isOfUse: () => boolean,
): Promise<T | undefined>;
export async function inTurns<T>(
  steps: Generator<void, T>,
  isOfUse = (): boolean => true,
): Promise<T | undefined> {
  while (isOfUse()) {
    const step = steps.next();
    if (step.done === true) return step.value;
    await nextTurn();
  }
  return undefined;
}
