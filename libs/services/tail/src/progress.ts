import type { Offset } from '@scoresheet/event-log-port';

interface Waiter {
  readonly offset: Offset;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

/** How far a reader has come, for those who wait for it to come further. */
export interface Progress {
  /** Every entry before it is dealt with. */
  readonly next: Offset;
  reached(offset: Offset): Promise<void>;
  moveTo(next: Offset): void;
  /** The reader comes no further: whoever waits, or will wait, gets the error. */
  fail(error: unknown): void;
}

export function progress(from: Offset): Progress {
  let next = from;
  let waiters: Waiter[] = [];
  let failure: { readonly error: unknown } | undefined;
  return {
    get next() {
      return next;
    },
    reached(offset) {
      if (offset <= next) return Promise.resolve();
      if (failure !== undefined) return Promise.reject(failure.error);
      return new Promise((resolve, reject) => waiters.push({ offset, resolve, reject }));
    },
    moveTo(offset) {
      next = offset;
      if (waiters.length === 0) return;
      const arrived = waiters.filter((waiter) => waiter.offset <= next);
      waiters = waiters.filter((waiter) => waiter.offset > next);
      for (const { resolve } of arrived) resolve();
    },
    fail(error) {
      failure = { error };
      for (const { reject } of waiters) reject(error);
      waiters = [];
    },
  };
}
