import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeFolder } from './make-folder.js';

let above: string;
beforeEach(() => {
  above = mkdtempSync(join(tmpdir(), 'scoresheet-folders-'));
});
afterEach(() => rmSync(above, { recursive: true }));

describe('A folder', () => {
  it('is made with those above it, and may be there already', () => {
    const folder = join(above, 'data', 'log');
    makeFolder(folder);
    makeFolder(folder);
    expect(statSync(folder).isDirectory()).toBe(true);
  });

  it('is not made where a file stands in the way', () => {
    writeFileSync(join(above, 'data'), '');
    expect(() => makeFolder(join(above, 'data', 'log'))).toThrow(/ENOTDIR|EEXIST/);
  });

  it('on a disk that is read-only is refused as that', () => {
    const made: string[] = [];
    const onReadOnlyDisk = (folder: string, options?: { readonly recursive: boolean }) => {
      const code = options?.recursive ? 'ENOENT' : 'EROFS';
      made.push(folder);
      throw Object.assign(new Error(code), { code });
    };
    const folder = join(above, 'data', 'log');
    expect(() => makeFolder(folder, onReadOnlyDisk)).toThrow('EROFS');
    expect(made).toEqual([folder, join(above, 'data')]);
  });
});
