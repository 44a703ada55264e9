import { chmod, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { installationKey, KEY_BYTES, KeyRefused } from './installation-key.js';

let folder: string;
let file: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'scoresheet-key-'));
  file = join(folder, 'data', 'installation.key');
});
afterEach(() => rm(folder, { recursive: true }));

describe('the installation key', () => {
  it('is created once, for nobody else to read, and stays', async () => {
    const key = await installationKey(file);

    expect(key).toHaveLength(KEY_BYTES);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(await installationKey(file)).toEqual(key);
    expect(await readdir(join(folder, 'data'))).toEqual(['installation.key']);
  });

  it('is the same for all who start at once', async () => {
    const keys = await Promise.all(Array.from({ length: 8 }, () => installationKey(file)));
    expect(new Set(keys.map((key) => key.join()))).toHaveProperty('size', 1);
  });

  it('differs from installation to installation', async () => {
    expect(await installationKey(file)).not.toEqual(await installationKey(`${file}.other`));
  });

  it.each([0o640, 0o604, 0o644, 0o660])('is refused when its mode is %o', async (mode) => {
    await installationKey(file);
    await chmod(file, mode);
    await expect(installationKey(file)).rejects.toThrow(`chmod 600 ${file}`);
  });

  it('is refused when the file holds no key, without showing what it holds', async () => {
    await installationKey(file);
    const text = await readFile(file, 'utf8');
    for (const wrong of ['', text.trim(), `${text}\n`, text.slice(2), `x${text.slice(1)}`]) {
      await writeFile(file, wrong);
      const refusal = await installationKey(file).catch((error: unknown) => error);
      expect(refusal).toBeInstanceOf(KeyRefused);
      expect(String(refusal)).toContain('holds no key');
      expect(String(refusal)).not.toContain(text.slice(3, 12));
    }
  });
});
