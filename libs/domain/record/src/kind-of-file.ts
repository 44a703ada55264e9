/** What an export is the record of, by the record's name in its first line. */
import type { RecordKind } from './record-id.js';

const HEAD_BYTES = 512;
const NEWLINE = 0x0a;

/** What is no export at all is called a match, whose verification says what is wrong with it. */
export function kindOfFile(bytes: Uint8Array): RecordKind {
  const head = bytes.subarray(0, HEAD_BYTES);
  const end = head.indexOf(NEWLINE);
  const line = String.fromCharCode(...head.subarray(0, end < 0 ? HEAD_BYTES : end));
  return line.includes('"record":"t-') ? 'tournament' : 'match';
}
