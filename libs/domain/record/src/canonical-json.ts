/**
 * Canonical JSON (RFC 8785) for the values of the record: one value, one text.
 *
 * The record knows no fractions, so the only part of the RFC that is hard to do alike in every
 * language, the writing of floating point numbers, never comes up.
 */
import { InvariantViolation } from './invariant.js';
import { problemIn } from './canonical-problem.js';
import { MAX_JSON_DEPTH } from './json-depth.js';

/** What may stand in the record. Numbers are safe integers, strings hold no lone surrogates. */
export type Json = null | boolean | number | string | readonly Json[] | JsonObject;
export interface JsonObject {
  readonly [key: string]: Json;
}

const MUST_BE_ESCAPED = /["\\\u0000-\u001f\ud800-\udfff]/;
const LONE_SURROGATE = /\p{Surrogate}/u;
/** Below this many keys, sorting by insertion beats the built-in sort. */
const FEW_KEYS = 24;

/**
 * The canonical text of a value. Anything that is no `Json` (a fraction, `undefined`, -0, an
 * integer beyond 2^53 - 1, a lone surrogate, a class instance, too deep a nesting) is a bug of the
 * caller and throws; the message says where it stands. `depth` is how deep in a larger text it
 * will stand.
 */
export function canonicalJson(value: unknown, depth = 0): string {
  const text = write(value, depth);
  if (text === undefined) {
    throw new InvariantViolation(`not a value of the record: ${problemIn(value)}`);
  }
  return text;
}

/** The value of a text that is its own canonical form; undefined for any other text. */
export function parseCanonical(text: string): Json | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  return write(value, 0) === text ? (value as Json) : undefined;
}

export const isJsonObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Undefined when the value, or something in it, has no canonical form. */
function write(value: unknown, depth: number): string | undefined {
  switch (typeof value) {
    case 'string':
      return MUST_BE_ESCAPED.test(value) ? writeEscaped(value) : '"' + value + '"';
    case 'number':
      return Number.isSafeInteger(value) && !Object.is(value, -0) ? `${value}` : undefined;
    case 'boolean':
      return value ? 'true' : 'false';
    case 'object':
      if (value === null) return 'null';
      if (depth >= MAX_JSON_DEPTH) return undefined;
      return Array.isArray(value) ? writeArray(value, depth + 1) : writeObject(value, depth + 1);
    default:
      return undefined;
  }
}

// JSON.stringify escapes exactly what the RFC wants escaped, once lone surrogates are ruled out.
function writeEscaped(text: string): string | undefined {
  return LONE_SURROGATE.test(text) ? undefined : JSON.stringify(text);
}

function writeArray(items: readonly unknown[], depth: number): string | undefined {
  let text = '[';
  for (let i = 0; i < items.length; i += 1) {
    const item = write(items[i], depth);
    if (item === undefined) return undefined;
    text += i === 0 ? item : ',' + item;
  }
  return text + ']';
}

function writeObject(object: object, depth: number): string | undefined {
  if (!isPlain(object)) return undefined;
  const members = object as Readonly<Record<string, unknown>>;
  const keys = sortedKeys(members);
  let text = '{';
  for (let i = 0; i < keys.length; i += 1) {
    const key = keys[i] as string;
    const name = MUST_BE_ESCAPED.test(key) ? writeEscaped(key) : '"' + key + '"';
    const member = write(members[key], depth);
    if (name === undefined || member === undefined) return undefined;
    text += i === 0 ? name + ':' + member : ',' + name + ':' + member;
  }
  return text + '}';
}

// A Map or a Date would silently become {}.
function isPlain(object: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(object);
  return prototype === Object.prototype || prototype === null;
}

/** By UTF-16 code units, as the RFC wants it and as `<` compares strings. */
function sortedKeys(object: object): string[] {
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
