import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { NoRoom } from '../room/no-room.js';
import { ProgramFailed } from './postgres-program.js';
import { startFailure } from './start-failure.js';

const RAW =
  'pg_ctl failed: waiting for server to start.... stopped waiting\n' +
  'pg_ctl: could not start server\nExamine the log output.';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'scoresheet-words-'));
  await mkdir(join(folder, 'log'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const wordsAfter = async (last: string, sinceMs = 0): Promise<string> => {
  await writeFile(join(folder, 'log', 'postgres-Sun.log'), `LOG:  starting\n${last}\n`);
  return (await startFailure(folder, new ProgramFailed(RAW), sinceMs)).message;
};

it.each([
  ['FATAL:  data directory "/x" has wrong ownership', /Give it back to the user/],
  ['FATAL:  data directory "/x" has invalid permissions', /mode 0700/],
  ['LOG:  could not bind IPv4 address "127.0.0.1"', /port was taken/],
  ['FATAL:  could not map anonymous shared memory: Cannot allocate memory', /not enough memory/],
  ['PANIC:  could not locate a valid checkpoint record', /damaged\. Put .* back from a backup/],
  ['FATAL:  could not open file: Read-only file system', /disk of .* is read-only/],
  ['FATAL:  something that nobody knows', /Do what its own words say/],
])('%s becomes a sentence with what to do', async (last, says) => {
  const words = await wordsAfter(last);
  expect(words).toMatch(/^The embedded PostgreSQL does not start\. [A-Z]/);
  expect(words).toMatch(says);
  expect(words).toContain(join(folder, 'log'));
  expect(words).not.toContain('pg_ctl');
});

it('A full disk is told as such, with what to do', async () => {
  await writeFile(join(folder, 'start.log'), 'FATAL: could not write: No space left on device\n');
  const failure = await startFailure(folder, new ProgramFailed(RAW), 0);
  expect(failure).toBeInstanceOf(NoRoom);
  expect(failure.message).toMatch(/Make room there/);
});

it('Words of an earlier start explain nothing', async () => {
  const later = Date.now() + 60_000;
  expect(await wordsAfter('PANIC:  could not locate a valid checkpoint record', later)).toMatch(
    /Do what its own words say/,
  );
});
