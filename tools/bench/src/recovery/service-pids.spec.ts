import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { pidOf } from './service-pids.js';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'scoresheet-pids-'));
  await mkdir(join(folder, 'log'));
  const lines = [
    { msg: 'something else' },
    { started: 'api', child: 11 },
    { started: 'projector', child: 12 },
    { died: 'api' },
    { started: 'api', child: 13 },
  ];
  const text = lines.map((line) => `${JSON.stringify(line)}\n`).join('');
  await writeFile(join(folder, 'log', 'scoresheet.log'), text);
});
afterAll(() => rm(folder, { recursive: true }));

it('finds the process that lives now', async () => {
  expect(await pidOf(folder, 'api')).toBe(13);
  expect(await pidOf(folder, 'projector')).toBe(12);
});

it('finds none where none was started', async () => {
  await expect(pidOf(folder, 'match-service')).rejects.toThrow('No match-service was started.');
});
