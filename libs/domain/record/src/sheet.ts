/** A sheet of bytes to write on, and the small things that are put there. */

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

export function putByte(sheet: Sheet, byte: number): void {
  sheet.bytes[sheet.at] = byte;
  sheet.at += 1;
}

const DIGIT_0 = 0x30;

/** Puts texts of ASCII that need no escape: brackets, commas, hex digits. */
export function putPlain(sheet: Sheet, text: string): void {
  const { bytes, at } = sheet;
  for (let i = 0; i < text.length; i += 1) bytes[at + i] = text.charCodeAt(i);
  sheet.at = at + text.length;
}

/** A safe integer. Most numbers are seats and small counts: one digit. */
export function putInteger(sheet: Sheet, value: number): void {
  if (value >= 0 && value < 10) putByte(sheet, DIGIT_0 + value);
  else putPlain(sheet, `${value}`);
}

/** What was written before, once more. */
export function putAgain(sheet: Sheet, from: number, to: number): void {
  sheet.bytes.copyWithin(sheet.at, from, to);
  sheet.at += to - from;
}
