/** What waits for one reader: in order, never more than the limit, and stoppable while it waits. */

export interface BoundedQueue<T> {
  /** How many wait. */
  readonly length: number;
  /** The item that has waited longest. */
  readonly oldest: T | undefined;
  /** Whether the item was taken; false where the queue is full, or over. */
  push(item: T): boolean;
  /** The next item; undefined at the end. Rejects with the error that `fail` was given. */
  next(): Promise<T | undefined>;
  /** What was pushed before is forgotten; whoever waits is told that this is the end. */
  end(): void;
  fail(error: unknown): void;
}

export function boundedQueue<T>(limit: number): BoundedQueue<T> {
  let items: T[] = [];
  let ended: { readonly error?: unknown } | undefined;
  let wake: (() => void) | undefined;

  function finish(how: { readonly error?: unknown }): void {
    if (ended !== undefined) return;
    ended = how;
    items = [];
    wake?.();
  }

  return {
    get length() {
      return items.length;
    },
    get oldest() {
      return items[0];
    },
    push(item) {
      if (ended !== undefined || items.length >= limit) return false;
      items.push(item);
      wake?.();
      return true;
    },
    async next() {
      while (items.length === 0 && ended === undefined) {
        await new Promise<void>((resolve) => (wake = resolve));
      }
      if (ended !== undefined && 'error' in ended) throw ended.error;
      return items.shift();
    },
    end: () => finish({}),
    fail: (error) => finish({ error }),
  };
}

/** A generator that waits cannot be returned from: `stop` ends its waiting first. */
export function stoppable<T>(
  generator: AsyncGenerator<T, void>,
  stop: () => void,
): AsyncIterableIterator<T> {
  return {
    async next() {
      try {
        const result = await generator.next();
        if (result.done) stop();
        return result;
      } catch (error) {
        stop();
        throw error;
      }
    },
    return: async () => {
      stop();
      await generator.return();
      return { done: true, value: undefined };
    },
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}
