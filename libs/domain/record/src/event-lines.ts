/**
 * An event as lines of canonical JSON: the header, what everybody may know, and one sealed line
 * for each audience that knows more. The header's hash is the event's; the next header names it.
 */
import { inLineOrder, isAudience, type Audience } from './audience.js';
import { canonicalJson, type Json } from './canonical-json.js';
import { NOTHING_BEFORE, writeHeader, type Head, type Header } from './event-header.js';
import { writeSealedLine, type Part, type Parts } from './event-part.js';
import { invariant } from './invariant.js';
import type { SaltOf } from './salt.js';
import type { Sha256 } from './sha256.js';
import { encodeUtf8 } from './utf8.js';

/** 256 kB: admission passes over anything longer. */
export const MAX_EVENT_BYTES = 256 * 1024;

export interface EventDraft {
  readonly record: string;
  readonly type: string;
  readonly at: number;
  readonly commandId: string;
  readonly parts: Parts;
}

export interface SealedEvent {
  /** What goes into the log: UTF-8, lines joined by "\n", none at the end. */
  readonly bytes: Uint8Array;
  readonly header: Header;
  /** The record's head once this event is admitted. */
  readonly head: Head;
}

export interface Sealing {
  readonly saltOf: SaltOf;
  readonly sha256: Sha256;
}

/**
 * Writes the event that follows `head` (undefined starts the record). Parts that equal the public
 * one get no line. The same draft, head and salts give the same bytes, whoever writes them.
 */
export function sealEvent(
  draft: EventDraft,
  head: Head | undefined,
  { saltOf, sha256 }: Sealing,
): SealedEvent {
  const { record, type, at, commandId, parts } = draft;
  const seq = head === undefined ? 0 : head.seq + 1;
  const prev = head === undefined ? NOTHING_BEFORE : head.hash;
  const hashes: Partial<Record<Audience, string>> = {};
  let text = '';
  for (const [audience, line] of linesOf(parts, (to) => saltOf(seq, to))) {
    hashes[audience] = sha256(line);
    text += `\n${line}`;
  }
  const header: Header = { record, seq, prev, type, at, commandId, hashes };
  const headerLine = writeHeader(header);
  const bytes = encodeUtf8(headerLine + text);
  invariant(bytes.length <= MAX_EVENT_BYTES, `an event has at most ${MAX_EVENT_BYTES} bytes`);
  return { bytes, header, head: { seq, hash: sha256(headerLine) } };
}

type Line = readonly [audience: Audience, text: string];

/** Canonical texts of facts that stand in several lines of the same event. */
type FactTexts = Map<Json, string>;

/** Where a fact stands in its line: in the list of a member. */
const FACT_DEPTH = 2;

/** `canonicalJson(part)`, with each fact that several audiences know written only once. */
function writePart(part: Part, known: FactTexts): string {
  let members = '';
  for (const name of Object.keys(part).sort()) {
    const text = name === 'facts' ? writeFacts(part.facts, known) : canonicalJson(part[name], 1);
    members += `${members === '' ? '' : ','}${canonicalJson(name)}:${text}`;
  }
  return `{${members}}`;
}

function writeFacts(facts: readonly Json[], known: FactTexts): string {
  let texts = '';
  for (const fact of facts) {
    let text = known.get(fact);
    if (text === undefined) known.set(fact, (text = canonicalJson(fact, FACT_DEPTH)));
    texts += texts === '' ? text : `,${text}`;
  }
  return `[${texts}]`;
}

/** The lines of the parts, in line order; parts that equal the public one get none. */
export function linesOf(parts: Parts, saltFor: (audience: Audience) => string): readonly Line[] {
  const known: FactTexts = new Map();
  const publicText = writePart(parts.public, known);
  const lines: Line[] = [['public', publicText]];
  const names = Object.keys(parts);
  invariant(names.every(isAudience), `parts are public, house, seat1 ...; not ${names.join(', ')}`);
  for (const audience of inLineOrder(names)) {
    const part = parts[audience] as Part;
    invariant(part['salt'] === undefined, 'the salt is added when the event is sealed');
    if (audience === 'public') continue;
    const text = writePart(part, known);
    if (text !== publicText) {
      lines.push([audience, writeSealedLine(part, text, saltFor(audience))]);
    }
  }
  return lines;
}
