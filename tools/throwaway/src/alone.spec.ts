import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { alone } from './alone.js';

describe('Work under a lock', () => {
  let folder: string;
  let lockFile: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'scoresheet-lock-'));
    lockFile = join(folder, 'lock');
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('is done by one at a time', async () => {
    const happened: string[] = [];
    const work = (name: string) =>
      alone(lockFile, async () => {
        happened.push(`${name} begins`);
        await writeFile(join(folder, name), '');
        happened.push(`${name} ends`);
      });
    await Promise.all([work('a'), work('b'), work('c')]);
    const begun = happened.filter((_, index) => index % 2 === 0);
    expect(happened).toEqual(begun.flatMap((one) => [one, one.replace('begins', 'ends')]));
    expect(begun).toHaveLength(3);
    expect(existsSync(lockFile)).toBe(false);
  });

  it('lets the next one in when it fails', async () => {
    const failing = alone(lockFile, () => Promise.reject(new Error('failed')));
    await expect(failing).rejects.toThrow('failed');
    expect(await alone(lockFile, () => Promise.resolve('done'))).toBe('done');
  });

  it('does not wait for whoever died with the lock in hand', async () => {
    const holder = spawn('true');
    await once(holder, 'exit');
    await writeFile(lockFile, `${holder.pid}`);
    expect(await alone(lockFile, () => Promise.resolve('done'))).toBe('done');
  });
});
