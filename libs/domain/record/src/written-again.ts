/**
 * The quick half of verification: the match is played again from the recorded actions and chance,
 * and written again beside the file. A file with the same bytes is exact: nothing in it could differ
 * from what the rules make of it. Of any other file this says nothing; `verify.ts` then looks at
 * every value, and says what differs and where.
 */
import { inLineOrder, type Audience } from './audience.js';
import { isJsonObject, type Json, type JsonObject } from './canonical-json.js';
import { equal } from './equal.js';
import { NOTHING_BEFORE, type Header } from './event-header.js';
import { sealEvent, type SealedEvent } from './event-lines.js';
import { isPart, partsSeen, type Part } from './event-part.js';
import { writeHead, writeMark, writeTrailer } from './export-marks.js';
import type { HouseEvent, Refolder } from './refolder.js';
import type { Sha256 } from './sha256.js';
import { decodeUtf8, encodeUtf8 } from './utf8.js';
import { bothStates, type States } from './verify-event.js';

/** A record whose every line, decision and view is as the rules make it. */
interface WrittenAgain {
  readonly record: string;
  readonly events: number;
  /** Hash of the last event. */
  readonly hash: string;
}

/** What an exact file is; undefined for any other, and where that takes a closer look to tell. */
export function writtenAgain<S>(
  bytes: Uint8Array,
  rules: Refolder<S>,
  sha256: Sha256,
): WrittenAgain | undefined {
  try {
    return writeAgain({ bytes, next: 0, rules, sha256, at: 0 });
  } catch {
    return undefined; // what a stranger's file makes the rules throw is for the closer look
  }
}

interface Copy<S> {
  readonly bytes: Uint8Array;
  /** Offset of the byte that is compared next. */
  next: number;
  readonly rules: Refolder<S>;
  readonly sha256: Sha256;
  /** Time of the event before. */
  at: number;
  states?: States<S>;
}

function writeAgain<S>(copy: Copy<S>): WrittenAgain | undefined {
  const { bytes, sha256 } = copy;
  const [first] = linesFrom(bytes, 0, 1);
  const { record, events } = JSON.parse(textOf(bytes, first)) as Record<string, Json>;
  if (typeof record !== 'string' || typeof events !== 'number') return undefined;
  if (!isNextLine(copy, writeHead({ record, events }, sha256))) return undefined;
  let hash = NOTHING_BEFORE;
  for (let seq = 0; seq < events; seq += 1) {
    const written = nextEvent(copy, { record, seq, prev: hash });
    if (written === undefined) return undefined;
    hash = written.head.hash;
    if (!isNextLine(copy, writeMark({ hash, withheld: [] }, sha256))) return undefined;
    if (!isNext(copy, written.bytes)) return undefined;
  }
  if (!isNextLine(copy, writeTrailer({ events, hash }, sha256))) return undefined;
  return copy.next === bytes.length && agree(copy) ? { record, events, hash } : undefined;
}

const isNextLine = <S>(copy: Copy<S>, line: string): boolean => isNext(copy, encodeUtf8(line));

const NEWLINE = 0x0a;

/** Goes on behind a line, or the lines of an event, when they stand there. */
function isNext<S>(copy: Copy<S>, lines: Uint8Array): boolean {
  const { bytes, next } = copy;
  for (let at = 0; at < lines.length; at += 1) if (bytes[next + at] !== lines[at]) return false;
  copy.next = next + lines.length + 1;
  return bytes[copy.next - 1] === NEWLINE;
}

/** A line of the file, without its newline. */
interface Line {
  readonly from: number;
  readonly to: number;
}

/** So many lines from an offset on; fewer where the file ends. */
function linesFrom(bytes: Uint8Array, offset: number, count: number): readonly Line[] {
  const lines: Line[] = [];
  for (let from = offset; lines.length < count;) {
    const to = bytes.indexOf(NEWLINE, from);
    if (to < 0) break;
    lines.push({ from, to });
    from = to + 1;
  }
  return lines;
}

