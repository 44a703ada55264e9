import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { pack, unpack } from './archive-file.js';

const PADDING_BYTES = 32 * 1024 * 1024;

let folder: string;
const pathOf = (name: string) => join(folder, name);
const words = randomBytes(100_000).toString('hex');

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'scoresheet-archive-'));
  await writeFile(pathOf('words'), words);
  await pack(folder, ['words'], pathOf('packed'));
  await rm(pathOf('words'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe('A packed folder', () => {
  it('is unpacked as it was', async () => {
    await unpack(pathOf('packed'), folder);
    expect(await readFile(pathOf('words'), 'utf8')).toBe(words);
  });

  it('is unpacked where tar ends before it has taken all that follows the archive', async () => {
    await repacked((archive) => Buffer.concat([archive, Buffer.alloc(PADDING_BYTES)]));
    await unpack(pathOf('packed'), folder);
    expect(await readFile(pathOf('words'), 'utf8')).toBe(words);
  });

  it('is refused where a part of it is missing', async () => {
    await repacked((archive) => archive.subarray(0, archive.length >> 1));
    await expect(unpack(pathOf('packed'), folder)).rejects.toThrow(/tar ended with 2/);
  });

  it('is refused where it does not decompress', async () => {
    const packed = await readFile(pathOf('packed'));
    await writeFile(pathOf('packed'), packed.subarray(0, packed.length - 10));
    await expect(unpack(pathOf('packed'), folder)).rejects.toThrow(/unexpected end of file/);
  });
});

async function repacked(changed: (archive: Buffer) => Buffer): Promise<void> {
  const archive = brotliDecompressSync(await readFile(pathOf('packed')));
  await writeFile(pathOf('packed'), brotliCompressSync(changed(archive)));
}
