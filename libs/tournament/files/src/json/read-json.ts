/** JSON with the place of each value, so that a problem can point at it. */
import { MAX_DEPTH, MAX_ROWS } from '../limits.js';
import type { ProblemCode } from '../problem.js';

export type JsonNode = { readonly at: number } & (
  | { readonly is: 'object'; readonly members: ReadonlyMap<string, JsonMember> }
  | { readonly is: 'array'; readonly items: readonly JsonNode[] }
  | { readonly is: 'text'; readonly text: string }
  /** As it is written: 1.0 and 1 are the same number and two texts. */
  | { readonly is: 'number'; readonly text: string }
  | { readonly is: 'word'; readonly text: 'true' | 'false' | 'null' }
);

export interface JsonMember {
  /** Offset of its name. */
  readonly at: number;
  readonly value: JsonNode;
}

export type JsonRead =
  | { readonly ok: true; readonly value: JsonNode }
  | ({ readonly ok: false } & Fault);

interface Fault {
  readonly at: number;
  readonly code: ProblemCode;
  readonly says: string;
}

interface Cursor {
  readonly text: string;
  at: number;
  fault: Fault | undefined;
}

export function readJson(text: string): JsonRead {
  const cursor: Cursor = { text, at: 0, fault: undefined };
  const value = valueAt(cursor, 0);
  skipBlank(cursor);
  if (value !== undefined && cursor.at < text.length) {
    fail(cursor, 'the file goes on behind its end; delete what stands from here on');
  }
  const { fault } = cursor;
  if (value === undefined || fault !== undefined) {
    return { ok: false, ...(fault ?? faultAt(cursor)) };
  }
  return { ok: true, value };
}

const UNREADABLE = 'this is no JSON from here on; export the file again';

const faultAt = ({ at }: Cursor, says = UNREADABLE): Fault => ({ at, code: 'json-broken', says });

function fail(cursor: Cursor, says?: string): undefined {
  cursor.fault ??= faultAt(cursor, says);
}

function valueAt(cursor: Cursor, depth: number): JsonNode | undefined {
  skipBlank(cursor);
  const { at } = cursor;
  if (depth > MAX_DEPTH) return fail(cursor, `values stand more than ${MAX_DEPTH} deep here`);
  switch (cursor.text[at]) {
    case '{':
      return objectAt(cursor, depth);
    case '[':
      return arrayAt(cursor, depth);
    case '"': {
      const text = textAt(cursor);
      return text === undefined ? undefined : { at, is: 'text', text };
    }
  }
  const word = taken(cursor, /true|false|null/y) as 'true' | 'false' | 'null' | undefined;
  if (word !== undefined) return { at, is: 'word', text: word };
  const number = taken(cursor, /-?(?:0|[1-9]\d{0,30})(?:\.\d{1,30})?(?:[eE][+-]?\d{1,5})?/y);
  return number === undefined ? fail(cursor) : { at, is: 'number', text: number };
}

function objectAt(cursor: Cursor, depth: number): JsonNode | undefined {
  const { at } = cursor;
  const members = new Map<string, JsonMember>();
  const isWhole = eachWithin(cursor, '}', () => {
    const nameAt = cursor.at;
    const name = cursor.text[nameAt] === '"' ? textAt(cursor) : fail(cursor);
    if (name === undefined) return false;
    if (members.has(name)) {
      cursor.at = nameAt;
      fail(cursor, 'this name stands in the same object before; keep one of the two');
      return false;
    }
    skipBlank(cursor);
    if (taken(cursor, /:/y) === undefined) return fail(cursor) ?? false;
    const value = valueAt(cursor, depth + 1);
    if (value !== undefined) members.set(name, { at: nameAt, value });
    return value !== undefined;
  });
  return isWhole ? { at, is: 'object', members } : undefined;
}

function arrayAt(cursor: Cursor, depth: number): JsonNode | undefined {
  const { at } = cursor;
  const items: JsonNode[] = [];
  const isWhole = eachWithin(cursor, ']', () => {
    const item = valueAt(cursor, depth + 1);
    if (item === undefined || items.push(item) <= MAX_ROWS) return item !== undefined;
    const says = `a list has at most ${MAX_ROWS} rows, and this is one more; divide the file`;
    cursor.fault = { at: item.at, code: 'rows-too-many', says };
    return false;
  });
  return isWhole ? { at, is: 'array', items } : undefined;
}

/** Reads what stands between commas, from the sign that opens to the one that closes. */
function eachWithin(cursor: Cursor, end: '}' | ']', read: () => boolean): boolean {
  cursor.at += 1;
  skipBlank(cursor);
  if (cursor.text[cursor.at] === end) {
    cursor.at += 1;
    return true;
  }
  for (;;) {
    skipBlank(cursor);
    if (!read()) return false;
    skipBlank(cursor);
    const sign = cursor.text[cursor.at];
    if (sign !== ',' && sign !== end) return fail(cursor) ?? false;
    cursor.at += 1;
    if (sign === end) return true;
  }
}

/** A text from its opening quote on. */
function textAt(cursor: Cursor): string | undefined {
  const { text, at } = cursor;
  let end = at + 1;
  while (end < text.length && text[end] !== '"') end += text[end] === '\\' ? 2 : 1;
  try {
    const value: unknown = JSON.parse(text.slice(at, end + 1));
    cursor.at = end + 1;
    return typeof value === 'string' ? value : fail(cursor);
  } catch {
    return fail(cursor, 'this text is not closed, or holds what JSON has no place for');
  }
}

function skipBlank(cursor: Cursor): void {
  taken(cursor, /[ \t\n\r]+/y);
}

function taken(cursor: Cursor, shape: RegExp): string | undefined {
  shape.lastIndex = cursor.at;
  const [found] = shape.exec(cursor.text) ?? [];
  cursor.at += found?.length ?? 0;
  return found;
}
