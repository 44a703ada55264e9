/**
 * What a watching parent starts: plays, tells that it is done, and plays again whenever it is told
 * to, by the rules as they are saved by then. Out of the sources only what was saved since is
 * loaded for that; rules that were built are kept by Node, and the parent starts another process.
 */
import { playScenarios, type Playing } from './play-scenarios.js';

/** What was loaded before stays in memory, so after so many runs a new process takes over. */
const MOST_RUNS = 100;

/** What a parent says to have them played again. */
export const AGAIN = 'again';
/** What the parent is told when they were played, or could not be. */
const DONE = 'done';

export async function playAndStay(files: readonly string[], options: Playing): Promise<void> {
  await playScenarios(files, options);
  if (!process.send) return;
  process.send(DONE);
  let runs = 1;
  process.on('message', (message) => {
    if (message !== AGAIN) return;
    runs += 1;
    const isLast = runs === MOST_RUNS;
    void playAnew(files, options, runs).then((mayStay) => {
      process.send?.(DONE);
      if (isLast || !mayStay) process.disconnect();
    });
  });
}

type Program = typeof import('./play-scenarios.js');

/** Plays scenarios with rules loaded anew. True: another run may find the mistake mended. */
async function playAnew(files: readonly string[], options: Playing, run: number): Promise<boolean> {
  try {
    const program = (await import(`./play-scenarios.js?fresh=${run}`)) as Program;
    await program.playScenarios(files, options);
    return true;
  } catch (error) {
    console.error(error);
    return !isMissing(error);
  }
}

/** A file that was not there is not looked for again by the same process. */
const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND';
