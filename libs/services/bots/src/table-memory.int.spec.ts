import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { tablesInFolder, tablesInMemory, type TableMemory } from './table-memory.js';

const TABLE = { match: 'm-1', host: { actor: 'a-1', token: 'secret' } };

let parent: string;
let folder: string;
beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'scoresheet-bots-'));
  folder = join(parent, 'bots');
});
afterEach(() => rm(parent, { recursive: true }));

describe.each<[string, () => TableMemory]>([
  ['in a folder', () => tablesInFolder(folder)],
  ['in memory', () => tablesInMemory()],
])('Tables %s', (_where, open) => {
  it('are found again until they are forgotten', async () => {
    const memory = open();
    expect(await memory.recall('table-1')).toBeUndefined();
    await memory.keep('table-1', TABLE);
    await memory.keep('table-1', { ...TABLE, match: 'm-2' });
    expect(await memory.recall('table-1')).toEqual({ ...TABLE, match: 'm-2' });
    await memory.forget('table-1');
    await memory.forget('table-1');
    expect(await memory.recall('table-1')).toBeUndefined();
  });
});

describe('Tables in a folder', () => {
  it('survive the process, and are for their owner only', async () => {
    await tablesInFolder(folder).keep('table-1', TABLE);
    expect(await tablesInFolder(folder).recall('table-1')).toEqual(TABLE);
    expect(await readdir(folder)).toEqual(['table-1.json']);
    expect((await stat(join(folder, 'table-1.json'))).mode & 0o777).toBe(0o600);
    expect((await stat(folder)).mode & 0o777).toBe(0o700);
  });

  it.each(['', '{', '{"match":"m-1"}', 'null'])(
    'that cannot be read (%j) count as none',
    async (text) => {
      await tablesInFolder(folder).keep('table-1', TABLE);
      await writeFile(join(folder, 'table-1.json'), text);
      expect(await tablesInFolder(folder).recall('table-1')).toBeUndefined();
    },
  );
});
