/** Walks through the lines of a file whose every line ends in one "\n". */
import { decodeUtf8 } from './utf8.js';

export type LineFault = 'line-missing' | 'newline-missing' | 'not-utf8';

export interface Line {
  /** The line's number in the file, from 1. */
  readonly number: number;
  /** Offset of the line's first byte in the file. */
  readonly byte: number;
  /** The line's length without its newline, in bytes. */
  readonly length: number;
  /** What the line says, or what is wrong with it as a line. */
  readonly text: string;
  readonly fault: LineFault | undefined;
}

export interface LineCursor {
  next(): Line;
  atEnd(): boolean;
}

export function createLineCursor(bytes: Uint8Array): LineCursor {
  let number = 0;
  let from = 0;
  return {
    atEnd: () => from >= bytes.length,
    next() {
      const byte = from;
      const newline = bytes.indexOf(0x0a, byte);
      const end = newline < 0 ? bytes.length : newline;
      from = end + 1;
      number += 1;
      const text = decodeUtf8(bytes.subarray(byte, end));
      const whole = newline >= 0 ? undefined : byte < end ? 'newline-missing' : 'line-missing';
      const fault = text === undefined ? 'not-utf8' : whole;
      return { number, byte, length: end - byte, text: text ?? '', fault };
    },
  };
}
