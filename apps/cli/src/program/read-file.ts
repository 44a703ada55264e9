/** Reads files that a person named, and says plainly which one is not there. */
import { similarNames } from '@scoresheet/rules-engine';
import { readdir, readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { Fault, meant } from './fault.js';

export async function readNamedFile(file: string): Promise<Buffer> {
  try {
    return await readFile(file);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ENOTDIR') throw await noSuchFile(file);
    if (code === 'EISDIR') {
      throw new Fault('unreadable-file', `"${file}" is a folder; name the files in it.`);
    }
    throw new Fault('unreadable-file', `"${file}" cannot be read (${code ?? 'unknown reason'}).`);
  }
}

async function noSuchFile(file: string): Promise<Fault> {
  const folder = dirname(file);
  const names = await readdir(folder).catch(() => undefined);
  if (!names) return new Fault('no-such-file', `there is no folder "${folder}"; check the path.`);
  const similar = similarNames(basename(file), names).map((name) => join(folder, name));
  const hint = meant(similar);
  return new Fault('no-such-file', `there is no file "${file}".${hint || ' Check the path.'}`);
}
