/** Puts the packed form of every built file beside it, so that the api packs nothing while it serves. */
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const [brotli, zip] = [promisify(brotliCompress), promisify(gzip)];
const PACKABLE = /\.(js|css|html|svg|json)$/;
/** What is smaller is sent as fast as it is. */
const LEAST_BYTES = 1_024;

export const packedBeside = (): Plugin => ({
  name: 'packed-beside',
  apply: 'build',
  enforce: 'post',
  async generateBundle(_options, bundle) {
    const files = Object.values(bundle).filter(
      ({ fileName }) => PACKABLE.test(fileName) && !fileName.endsWith('.html'),
    );
    for (const file of files) {
      const bytes = Buffer.from(file.type === 'chunk' ? file.code : file.source);
      if (bytes.length < LEAST_BYTES) continue;
      const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
      const packed = { br: await brotli(bytes, { params }), gz: await zip(bytes, { level: 9 }) };
      for (const [ending, source] of Object.entries(packed)) {
        this.emitFile({ type: 'asset', fileName: `${file.fileName}.${ending}`, source });
      }
    }
  },
});
