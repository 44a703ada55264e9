import { expect, it } from 'vitest';
import { found, healthyDatabase } from '../healthy.spec-kit.js';
import { readModels } from './read-models.js';

it('Lists that this version has made are fine', async () => {
  expect(await found(readModels)).toEqual([]);
});

it('Lists of another version are worth knowing, with how they are made anew', async () => {
  const database = healthyDatabase({ listsCurrent: false });
  expect(await found(readModels, { database })).toMatchObject([
    { grade: 'note', todo: expect.stringContaining('scoresheet rebuild') },
  ]);
});

it.each([
  ['empty', { missing: 7 }, 'lists are empty, but the archive has 7'],
  ['short', { missing: 2 }, '2 are in no list'],
  ['old', { differing: 3 }, '3 are listed with the wrong number of events, and 0 '],
  [
    'others',
    { otherHead: 1 },
    '1 with the wrong last event (by its hash); the first of them is m-1',
  ],
])('Lists that are %s are wrong, with how they are mended', async (_, faults, what) => {
  const none = { archived: 7, missing: 0, differing: 0, otherHead: 0 };
  const database = healthyDatabase({ listed: { ...none, example: 'm-1', ...faults } });
  expect(await found(readModels, { database })).toMatchObject([
    {
      ...{ grade: 'wrong', what: expect.stringContaining(what) },
      todo: expect.stringContaining('scoresheet rebuild'),
    },
  ]);
});
