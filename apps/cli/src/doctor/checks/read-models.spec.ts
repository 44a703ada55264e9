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
  ['empty', { archived: 7, missing: 7, differing: 0 }, 'lists are empty, but the archive has 7'],
  ['short', { archived: 7, missing: 2, differing: 0 }, '2 are in no list'],
  ['old', { archived: 7, missing: 0, differing: 3 }, '3 are listed with another number'],
])('Lists that are %s are wrong, with how they are mended', async (_, listed, what) => {
  const database = healthyDatabase({ listed });
  expect(await found(readModels, { database })).toMatchObject([
    {
      ...{ grade: 'wrong', what: expect.stringContaining(what) },
      todo: expect.stringContaining('scoresheet rebuild'),
    },
  ]);
});
