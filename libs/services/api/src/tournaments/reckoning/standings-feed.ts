/** One set of standings that somebody follows: reckoned once for all of them, when it has changed. */
import { latestOnly, type LatestOnly } from './latest-only.js';
import type { StandingsType } from './standings.type.js';

export interface StandingsFeed {
  readonly isEmpty: boolean;
  /** Whoever joins is told the standings as they are. */
  join(): LatestOnly<StandingsType>;
  leave(reader: LatestOnly<StandingsType>): void;
  /** Something has happened. */
  touch(): void;
  close(): void;
}

/** `reckon` gives the standings as of its call or later, at the pace that they are reckoned. */
export function standingsFeed(reckon: () => Promise<StandingsType>): StandingsFeed {
  const readers = new Set<LatestOnly<StandingsType>>();
  let told: StandingsType | undefined;

  const touch = oneAfterAnother(async () => {
    if (readers.size === 0) return;
    try {
      told = await reckon();
      for (const reader of readers) reader.put(told);
    } catch (error) {
      told = undefined;
      for (const reader of readers) reader.fail(error);
    }
  });

  return {
    touch,
    get isEmpty() {
      return readers.size === 0;
    },
    join() {
      const reader = latestOnly<StandingsType>();
      readers.add(reader);
      if (told === undefined) touch();
      else reader.put(told);
      return reader;
    },
    leave(reader) {
      readers.delete(reader);
      reader.end();
    },
    close() {
      for (const reader of readers) reader.end();
    },
  };
}

/** Does the work whenever it is touched; of all touches while it is done, once more. */
function oneAfterAnother(work: () => Promise<void>): () => void {
  let isDue = false;
  let isAtWork = false;

  async function run(): Promise<void> {
    isAtWork = true;
    while (isDue) {
      isDue = false;
      await work();
    }
    isAtWork = false;
  }

  return () => {
    isDue = true;
    if (!isAtWork) void run();
  };
}
