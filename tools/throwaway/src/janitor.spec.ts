import { existsSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { hireJanitor } from './janitor.js';

it('A janitor waits until they are let go, and has tidied up then', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'scoresheet-janitor-'));
  const janitor = hireJanitor('rmdir "$1"', folder);
  expect(existsSync(folder)).toBe(true);
  await janitor.letGo();
  expect(existsSync(folder)).toBe(false);
});
