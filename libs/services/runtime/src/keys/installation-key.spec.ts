import { chmod, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createInstallationKey, KeyRefused, readInstallationKeys } from './installation-key.js';

let folder: string;
let file: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'scoresheet-key-'));
  file = join(folder, 'data', 'installation.key');
});
afterEach(() => rm(folder, { recursive: true }));

const isNew = () => Promise.resolve(false);

describe('the installation key', () => {
  it('is created once, for nobody else to read, and stays', async () => {
    const key = await createInstallationKey(file, isNew);

    expect(key).toEqual([{ key: expect.any(Uint8Array), fromMs: 0, endsTokens: false }]);
    expect(key[0].key).toHaveLength(32);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(await createInstallationKey(file, isNew)).toEqual(key);
    expect(await readInstallationKeys(file)).toEqual(key);
    expect(await readdir(join(folder, 'data'))).toEqual(['installation.key']);
  });

  it('is the same for all who start at once', async () => {
    const keys = await Promise.all(
      Array.from({ length: 8 }, () => createInstallationKey(file, isNew)),
    );
    expect(new Set(keys.map(([{ key }]) => key.join()))).toHaveProperty('size', 1);
  });

  it('differs from installation to installation', async () => {
    const key = await createInstallationKey(file, isNew);
    expect(await createInstallationKey(`${file}.other`, isNew)).not.toEqual(key);
  });

  it('is not made where an installation has begun without this file', async () => {
    expect(await readInstallationKeys(file)).toBeUndefined();
    const refusal = await createInstallationKey(file, () => Promise.resolve(true)).catch(
      (error: unknown) => error,
    );
    expect(refusal).toBeInstanceOf(KeyRefused);
    expect(String(refusal)).toContain(`There is no ${file}`);
    expect(await readdir(folder)).toEqual([]);
  });

  it('is that of a process that began at the same moment', async () => {
    const began = async () => {
      await createInstallationKey(file, isNew);
      return true;
    };
    const key = await createInstallationKey(file, began);
    expect(await readInstallationKeys(file)).toEqual(key);
  });

  it.each([0o640, 0o604, 0o644, 0o660])('is refused when its mode is %o', async (mode) => {
    await createInstallationKey(file, isNew);
    await chmod(file, mode);
    await expect(readInstallationKeys(file)).rejects.toThrow(`chmod 600 ${file}`);
  });

  it('is refused when the file holds no key, without showing what it holds', async () => {
    await createInstallationKey(file, isNew);
    const text = await readFile(file, 'utf8');
    for (const wrong of ['', text.trim(), `${text}\n`, text.slice(2), `x${text.slice(1)}`]) {
      await writeFile(file, wrong);
      const refusal = await readInstallationKeys(file).catch((error: unknown) => error);
      expect(refusal).toBeInstanceOf(KeyRefused);
      expect(String(refusal)).toContain('holds no key');
      expect(String(refusal)).not.toContain(text.slice(3, 12));
    }
  });
});
