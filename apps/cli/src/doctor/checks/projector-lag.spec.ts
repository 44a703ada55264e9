import { expect, it } from 'vitest';
import { found, healthyDatabase, reader } from '../healthy.spec-kit.js';
import type { ReaderPosition } from '../probes.js';
import { MOST_BEHIND, projectorLag } from './projector-lag.js';

const readers = (...all: readonly ReaderPosition[]) =>
  found(projectorLag, { database: healthyDatabase({ readers: all }) });

it('A projector a moment behind is well, and a worker is none', async () => {
  const worker = reader({ who: 'worker', next: 0, end: 99_999 });
  expect(await readers(reader({ next: 0, end: MOST_BEHIND }), worker)).toEqual([]);
});

it('A projector far behind in all its partitions together, of whatever records, is told', async () => {
  const one = reader({ next: 0, end: MOST_BEHIND });
  const two = reader({ topic: 'tournament.events', next: 0, end: 1 });
  const [finding] = await readers(one, two);
  expect(finding).toMatchObject({
    grade: 'wrong',
    what: expect.stringContaining(`${MOST_BEHIND + 1} entries`),
  });
});

it('A projector that stands still is told, however little waits for it', async () => {
  const place = { topic: 'tournament.events', partition: 3 };
  const still = reader({ ...place, next: 6, end: 7, standsStill: true });
  const what = 'stuck in partition 3 of tournament.events: 1 entries wait';
  expect(await readers(reader(), still)).toMatchObject([
    { grade: 'wrong', what: expect.stringContaining(what) },
  ]);
});
