/**
 * So much heavy work at once, so much waiting in turn, and no more. Whoever asks for much waits
 * behind those who ask for little: they are served by turns.
 */
interface WorkBounds {
  readonly atOnce: number;
  readonly waiting: number;
  /** The most that wait for one who asks; the rest of the room is for others. */
  readonly waitingOfOne: number;
}

interface BoundedWork {
  /**
   * What the work gave; undefined, and it did not run, when others wait who ask for less, or too
   * many.
   */
  run<T>(whose: string, work: () => Promise<T>): Promise<T | undefined>;
}

/** Told whether its turn has come; else it is turned away. */
type Waiter = (isTurn: boolean) => void;

export function boundedWork({ atOnce, waiting, waitingOfOne }: WorkBounds): BoundedWork {
  const queues = new Map<string, Waiter[]>();
  let [running, queued] = [0, 0];

  const makeRoomFor = (whose: string): boolean => {
    const own = queues.get(whose)?.length ?? 0;
    if (own >= waitingOfOne) return false;
    if (queued < waiting) return true;
    const other = lastOfLongest(queues, own + 2);
    if (other !== undefined) queued -= 1;
    other?.(false);
    return other !== undefined;
  };

  /** Whether a place was had; false where too much waits, or others who ask for less have come. */
  const enter = (whose: string): Promise<boolean> | boolean => {
    if (running < atOnce) {
      running += 1;
      return true;
    }
    if (!makeRoomFor(whose)) return false;
    return new Promise((resolve) => {
      queued += 1;
      queues.set(whose, [...(queues.get(whose) ?? []), resolve]);
    });
  };
  /** The place goes over to whoever's turn it is, so that nobody slips in between. */
  const leave = (): void => {
    const next = nextByTurn(queues);
    if (next === undefined) running -= 1;
    else queued -= 1;
    next?.(true);
  };

  return {
    async run(whose, work) {
      if (!(await enter(whose))) return undefined;
      try {
        return await work();
      } finally {
        leave();
      }
    },
  };
}

/** The first of whoever was served longest ago. */
function nextByTurn(queues: Map<string, Waiter[]>): Waiter | undefined {
  for (const [whose, [next, ...others]] of queues) {
    queues.delete(whose);
    if (others.length > 0) queues.set(whose, others);
    return next;
  }
  return undefined;
}

/** The last of whoever waits for most, if that is at least so much: nobody makes way for their like. */
function lastOfLongest(queues: ReadonlyMap<string, Waiter[]>, least: number): Waiter | undefined {
  const longest = [...queues.values()].reduce((a, b) => (b.length > a.length ? b : a), []);
  return longest.length >= least ? longest.pop() : undefined;
}
