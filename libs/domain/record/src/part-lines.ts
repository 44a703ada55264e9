/** The lines of an event below its header: what everybody may know, then who knows more. */
import { inLineOrder, isAudience, type Audience } from './audience.js';
import { putValue, sortedKeys } from './canonical-bytes.js';
import type { Json } from './canonical-json.js';
import type { Part, Parts } from './event-part.js';
import { invariant } from './invariant.js';
import { isHash } from './sha256.js';
import { putAgain, putByte, putPlain, type Sheet } from './sheet.js';

/** A stretch of a sheet. */
interface Span {
  readonly from: number;
  readonly to: number;
}

/** The line of an audience, without the newline before it. */
interface PartLine extends Span {
  readonly audience: Audience;
}

/**
 * Writes the lines of the parts, in line order and each after a newline; parts that equal the
 * public one get none.
 */
export function putPartLines(
  sheet: Sheet,
  parts: Parts,
  saltFor: (audience: Audience) => string,
): readonly PartLine[] {
  const names = Object.keys(parts);
  const stranger = (): string => `parts are public, house, seat1 ...; not ${names.join(', ')}`;
  invariant(names.every(isAudience), stranger);
  const open = putPart(sheet, parts.public, undefined);
  const lines: PartLine[] = [{ audience: 'public', from: open.from, to: open.to }];
  let known: PartSpan = open;
  for (const audience of inLineOrder(names)) {
    if (audience === 'public') continue;
    const before = sheet.at;
    const part = parts[audience] as Part;
    const span = putPart(sheet, part, known);
    if (isSame(sheet.bytes, open, span)) {
      sheet.at = before;
    } else {
      putSalt(sheet, part, span.from, saltFor(audience));
      lines.push({ audience, from: span.from, to: sheet.at });
      if (span.facts.length > known.facts.length) known = span;
    }
  }
  return lines;
}

/** A part as it was written: facts that a later audience knows, too, are taken from here. */
interface PartSpan extends Span {
  readonly facts: readonly Json[];
  /** Offsets at which the facts begin; the last one is where one more would begin. */
  readonly starts: readonly number[];
}

/** Where a fact stands in its line: in the list of a member. */
const FACT_DEPTH = 2;

/** The part as a value, with each fact that `known` holds taken from there. */
function putPart(sheet: Sheet, part: Part, known: PartSpan | undefined): PartSpan {
  invariant(part['salt'] === undefined, 'the salt is added when the event is sealed');
  putPlain(sheet, '\n');
  const from = sheet.at;
  let starts: readonly number[] = [];
  let before = '{';
  for (const name of sortedKeys(part)) {
    putPlain(sheet, before);
    putValue(sheet, name, 1);
    putPlain(sheet, ':');
    if (name === 'facts') starts = putFacts(sheet, part.facts, known);
    else putValue(sheet, part[name], 1);
    before = ',';
  }
  putPlain(sheet, '}');
  return { from, to: sheet.at, facts: part.facts, starts };
}

/** Gives where the facts begin (`PartSpan.starts`). */
function putFacts(sheet: Sheet, facts: readonly Json[], known: PartSpan | undefined): number[] {
  const starts: number[] = [];
  let next = 0;
  putByte(sheet, OPEN_BRACKET);
  for (let i = 0; i < facts.length; i = starts.length) {
    if (i > 0) putByte(sheet, COMMA);
    const found = known === undefined ? -1 : indexOf(known.facts, facts[i] as Json, next);
    if (known === undefined || found < 0) {
      starts.push(sheet.at);
      putValue(sheet, facts[i], FACT_DEPTH);
    } else {
      next = found + alike(known.facts, found, facts, i);
      starts.push(...putKnown(sheet, known, found, next));
    }
  }
  starts.push(sheet.at + 1);
  putByte(sheet, CLOSE_BRACKET);
  return starts;
}

const OPEN_BRACKET = 0x5b;
const CLOSE_BRACKET = 0x5d;
const COMMA = 0x2c;

/** So many facts are passed over; what stands behind is written once more, with the same bytes. */
const LOOKED_AT = 16;

/** All audiences know facts in the order of the house, so the next one stands soon behind. */
function indexOf(facts: readonly Json[], fact: Json, from: number): number {
  const end = Math.min(facts.length, from + LOOKED_AT);
  for (let index = from; index < end; index += 1) if (facts[index] === fact) return index;
  return -1;
}

/** How many facts of two lists are the same one behind another, from an index of each on. */
function alike(
  one: readonly Json[],
  from: number,
  other: readonly Json[],
  otherFrom: number,
): number {
  const most = Math.min(one.length - from, other.length - otherFrom);
  let count = 0;
  while (count < most && one[from + count] === other[otherFrom + count]) count += 1;
  return count;
}

/**
 * Copies the facts from `first` up to `end` at once, with the commas between them; behind each
 * stands one, or the end of the list. Gives where they begin now.
 */
function putKnown(sheet: Sheet, { starts }: PartSpan, first: number, end: number): number[] {
  const from = starts[first] as number;
  const further = sheet.at - from;
  putAgain(sheet, from, (starts[end] as number) - 1);
  return starts.slice(first, end).map((at) => at + further);
}

/** Keys usually sort before "salt", so it can be put at the end without writing all again. */
function putSalt(sheet: Sheet, part: Part, from: number, salt: string): void {
  invariant(isHash(salt), 'a salt is 32 bytes, as 64 lower-case hex digits');
  if (Object.keys(part).every((key) => key < 'salt')) {
    sheet.at -= 1;
    putPlain(sheet, `,"salt":"${salt}"}`);
  } else {
    sheet.at = from;
    putValue(sheet, { ...part, salt }, 0);
  }
}

function isSame(bytes: Uint8Array, one: Span, other: Span): boolean {
  if (one.to - one.from !== other.to - other.from) return false;
  for (let at = one.from; at < one.to; at += 1) {
    if (bytes[at] !== bytes[other.from + at - one.from]) return false;
  }
  return true;
}
