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
