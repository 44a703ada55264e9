import { describe, expect, it } from 'vitest';
import { problemsOf, valueOf, wordsOf } from '../files.spec-kit.js';
import { MAX_FILE_BYTES } from '../limits.js';
import { decodeText } from './decode-text.js';
import { encodeUtf8 } from './utf8.js';

describe('The text of a file', () => {
  it('is read without its byte order mark, whatever its lines end in', () => {
    expect(valueOf(decodeText(encodeUtf8('\ufeffä\r\nb\rc\nd')))).toBe('ä\nb\nc\nd');
  });

  it.each([
    ['nothing', ''],
    ['blank lines', ' \r\n\t\n'],
    ['a byte order mark alone', '\ufeff'],
  ])('is missing: %s', (_what, text) => {
    expect(problemsOf(decodeText(encodeUtf8(text)))).toEqual(['1:1 file-empty']);
  });

  it.each([
    ['little end first', [0xff, 0xfe, 0x41, 0x00]],
    ['big end first', [0xfe, 0xff, 0x00, 0x41]],
  ])('is refused in UTF-16, %s', (_what, bytes) => {
    const read = decodeText(Uint8Array.from(bytes));
    expect(problemsOf(read)).toEqual(['1:1 not-utf8']);
    expect(wordsOf(read)[0]).toContain('save it as "CSV UTF-8"');
  });

  it('is refused in the letters of an old Windows, at the first that differs', () => {
    const bytes = Uint8Array.from([...encodeUtf8('name\nAda\nJ'), 0xfc, 0x72, 0x67]);
    expect(problemsOf(decodeText(bytes))).toEqual(['3:2 not-utf8']);
  });

  it.each([
    ['UTF-16 without a mark', 'n\0a\0m\0e\0', '1:2 not-utf8'],
    ['a name that was lost before', 'name\nJ\ufffdrg', '2:2 not-utf8'],
  ])('is refused: %s', (_what, text, problem) => {
    expect(problemsOf(decodeText(encodeUtf8(text)))).toEqual([problem]);
  });

  it('is as large as the limit says, and no larger', () => {
    const largest = new Uint8Array(MAX_FILE_BYTES).fill(0x61);
    expect(decodeText(largest).ok).toBe(true);
    const larger = decodeText(new Uint8Array(MAX_FILE_BYTES + 1).fill(0x61));
    expect(problemsOf(larger)).toEqual(['1:1 file-too-large']);
    expect(wordsOf(larger)).toEqual(['the file is larger than 16 MiB; divide it']);
  });
});
