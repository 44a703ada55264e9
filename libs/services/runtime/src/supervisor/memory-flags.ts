/**
 * How much memory V8 may use, as it was said of this process (`node --max-semi-space-size=64 ...`):
 * the same holds for the processes that it starts. Deciding an event leaves 30 kB of garbage, nearly
 * all of it dead at once, and with more room for the young less of it is copied: some 6 % of the
 * work on a core.
 */
export const memoryFlags = (flags: readonly string[] = process.execArgv): readonly string[] =>
  flags.filter((flag) => /^--max[-_](?:semi|old)[-_]space[-_]size=/.test(flag));
