/** Tests that share what a file has started, each on what the one before has left. */
import { beforeEach } from 'vitest';

/** Called once in a `describe`: after the first failure none of its later tests runs. */
export function oneStory(): void {
  let failed: string | undefined;
  beforeEach(({ task, onTestFailed }) => {
    if (failed !== undefined) throw new Error(`Not run, because this failed: ${failed}`);
    onTestFailed(() => void (failed ??= task.name));
  });
}
