import { FORMAT } from '../table/shape.js';
import { encodeUtf8 } from '../text/utf8.js';

/** A file of its kind, as people read it: one value a line. */
export const writeJson = (kind: string, rows: readonly object[]): Uint8Array =>
  encodeUtf8(`${JSON.stringify({ format: FORMAT, [kind]: rows }, null, 2)}\n`);
