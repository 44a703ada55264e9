import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { KEPT_FILES, LogFile } from './log-file.js';

const LINE = `${JSON.stringify({ msg: 'x'.repeat(80) })}\n`;

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'scoresheet-log-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

it('A file is put aside while the process runs, and the oldest go', async () => {
  const maxBytes = 10 * LINE.length;
  const file = new LogFile(join(folder, 'own.log'), { maxBytes });
  for (let i = 0; i < 100; i += 1) file.write(LINE);
  const names = (await readdir(folder)).toSorted();
  expect(names).toEqual(['own.log', 'own.log.1', 'own.log.2']);
  expect(names).toHaveLength(1 + KEPT_FILES);
  for (const name of names) {
    expect((await stat(join(folder, name))).size).toBe(maxBytes);
    expect((await stat(join(folder, name))).mode & 0o777).toBe(0o600);
  }
});

it('Where nothing can be written, lines are left out and whoever logs is not troubled', async () => {
  let dropped = 0;
  const file = new LogFile('/dev/full', { onDropped: () => (dropped += 1) });
  for (let i = 0; i < 5; i += 1) file.write(LINE);
  expect(dropped).toBe(5);
});

it('A file that cannot be put aside grows no further', async () => {
  let dropped = 0;
  const maxBytes = LINE.length;
  const file = new LogFile(join(folder, 'own.log'), { maxBytes, onDropped: () => (dropped += 1) });
  file.write(LINE);
  await rm(folder, { recursive: true });
  file.write(LINE);
  expect(dropped).toBe(1);
});

it('Lines go on after those that were there', async () => {
  const path = join(folder, 'own.log');
  new LogFile(path).write(LINE);
  new LogFile(path).write(LINE);
  expect(await readFile(path, 'utf8')).toBe(LINE + LINE);
});
