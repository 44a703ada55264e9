import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Fault } from '../program/fault.js';
import { houseToken } from './house-token.js';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'scoresheet-house-'));
  vi.stubEnv('SCORESHEET_DATA', folder);
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true });
});

describe('the right of whoever holds the key', () => {
  it('is nothing where there is no key', async () => {
    expect(await houseToken()).toBeUndefined();
  });

  it('is refused in words where the key is open to others', async () => {
    const file = join(folder, 'installation.key');
    await writeFile(file, `${'0'.repeat(64)}\n`);
    await chmod(file, 0o644);
    await expect(houseToken()).rejects.toThrow(Fault);
    await expect(houseToken()).rejects.toThrow(/chmod 600/);
    await chmod(file, 0o600);
    expect(await houseToken()).toMatch(/^eyJ/);
  });
});
