/**
 * The quick half of verification: the match is played again from the recorded actions and chance,
 * and written again as a file. A file that comes out the same, line for line, is exact: nothing in
 * it could differ from what the rules make of it. Of any other file this says nothing; `verify.ts`
 * then looks at every value, and says what differs and where.
 */
import { inLineOrder, type Audience } from './audience.js';
import type { JsonObject } from './canonical-json.js';
import { equal } from './equal.js';
import { NOTHING_BEFORE, type Header } from './event-header.js';
import { sealEvent } from './event-lines.js';
import { isPart, partsSeen, type Part } from './event-part.js';
import { writeHead, writeMark, writeTrailer } from './export-marks.js';
import type { HouseEvent, Refolder } from './refolder.js';
import type { Sha256 } from './sha256.js';
import { decodeUtf8 } from './utf8.js';
import { bothStates, type States } from './verify-event.js';

/** A record whose every line, decision and view is as the rules make it. */
interface WrittenAgain {
  readonly record: string;
  readonly events: number;
  /** Hash of the last event. */
  readonly hash: string;
}

/** Undefined where the file is not exact, or where that takes a closer look to tell. */
export function writtenAgain<S>(
  bytes: Uint8Array,
  rules: Refolder<S>,
  sha256: Sha256,
): WrittenAgain | undefined {
  const text = decodeUtf8(bytes);
  if (text === undefined) return undefined;
  try {
    return writeAgain({ lines: text.split('\n'), next: 0, rules, sha256, at: 0 });
  } catch {
    return undefined; // what a stranger's file makes the rules throw is for the closer look
  }
}

interface Copy<S> {
  readonly lines: readonly string[];
  /** The line that is compared next. */
  next: number;
  readonly rules: Refolder<S>;
  readonly sha256: Sha256;
  /** Time of the event before. */
  at: number;
  states?: States<S>;
}

function writeAgain<S>(copy: Copy<S>): WrittenAgain | undefined {
  const { lines, sha256 } = copy;
  const { record, events } = JSON.parse(lines[0] ?? '') as { record: string; events: number };
  if (!isNext(copy, writeHead({ record, events }, sha256))) return undefined;
  let hash = NOTHING_BEFORE;
  for (let seq = 0; seq < events; seq += 1) {
    const place = { record, seq, prev: hash };
    hash = sha256(lines[copy.next + 1] ?? '');
    if (!isNext(copy, writeMark({ hash, withheld: [] }, sha256))) return undefined;
    if (!isNextEvent(copy, place)) return undefined;
  }
  if (!isNext(copy, writeTrailer({ events, hash }, sha256))) return undefined;
  const isWhole = lines[copy.next] === '' && lines.length === copy.next + 1;
  return isWhole && agree(copy) ? { record, events, hash } : undefined;
}

function isNext<S>(copy: Copy<S>, line: string): boolean {
  if (copy.lines[copy.next] !== line) return false;
  copy.next += 1;
  return true;
}

type Place = Pick<Header, 'record' | 'seq' | 'prev'>;
type HeaderItems = [unknown, unknown, unknown, unknown, string, number, string, JsonObject];

function isNextEvent<S>(copy: Copy<S>, place: Place): boolean {
  const { lines, next, sha256 } = copy;
  const [, , , , type, at, commandId, named] = JSON.parse(lines[next] ?? '') as HeaderItems;
  if (at < copy.at) return false;
  copy.at = at;
  const audiences = inLineOrder(Object.keys(named) as Audience[]);
  const lineOf = (audience: Audience): string =>
    lines[next + 1 + audiences.indexOf(audience)] ?? '';
  const part = partIn(lineOf(audiences.includes('house') ? 'house' : 'public'));
  const { record, seq, prev } = place;
  const parts = playAgain(copy, { record, seq, type, at, commandId, part });
  if (parts === undefined) return false;
  const head = seq === 0 ? undefined : { seq: seq - 1, hash: prev };
  const saltOf = (_: number, audience: Audience): string => saltIn(lineOf(audience));
  const { bytes } = sealEvent({ record, type, at, commandId, parts }, head, { saltOf, sha256 });
  return (decodeUtf8(bytes)?.split('\n') ?? []).every((line) => isNext(copy, line));
}

/** The parts that the rules make of the recorded action; undefined where they refuse it. */
function playAgain<S>(copy: Copy<S>, event: HouseEvent) {
  const { rules } = copy;
  const states = copy.states ?? bothStates(rules, event);
  if ('missing' in states) return undefined;
  const again = rules.decide(states.decided, event);
  if (!again.decided) return undefined;
  const folded = rules.evolve(states.folded, event);
  copy.states = { decided: again.state, folded };
  if (isAtRest(event.part) && !agree(copy)) return undefined;
  return partsSeen(again.part, rules.seats(folded), (house, to) => rules.see(house, to, folded));
}

/** Whether folding the facts has led to the same state as deciding the actions. */
const agree = <S>({ rules, states }: Copy<S>): boolean =>
  states !== undefined && equal(rules.snapshot(states.folded), rules.snapshot(states.decided));

/** A part that says more than action and facts has a fingerprint: a turn ends, and all is compared. */
const isAtRest = (part: Part): boolean => Object.keys(part).length > 2;

const SALT_DIGITS = 64;
const SALT_BEGINS = ',"salt":"';

/** The salt of a line, if it is one that `sealEvent` wrote and nothing sorts behind it. */
const saltIn = (line: string): string => line.slice(-SALT_DIGITS - 2, -2);

/** A line without its salt. */
function partIn(line: string): Part {
  const known = line.length - SALT_DIGITS - 2 - SALT_BEGINS.length;
  const isSalted = line.startsWith(SALT_BEGINS, known);
  const part = JSON.parse(isSalted ? `${line.slice(0, known)}}` : line) as JsonObject;
  if (!isPart(part)) throw new TypeError('a line holds an action and facts');
  return part;
}
