import { expect, it } from 'vitest';
import { found, healthyDatabase } from '../healthy.spec-kit.js';
import { suspendedMatches } from './suspended-matches.js';

const suspended = (...ids: readonly string[]) =>
  found(suspendedMatches, { database: healthyDatabase({ suspended: ids }) });

it('No match that stands still is well', async () => {
  expect(await suspended()).toEqual([]);
});

it('Matches that stand still are named, the first of them', async () => {
  const [finding] = await suspended('m-1', 'm-2', 'm-3', 'm-4', 'm-5');
  expect(finding).toMatchObject({
    grade: 'wrong',
    what: '5 matches are suspended: m-1, m-2, m-3 and 2 more.',
    todo: expect.stringContaining('scoresheet void ID --reason'),
  });
});
