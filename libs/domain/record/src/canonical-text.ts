/** Texts as canonical JSON writes them: whole ones, and those that are put together of pieces. */
import { InvariantViolation } from './invariant.js';
import { putByte, type Sheet } from './sheet.js';
import { encodeUtf8Into } from './utf8.js';

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const FIRST_PRINTABLE = 0x20;
const LAST_ASCII = 0x7f;

/** 1 for each code unit that is one byte and needs no escape: one look instead of four questions. */
const IS_PLAIN = new Uint8Array(0x1_0000).fill(1, FIRST_PRINTABLE, LAST_ASCII + 1);
IS_PLAIN[QUOTE] = 0;
IS_PLAIN[BACKSLASH] = 0;

/** From this length on, a look and the encoder together take less time than a walk. */
const LONG_TEXT = 100;
const PLAIN_TEXT = /^[ !#-[\]-~]*$/;

/** Nearly every text is plain ASCII and short, so one walk both looks and writes. */
export function isTextWritten(sheet: Sheet, text: string): boolean {
  const { bytes, at } = sheet;
  if (text.length >= LONG_TEXT && at + text.length < bytes.length && PLAIN_TEXT.test(text)) {
    bytes[at] = QUOTE;
    encodeUtf8Into(text, bytes.subarray(at + 1));
    bytes[at + 1 + text.length] = QUOTE;
    sheet.at = at + 2 + text.length;
    return true;
  }
  bytes[at] = QUOTE;
  for (let i = 0; i < text.length; i += 1) {
    const code = text.charCodeAt(i);
    if (IS_PLAIN[code] === 0) return isAnyTextWritten(sheet, text);
    bytes[at + 1 + i] = code;
  }
  bytes[at + 1 + text.length] = QUOTE;
  sheet.at = at + 2 + text.length;
  return true;
}

export const putQuote = (sheet: Sheet): void => putByte(sheet, QUOTE);

/** A piece of a longer text, without quotes: the pieces between two quotes make one text. */
export function putPiece(sheet: Sheet, piece: string): void {
  const { bytes, at } = sheet;
  for (let i = 0; i < piece.length; i += 1) {
    const code = piece.charCodeAt(i);
    if (IS_PLAIN[code] === 0) return putAnyPiece(sheet, piece);
    bytes[at + i] = code;
  }
  sheet.at = at + piece.length;
}

/** Written as a whole text, from which the quotes are taken. */
function putAnyPiece(sheet: Sheet, piece: string): void {
  const from = sheet.at;
  if (!isAnyTextWritten(sheet, piece)) throw new InvariantViolation('half a character');
  sheet.bytes.copyWithin(from, from + 1, sheet.at - 1);
  sheet.at -= 2;
}

const LONE_SURROGATE = /\p{Surrogate}/u;
const BYTES_PER_UNIT = 3;

// JSON.stringify escapes exactly what the RFC wants escaped, once lone surrogates are ruled out.
function isAnyTextWritten(sheet: Sheet, text: string): boolean {
  if (LONE_SURROGATE.test(text)) return false;
  const quoted = JSON.stringify(text);
  const { bytes, at } = sheet;
  const most = quoted.length * BYTES_PER_UNIT;
  // Half a text would look like a whole one: `fill` has to see that there was no room.
  if (at + most > bytes.length) sheet.at += most;
  else sheet.at += encodeUtf8Into(quoted, bytes.subarray(at));
  return true;
}
