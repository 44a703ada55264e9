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
  let isDue = false;
  let isReckoning = false;

  async function run(): Promise<void> {
    isReckoning = true;
    try {
      while (isDue && readers.size > 0) {
        isDue = false;
        told = await reckon();
        for (const reader of readers) reader.put(told);
      }
    } catch (error) {
      told = undefined;
      for (const reader of readers) reader.fail(error);
    } finally {
      isReckoning = false;
    }
  }

  function touch(): void {
    isDue = true;
    if (!isReckoning) void run();
  }

  return {
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
    touch,
    close() {
      for (const reader of readers) reader.end();
    },
  };
}
