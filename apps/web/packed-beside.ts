/** Puts the packed form of every built file beside it, so that the api packs nothing while it serves. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const [brotli, zip] = [promisify(brotliCompress), promisify(gzip)];
const PACKABLE = /\.(js|css|svg|json)$/;
/** What is smaller is sent as fast as it is. */
const LEAST_BYTES = 1_024;
/** The best quality, 11, takes eighteen times as long for 7 % fewer bytes, at everybody's first start. */
const BROTLI_QUALITY = 9;

/** Packs what was written: while a bundle is made, others still change its chunks. */
export const packedBeside = (): Plugin => ({
  name: 'packed-beside',
  apply: 'build',
  async writeBundle({ dir = '' }, bundle) {
    const files = Object.keys(bundle).filter((name) => PACKABLE.test(name));
    await Promise.all(files.map((file) => pack(join(dir, file))));
  },
});

async function pack(file: string): Promise<void> {
  const bytes = await readFile(file);
  if (bytes.length < LEAST_BYTES) return;
  const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY };
  await writeFile(`${file}.br`, await brotli(bytes, { params }));
  await writeFile(`${file}.gz`, await zip(bytes, { level: 9 }));
}
