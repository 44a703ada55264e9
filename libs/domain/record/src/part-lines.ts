/** The lines of an event below its header: what everybody may know, then who knows more. */
import { inLineOrder, isAudience, type Audience } from './audience.js';
import { putValue, sortedKeys } from './canonical-bytes.js';
import type { Json } from './canonical-json.js';
import type { Part, Parts } from './event-part.js';
import { invariant } from './invariant.js';
import { isHash } from './sha256.js';
import { putAgain, putPlain, type Sheet } from './sheet.js';

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
  const known: KnownFacts = names.length > 1 ? new Map() : undefined;
  const open = { audience: 'public', ...putPart(sheet, parts.public, known) } as const;
  const lines: PartLine[] = [open];
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
    }
  }
  return lines;
}

/** Where facts stand that several audiences know: each is written only once. */
type KnownFacts = Map<Json, Span> | undefined;

/** Where a fact stands in its line: in the list of a member. */
const FACT_DEPTH = 2;

/** The part as a value, with each fact that an earlier line holds taken from there. */
function putPart(sheet: Sheet, part: Part, known: KnownFacts): Span {
  invariant(part['salt'] === undefined, 'the salt is added when the event is sealed');
  putPlain(sheet, '\n');
  const from = sheet.at;
  let before = '{';
  for (const name of sortedKeys(part)) {
    putPlain(sheet, before);
    putValue(sheet, name, 1);
    putPlain(sheet, ':');
    if (name === 'facts') putFacts(sheet, part.facts, known);
    else putValue(sheet, part[name], 1);
    before = ',';
  }
  putPlain(sheet, '}');
  return { from, to: sheet.at };
}

function putFacts(sheet: Sheet, facts: readonly Json[], known: KnownFacts): void {
  putPlain(sheet, '[');
  for (let i = 0; i < facts.length; i += 1) {
    if (i > 0) putPlain(sheet, ',');
    putFact(sheet, facts[i] as Json, known);
  }
  putPlain(sheet, ']');
}

function putFact(sheet: Sheet, fact: Json, known: KnownFacts): void {
  const before = known?.get(fact);
  if (before) {
    putAgain(sheet, before.from, before.to);
    return;
  }
  const from = sheet.at;
  putValue(sheet, fact, FACT_DEPTH);
  known?.set(fact, { from, to: sheet.at });
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
