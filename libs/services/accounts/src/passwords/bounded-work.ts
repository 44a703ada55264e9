/**
 * So much heavy work at once, so much waiting in turn, and no more. Whoever asks for much waits
 * behind those who ask for little: they are served by turns.
 */
export interface WorkBounds {
  readonly atOnce: number;
  readonly waiting: number;
  /** For one who asks; the rest of the room is for others. */
  readonly waitingOfOne: number;
}

export interface BoundedWork {
  /** Undefined, at once and without having run, when too much waits already. */
  run<T>(whose: string, work: () => Promise<T>): Promise<T | undefined>;
}

export function boundedWork({ atOnce, waiting, waitingOfOne }: WorkBounds): BoundedWork {
  const queues = new Map<string, (() => void)[]>();
  let [running, queued] = [0, 0];

  const hasRoomFor = (whose: string): boolean =>
    running < atOnce || (queued < waiting && (queues.get(whose)?.length ?? 0) < waitingOfOne);

  const enter = (whose: string): Promise<void> | void => {
    if (running < atOnce) return void (running += 1);
    return new Promise((resolve) => {
      queued += 1;
      queues.set(whose, [...(queues.get(whose) ?? []), resolve]);
    });
  };
  /** The place goes over to whoever's turn it is, so that nobody slips in between. */
  const leave = (): void => {
    for (const [whose, [next, ...others]] of queues) {
      queues.delete(whose);
      if (others.length > 0) queues.set(whose, others);
      queued -= 1;
      return next?.();
    }
    running -= 1;
  };

  return {
    async run(whose, work) {
      if (!hasRoomFor(whose)) return undefined;
      await enter(whose);
      try {
        return await work();
      } finally {
        leave();
      }
    },
  };
}