/** Throws for a line that is not there, and for what is no UTF-8. */
function textOf(bytes: Uint8Array, line: Line | undefined): string {
  const text = line && decodeUtf8(bytes.subarray(line.from, line.to));
  if (text === undefined) throw new TypeError('a line of UTF-8 is expected');
  return text;
}

type Place = Pick<Header, 'record' | 'seq' | 'prev'>;

/** The event behind the next mark as the rules make it; undefined where they make none. */
function nextEvent<S>(copy: Copy<S>, { record, seq, prev }: Place): SealedEvent | undefined {
  const { bytes, sha256 } = copy;
  const [, first] = linesFrom(bytes, copy.next, 2);
  const header = JSON.parse(textOf(bytes, first)) as readonly Json[];
  const [, , , , type, at, commandId, named] = header;
  // A text that reads like a number would be written again as it stands.
  if (typeof type !== 'string' || typeof commandId !== 'string') return undefined;
  if (typeof at !== 'number' || at < copy.at || !isJsonObject(named)) return undefined;
  copy.at = at;
  const audiences = inLineOrder(Object.keys(named) as Audience[]);
  const lines = linesFrom(bytes, (first as Line).to + 1, audiences.length);
  const lineOf = (audience: Audience): string => textOf(bytes, lines[audiences.indexOf(audience)]);
  const part = partIn(lineOf(audiences.includes('house') ? 'house' : 'public'), copy.rules);
  const parts = playAgain(copy, { record, seq, type, at, commandId, part });
  if (parts === undefined) return undefined;
  const head = seq === 0 ? undefined : { seq: seq - 1, hash: prev };
  const saltOf = (_: number, audience: Audience): string => {
    const to = lines[audiences.indexOf(audience)]?.to ?? 0;
    return textOf(bytes, { from: to - SALT_ENDS.length - SALT_DIGITS, to: to - SALT_ENDS.length });
  };
  return sealEvent({ record, type, at, commandId, parts }, head, { saltOf, sha256 });
}

/** The parts that the rules make of the recorded action; undefined where they refuse it. */
function playAgain<S>(copy: Copy<S>, event: HouseEvent) {
  const { rules } = copy;
  const states = copy.states ?? bothStates(rules, event);
  if ('missing' in states) return undefined;
  const again = rules.decide(states.decided, event);
  if (!again.decided) return undefined;
  const { part } = again;
  // Only where the line says the same is the event believed, so its facts need not be read.
  const folded = rules.evolve(states.folded, { ...event, part });
  copy.states = { decided: again.state, folded };
  if (isAtRest(part) && !agree(copy)) return undefined;
  return partsSeen(part, rules.seats(folded), (house, to) => rules.see(house, to, folded));
}

/** Whether folding the facts has led to the same state as deciding the actions. */
const agree = <S>({ rules, states }: Copy<S>): boolean =>
  states !== undefined && equal(rules.snapshot(states.folded), rules.snapshot(states.decided));

/** A part that says more than action and facts has a fingerprint: a turn ends, and all is compared. */
const isAtRest = (part: Part): boolean => Object.keys(part).length > 2;

const SALT_DIGITS = 64;
const SALT_BEGINS = ',"salt":"';
const SALT_ENDS = '"}';

const ACTION_BEGINS = '{"action":';
const FACTS_BEGIN = ',"facts":[';

/** A line without its salt, and without facts that deciding again does not read. */
function partIn(line: string, rules: Pick<Refolder<never>, 'readsFacts'>): Part {
  const facts = rules.readsFacts(line) ? -1 : line.indexOf(FACTS_BEGIN);
  if (facts > 0) {
    return { action: JSON.parse(line.slice(ACTION_BEGINS.length, facts)) as Json, facts: [] };
  }
  const known = line.length - SALT_DIGITS - SALT_ENDS.length - SALT_BEGINS.length;
  const isSalted = line.startsWith(SALT_BEGINS, known);
  const part = JSON.parse(isSalted ? `${line.slice(0, known)}}` : line) as JsonObject;
  if (!isPart(part)) throw new TypeError('a line holds an action and facts');
  return part;
}
