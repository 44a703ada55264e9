import {
  openDatabase,
  openEventLog,
  readConfig,
  startEmbeddedPostgres,
} from '@scoresheet/services-runtime';
import { rebuildMatches } from '@scoresheet/services-projector';
import { expect, it } from 'vitest';
import { historyBench } from './history.bench.js';
import { EVENTS_OF_A_MATCH } from './written-history.js';

it('The history is as projectors leave it, and is there with and without its archive', async () => {
  const found: unknown[] = [];
  const { rows } = await historyBench({
    events: 3 * EVENTS_OF_A_MATCH,
    starts: 1,
    async start({ SCORESHEET_DATA: dataFolder = '' }) {
      const postgres = await startEmbeddedPostgres({ dataFolder });
      const database = await openDatabase(postgres.url);
      const { eventLog } = readConfig({});
      const log = await openEventLog({ eventLog, databaseUrl: postgres.url });
      found.push(await rebuildMatches({ log, database }, { compareOnly: true }));
      await log.close();
      await database.destroy();
      await postgres.stop();
      return 1;
    },
  });
  expect(found).toMatchObject([
    { matches: 3, entries: 3 * EVENTS_OF_A_MATCH, differing: 0 },
    { matches: 0, entries: 0 },
  ]);
  expect(rows.map(({ figure, goal }) => [figure, goal])).toEqual([
    [1, 'under 5,000 ms'],
    [1, undefined],
  ]);
}, 60_000);
