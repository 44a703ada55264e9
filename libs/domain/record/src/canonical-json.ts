/**
 * Canonical JSON (RFC 8785) for the values of the record: one value, one text.
 *
 * The record knows no fractions, so the only part of the RFC that is hard to do alike in every
 * language, the writing of floating point numbers, never comes up.
 */
import { isWritten, putValue } from './canonical-bytes.js';
import type { Sha256 } from './sha256.js';
import { fill, newSheet, type Sheet } from './sheet.js';
import { decodeUtf8 } from './utf8.js';

/** What may stand in the record. Numbers are safe integers, strings hold no lone surrogates. */
export type Json = null | boolean | number | string | readonly Json[] | JsonObject;
export interface JsonObject {
  readonly [key: string]: Json;
}

/** Each text is read off before the next one is written. */
const sheet = newSheet();

/**
 * The canonical text of a value. Anything that is no `Json` (a fraction, `undefined`, -0, an
 * integer beyond 2^53 - 1, a lone surrogate, a class instance, too deep a nesting) is a bug of the
 * caller and throws; the message says where it stands.
 */
export function canonicalJson(value: unknown): string {
  fill(sheet, () => putValue(sheet, value, 0));
  return textOf() as string;
}

/** The hash of the canonical text of a value, which is never made: its bytes are hashed. */
export const canonicalHash = (value: unknown, sha256: Sha256): string =>
  hashWritten((on) => putValue(on, value, 0), sha256);

/** The hash of what is put on a sheet: for a large value of which no copy is made. */
export function hashWritten(write: (sheet: Sheet) => void, sha256: Sha256): string {
  fill(sheet, write);
  return sha256(sheet.bytes.subarray(0, sheet.at));
}

/** The value of a text that is its own canonical form; undefined for any other text. */
export function parseCanonical(text: string): Json | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  const isCanonical = fill(sheet, () => isWritten(sheet, value, 0)) && textOf() === text;
  return isCanonical ? (value as Json) : undefined;
}

const textOf = (): string | undefined => decodeUtf8(sheet.bytes.subarray(0, sheet.at));

export const isJsonObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
