import { expect, it } from 'vitest';
import { found, healthyDatabase } from '../healthy.spec-kit.js';
import { eventLog } from './event-log.js';

it('A log that can be read, and is not being moved, is fine', async () => {
  expect(await found(eventLog)).toEqual([]);
});

it('A log that cannot be read is told in its own words', async () => {
  const database = healthyDatabase({ logProblem: 'Kafka did not answer.' });
  expect(await found(eventLog, { database })).toMatchObject([
    { grade: 'wrong', what: 'Kafka did not answer.', todo: expect.stringContaining('KAFKA_') },
  ]);
});

it('A copy that was begun is worth knowing', async () => {
  const database = healthyDatabase({ copyBegun: true });
  expect(await found(eventLog, { database })).toMatchObject([
    { grade: 'note', todo: expect.stringContaining('scoresheet log copy') },
  ]);
});
