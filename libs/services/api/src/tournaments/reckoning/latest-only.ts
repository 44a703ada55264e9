/** What waits for one reader where the last thing said is all that counts. */

export interface LatestOnly<T> {
  /** Takes the place of what was not read yet. */
  put(item: T): void;
  /** What was put last; undefined at the end. Rejects with the error that `fail` was given. */
  next(): Promise<T | undefined>;
  /** What was put before is forgotten. */
  end(): void;
  fail(error: unknown): void;
}

export function latestOnly<T>(): LatestOnly<T> {
  let item: { readonly is: T } | undefined;
  let ended: { readonly error?: unknown } | undefined;
  let wake: (() => void) | undefined;

  function finish(how: { readonly error?: unknown }): void {
    ended ??= how;
    wake?.();
  }

  return {
    put(is) {
      item = { is };
      wake?.();
    },
    async next() {
      while (item === undefined && ended === undefined) {
        await new Promise<void>((resolve) => (wake = resolve));
      }
      if (ended !== undefined && 'error' in ended) throw ended.error;
      const taken = ended === undefined ? item : undefined;
      item = undefined;
      return taken?.is;
    },
    end: () => finish({}),
    fail: (error) => finish({ error }),
  };
}
