import { expect, it } from 'vitest';
import { found } from '../healthy.spec-kit.js';
import type { FolderState } from '../probes.js';
import { dataFolder, LEAST_FREE_BYTES } from './data-folder.js';

const folder = (state: FolderState) => found(dataFolder, { probes: { folder: async () => state } });
const there = { is: 'there', writable: true, freeBytes: LEAST_FREE_BYTES } as const;

it('A data folder with room that can be written to is well', async () => {
  expect(await folder(there)).toEqual([]);
});

it('Where there is none yet, nothing is wrong, and a person is told', async () => {
  expect(await folder({ is: 'missing' })).toMatchObject([{ grade: 'note' }]);
});

it.each<[string, FolderState, string]>([
  ['a file in its place', { is: 'no folder' }, 'is not a folder'],
  ['a folder of somebody else', { ...there, writable: false }, 'cannot be written to'],
  ['a disk that is almost full', { ...there, freeBytes: LEAST_FREE_BYTES - 1 }, 'Only 511 MB are'],
  ['a full disk', { ...there, freeBytes: 0 }, 'There is no room left: only 0 MB are free'],
])('%s is told', async (_, state, what) => {
  const [finding] = await folder(state);
  expect(finding).toMatchObject({ grade: 'wrong', what: expect.stringContaining(what) });
});
