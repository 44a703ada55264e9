import { expect, it } from 'vitest';
import { CONFIG, found } from '../healthy.spec-kit.js';
import { database } from './database.js';

it.each([{ is: 'absent' } as const, undefined])(
  'A database that answers or is not made yet is well',
  async (state) => {
    expect(await found(database, state ? { database: state } : {})).toEqual([]);
  },
);

it('A database that does not answer is told in its own words', async () => {
  const unreachable = { is: 'unreachable', says: 'PostgreSQL cannot be used: gone.' } as const;
  expect(await found(database, { database: unreachable })).toMatchObject([
    { grade: 'wrong', what: unreachable.says, todo: expect.stringContaining('npm start') },
  ]);
  const config = { ...CONFIG, database: { kind: 'postgres', url: 'postgres://x' } } as const;
  expect(await found(database, { database: unreachable, config })).toMatchObject([
    { todo: expect.stringContaining('DATABASE_URL') },
  ]);
});
