import { expect, it } from 'vitest';
import { found, healthyDatabase } from '../healthy.spec-kit.js';
import { suspendedMatches, suspendedTournaments } from './suspended-records.js';

const suspended = (match: readonly string[], tournament: readonly string[] = []) =>
  healthyDatabase({ suspended: { match, tournament } });

it('No record that stands still is well', async () => {
  expect(await found(suspendedMatches, { database: suspended([], ['t-1']) })).toEqual([]);
  expect(await found(suspendedTournaments, { database: suspended(['m-1']) })).toEqual([]);
});

it('Matches that stand still are named, the first of them', async () => {
  const database = suspended(['m-1', 'm-2', 'm-3', 'm-4', 'm-5']);
  const [finding] = await found(suspendedMatches, { database });
  expect(finding).toMatchObject({
    grade: 'wrong',
    what: '5 matches are suspended: m-1, m-2, m-3 and 2 more.',
    todo: expect.stringContaining('scoresheet void ID --reason'),
  });
});

it('A tournament that stands still is named, with what to do', async () => {
  const [finding] = await found(suspendedTournaments, { database: suspended([], ['t-1']) });
  expect(finding).toMatchObject({
    grade: 'wrong',
    what: '1 tournaments are suspended: t-1.',
    todo: expect.stringContaining('scoresheet void ID --reason'),
  });
});
