import { expect, it } from 'vitest';
import { found, healthyDatabase } from '../healthy.spec-kit.js';
import type { ReadDatabase } from '../probes.js';
import { schema } from './schema.js';

const inside = (changed: Partial<ReadDatabase>) =>
  found(schema, { database: healthyDatabase(changed) });

it('Tables of this version are well', async () => {
  expect(await inside({})).toEqual([]);
});

it.each<[string, Partial<ReadDatabase>]>([
  ['the log’s', { logVersion: 2 }],
  ['the services’', { unknown: ['Later1800000000000'] }],
])('Newer tables are wrong: %s', async (_, changed) => {
  expect(await inside(changed)).toMatchObject([
    { grade: 'wrong', todo: expect.stringContaining('newer Scoresheet') },
  ]);
});

it.each<[string, Partial<ReadDatabase>]>([
  ['the log’s', { logVersion: undefined }],
  ['the services’', { pending: ['Match1795000000002'] }],
])('Older tables are noted: %s', async (_, changed) => {
  expect(await inside(changed)).toMatchObject([{ grade: 'note' }]);
});
