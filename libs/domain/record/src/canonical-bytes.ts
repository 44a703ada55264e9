/**
 * The one writer of canonical JSON (RFC 8785). It writes UTF-8 bytes straight onto a sheet, which
 * takes half the time of building texts and encoding them: what is written is hashed and stored as
 * bytes anyway.
 */
import { InvariantViolation } from './invariant.js';
import { problemIn } from './canonical-problem.js';
import { MAX_JSON_DEPTH } from './json-depth.js';
import { encodeUtf8Into } from './utf8.js';

/** A buffer that is used again and again, and how far it is filled. */
export interface Sheet {
  bytes: Uint8Array;
  at: number;
}

const FIRST_SHEET_BYTES = 16 * 1024;

export const newSheet = (): Sheet => ({ bytes: new Uint8Array(FIRST_SHEET_BYTES), at: 0 });

/**
 * Fills a sheet from its beginning. A typed array passes over what is written behind its end while
 * `at` goes on counting: so nothing is checked on the way, and what did not fit is written once
 * more on a sheet that is large enough.
 */
export function fill<T>(sheet: Sheet, write: (sheet: Sheet) => T): T {
  for (;;) {
    sheet.at = 0;
    const written = write(sheet);
    if (sheet.at <= sheet.bytes.length) return written;
    sheet.bytes = new Uint8Array(2 * sheet.at);
  }
}

/** `depth` is how deep in a larger value it stands. Throws for what cannot stand in the record. */
export function putValue(sheet: Sheet, value: unknown, depth: number): void {
  if (isWritten(sheet, value, depth)) return;
  throw new InvariantViolation(`not a value of the record: ${problemIn(value)}`);
}

/** For texts of ASCII that need no escape: brackets, commas, hex digits. */
export function putPlain(sheet: Sheet, text: string): void {
  const { bytes, at } = sheet;
  for (let i = 0; i < text.length; i += 1) bytes[at + i] = text.charCodeAt(i);
  sheet.at = at + text.length;
}

/** Most numbers are seats and small counts: one digit. */
function putInteger(sheet: Sheet, value: number): void {
  if (value >= 0 && value < 10) putByte(sheet, DIGIT_0 + value);
  else putPlain(sheet, `${value}`);
}

/** What was written before, once more. */
export function putAgain(sheet: Sheet, from: number, to: number): void {
  sheet.bytes.copyWithin(sheet.at, from, to);
  sheet.at += to - from;
}

/** False when the value, or something in it, has no canonical form. */
export function isWritten(sheet: Sheet, value: unknown, depth: number): boolean {
  switch (typeof value) {
    case 'string':
      return isTextWritten(sheet, value);
    case 'number':
      if (!Number.isSafeInteger(value) || Object.is(value, -0)) return false;
      putInteger(sheet, value);
      return true;
    case 'boolean':
      putPlain(sheet, value ? 'true' : 'false');
      return true;
    case 'object':
      if (value !== null)
        return depth < MAX_JSON_DEPTH && isStructureWritten(sheet, value, depth + 1);
      putPlain(sheet, 'null');
      return true;
    default:
      return false;
  }
}

const QUOTE = 0x22;
const DIGIT_0 = 0x30;
const COMMA = 0x2c;
const COLON = 0x3a;
const OPEN_BRACKET = 0x5b;
const BACKSLASH = 0x5c;
const CLOSE_BRACKET = 0x5d;
const OPEN_BRACE = 0x7b;
const CLOSE_BRACE = 0x7d;
const FIRST_PRINTABLE = 0x20;
const LAST_ASCII = 0x7f;

/** Nearly every text is plain ASCII, so one walk both looks and writes. */
function isTextWritten(sheet: Sheet, text: string): boolean {
  const { bytes, at } = sheet;
  bytes[at] = QUOTE;
  for (let i = 0; i < text.length; i += 1) {
    const code = text.charCodeAt(i);
    if (code < FIRST_PRINTABLE || code > LAST_ASCII || code === QUOTE || code === BACKSLASH) {
      return isAnyTextWritten(sheet, text);
    }
    bytes[at + 1 + i] = code;
  }
  bytes[at + 1 + text.length] = QUOTE;
  sheet.at = at + 2 + text.length;
  return true;
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

const isStructureWritten = (sheet: Sheet, value: object, depth: number): boolean =>
  Array.isArray(value)
    ? areItemsWritten(sheet, value, depth)
    : areMembersWritten(sheet, value, depth);

function areItemsWritten(sheet: Sheet, items: readonly unknown[], depth: number): boolean {
  putByte(sheet, OPEN_BRACKET);
  for (let i = 0; i < items.length; i += 1) {
    if (i > 0) putByte(sheet, COMMA);
    if (!isWritten(sheet, items[i], depth)) return false;
  }
  putByte(sheet, CLOSE_BRACKET);
  return true;
}

function areMembersWritten(sheet: Sheet, object: object, depth: number): boolean {
  if (!isPlain(object)) return false;
  const members = object as Readonly<Record<string, unknown>>;
  const keys = sortedKeys(members);
  putByte(sheet, OPEN_BRACE);
  for (let i = 0; i < keys.length; i += 1) {
    const key = keys[i] as string;
    if (i > 0) putByte(sheet, COMMA);
    if (!isTextWritten(sheet, key)) return false;
    putByte(sheet, COLON);
    if (!isWritten(sheet, members[key], depth)) return false;
  }
  putByte(sheet, CLOSE_BRACE);
  return true;
}

function putByte(sheet: Sheet, byte: number): void {
  sheet.bytes[sheet.at] = byte;
  sheet.at += 1;
}

// A Map or a Date would silently become {}.
function isPlain(object: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(object);
  return prototype === Object.prototype || prototype === null;
}

/** Below this many keys, sorting by insertion beats the built-in sort. */
const FEW_KEYS = 24;

/** By UTF-16 code units, as the RFC wants it and as `<` compares strings. */
export function sortedKeys(object: object): string[] {
  const keys = Object.keys(object);
  if (keys.length > FEW_KEYS) return keys.sort();
  for (let i = 1; i < keys.length; i += 1) {
    const key = keys[i] as string;
    let at = i;
    for (; at > 0 && (keys[at - 1] as string) > key; at -= 1) keys[at] = keys[at - 1] as string;
    keys[at] = key;
  }
  return keys;
}
