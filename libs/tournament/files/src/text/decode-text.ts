/** The text of a file: UTF-8, with or without a byte order mark, and with any line ends. */
import { MAX_FILE_BYTES } from '../limits.js';
import { findingsIn, type ProblemCode, type Read } from '../problem.js';
import { decodeUtf8 } from './utf8.js';

/** What a decoder puts in the place of bytes that are not UTF-8. */
const REPLACED = '\ufffd';
const SAVE_AS_UTF8 = 'save it as "CSV UTF-8", or as JSON in UTF-8';

/** Every line of the text ends in one "\n", whatever it ended in before. */
export function decodeText(bytes: Uint8Array): Read<string> {
  if (bytes.length > MAX_FILE_BYTES) {
    const most = `${MAX_FILE_BYTES / 1024 / 1024} MiB`;
    return broken('', 0, 'file-too-large', `the file is larger than ${most}; divide it`);
  }
  if (isUtf16(bytes)) {
    return broken('', 0, 'not-utf8', `the file is written in UTF-16; ${SAVE_AS_UTF8}`);
  }
  const text = decodeUtf8(bytes).replace(/\r\n?/g, '\n');
  if (text.trim() === '') {
    return broken(text, 0, 'file-empty', 'the file is empty; the first line names the columns');
  }
  const odd = text.search(new RegExp(`[\\0${REPLACED}]`));
  if (odd < 0) return { ok: true, value: text };
  const says = `here stands what is not UTF-8, or was lost when the file was saved; ${SAVE_AS_UTF8}`;
  return broken(text, odd, 'not-utf8', says);
}

const isUtf16 = ([first, second]: Uint8Array): boolean =>
  (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);

function broken(text: string, at: number, code: ProblemCode, says: string): Read<string> {
  const findings = findingsIn(text);
  findings.add(at, code, says);
  return findings.resultOf(text);
}
