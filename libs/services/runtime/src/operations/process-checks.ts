/** What `/readyz` looks at. The words are for whoever is woken up by them. */
import { LogError, type EventLog, type PartitionRef } from '@scoresheet/event-log-port';
import type { DataSource } from 'typeorm';
import type { Check, Finding } from './checks.js';
import type { ReaderLag } from './reader-lag.js';

/** A reader that is further behind shows what was, and accepts what it cannot confirm. */
export const MAX_READER_LAG_SECONDS = 30;

/** `starting` until everything is there, `ending` from the first wish to stop. */
export type Stage = 'starting' | 'running' | 'ending';

export const stageCheck = (stage: () => Stage): Check => ({
  name: 'process',
  examine() {
    switch (stage()) {
      case 'starting':
        return 'This process is starting. Wait for it.';
      case 'ending':
        return 'This process is stopping; it finishes what it has begun.';
      case 'running':
        return undefined;
    }
  },
});

export const logCheck = (log: Pick<EventLog, 'end'>, of: PartitionRef): Check => ({
  name: 'log',
  async examine() {
    try {
      await log.end(of);
      return undefined;
    } catch (error) {
      if (error instanceof LogError) return error.message;
      throw error;
    }
  },
});

export const databaseCheck = (database: Pick<DataSource, 'query'>): Check => ({
  name: 'database',
  async examine() {
    try {
      await database.query('select 1');
      return undefined;
    } catch (error) {
      // The message of a driver may hold a user's name or an address; its code says enough.
      const { code = 'no answer' } = error as { code?: string };
      return `PostgreSQL does not answer (${code}). Check that it runs and can be reached.`;
    }
  },
});

export const lagCheck = (lags: () => readonly ReaderLag[]): Check => ({
  name: 'lag',
  examine(): Finding {
    const [worst, ...others] = lags()
      .filter(({ seconds }) => seconds > MAX_READER_LAG_SECONDS)
      .toSorted((a, b) => b.seconds - a.seconds);
    if (worst === undefined) return undefined;
    const { reader, topic, partition, entries, seconds } = worst;
    const more = others.length === 0 ? '' : `, and ${others.length} other readers are late`;
    return (
      `The reader "${reader}" is ${entries} entries and ${Math.round(seconds)} s behind in ` +
      `partition ${partition} of ${topic} (limit ${MAX_READER_LAG_SECONDS} s)${more}.`
    );
  },
});
