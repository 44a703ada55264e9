/** What pure code gives; undefined where it throws: what it was given is worth nothing then. */
export function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
