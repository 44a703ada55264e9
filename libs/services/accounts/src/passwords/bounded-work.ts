/** So much heavy work at once, so much waiting in turn, and no more. */
export interface WorkBounds {
  readonly atOnce: number;
  readonly waiting: number;
}

export interface BoundedWork {
  /** Undefined, at once and without having run, when too much waits already. */
  run<T>(work: () => Promise<T>): Promise<T | undefined>;
}

export function boundedWork({ atOnce, waiting }: WorkBounds): BoundedWork {
  const queue: (() => void)[] = [];
  let running = 0;

  const enter = (): Promise<void> | void => {
    if (running < atOnce) return void (running += 1);
    return new Promise((resolve) => queue.push(resolve));
  };
  /** Whoever waits longest takes the place over, so that nobody slips in between. */
  const leave = (): void => {
    const next = queue.shift();
    if (next === undefined) running -= 1;
    else next();
  };

  return {
    async run(work) {
      if (running >= atOnce && queue.length >= waiting) return undefined;
      await enter();
      try {
        return await work();
      } finally {
        leave();
      }
    },
  };
}
