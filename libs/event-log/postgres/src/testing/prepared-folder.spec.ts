import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { copyPrepared, keptFor } from './prepared-folder.js';

describe('A prepared folder', () => {
  let place: string;
  let settings: readonly string[];
  let made: number;
  beforeEach(async () => {
    place = await mkdtemp(join(tmpdir(), 'scoresheet-copies-'));
    settings = [`--of-spec=${process.pid}`];
    made = 0;
  });
  afterEach(async () => {
    await rm(place, { recursive: true });
    await rm(keptFor(settings), { recursive: true, force: true });
  });

  async function make(folder: string): Promise<void> {
    made += 1;
    await mkdir(folder, { mode: 0o700 });
    await writeFile(join(folder, 'first'), 'one');
    await writeFile(join(folder, 'second'), 'two');
  }
  const copyTo = async (name: string): Promise<string> => {
    await copyPrepared(join(place, name), { settings, make });
    return join(place, name);
  };
  const contentOf = (folder: string) =>
    Promise.all(['first', 'second'].map((file) => readFile(join(folder, file), 'utf8')));

  it('is made once for all who want a copy at once, and each copy is whole', async () => {
    const copies = await Promise.all(['a', 'b', 'c'].map(copyTo));
    expect(made).toBe(1);
    const contents = await Promise.all(copies.map(contentOf));
    expect(contents).toEqual(Array(3).fill(['one', 'two']));
  });

  it('does not change with a copy', async () => {
    await writeFile(join(await copyTo('a'), 'first'), 'changed');
    expect(await contentOf(await copyTo('b'))).toEqual(['one', 'two']);
  });

  it('hands down modes and owners', async () => {
    await copyPrepared(join(place, 'a'), {
      settings,
      async make(folder) {
        await make(folder);
        await chmod(join(folder, 'first'), 0o600);
      },
    });
    const { mode, uid } = await stat(join(place, 'a'));
    expect([mode & 0o777, uid]).toEqual([0o700, process.getuid?.()]);
    expect((await stat(join(place, 'a', 'first'))).mode & 0o777).toBe(0o600);
  });

  it('is made from the start again if the attempt before it failed halfway', async () => {
    const halfway = async (folder: string) => {
      await make(folder);
      await rm(join(folder, 'second'));
      throw new Error('failed halfway');
    };
    const failing = copyPrepared(join(place, 'a'), { settings, make: halfway });
    await expect(failing).rejects.toThrow('failed halfway');
    expect([existsSync(join(place, 'a')), existsSync(keptFor(settings))]).toEqual([false, false]);
    expect(await contentOf(await copyTo('b'))).toEqual(['one', 'two']);
  });

  it('is whole although a process was killed while it copied', async () => {
    await mkdir(`${keptFor(settings)}.unfinished`, { recursive: true });
    await writeFile(join(`${keptFor(settings)}.unfinished`, 'half'), '');
    const copy = await copyTo('a');
    expect(await contentOf(copy)).toEqual(['one', 'two']);
    expect(existsSync(join(copy, 'half'))).toBe(false);
  });

  it('is another one for other settings', () => {
    expect(keptFor([...settings, '--more'])).not.toBe(keptFor(settings));
  });
});
