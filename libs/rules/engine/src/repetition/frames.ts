/** What the rules are half done with, as numbers: all of it, and what one seat may know of it. */
import { readOnce } from '../base/read-once.js';
import type { Reading } from '../contract/rules.js';
import type { Asked, Frame, Seat, State } from '../contract/state.js';
import type { KnownFrames, Sums } from '../contract/watch.js';
import { mayKnowId, seesFaces } from '../visibility/audience.js';
import { openFieldsOf, SAYS } from '../visibility/open-fields.js';
import { isDigit, joined, sumOfName, sumOfText } from './sums.js';
import { sumOfCard, sumOfLine, sumOfPlace } from './words.js';

const NOTHING: Sums = { seen: 0, whole: 0 };

export function sumsOfFrames({ rules, state }: Reading, known: KnownFrames, seat: Seat): Sums {
  const walk: Walk = { rules, state, seat, isLasting: true, hides: false, as: 'house' };
  const { stack, pending } = state;
  let sums = known.at(-1) ?? NOTHING;
  for (let depth = known.length; depth < stack.length; depth += 1) {
    sums = withFrame(walk, sums, stack[depth] as Frame);
    if (walk.isLasting) known.push(sums);
  }
  if (pending.length === 0) return sums;
  return { seen: sums.seen, whole: joined(sums.whole, sumOf(walk, pending)) };
}

interface Walk extends Reading {
  readonly seat: Seat;
  /** What is called by a number of its own, the lowest number first; once it has been asked for. */
  numbered?: readonly string[];
  /** Whether all words up to here mean the same whatever becomes of the cards. */
  isLasting: boolean;
  /** Whether a word was met that is something else, or nothing, to the seat. */
  hides: boolean;
  as: 'house' | 'seat';
}

/** The fields count whatever their order: read back from a record, they stand in another one. */
function withFrame(walk: Walk, below: Sums, frame: Frame): Sums {
  const shown = shownOf(openFieldsOf(walk.rules, frame));
  const fields = frame as unknown as Fields;
  let seen = 0;
  let whole = 0;
  for (const field in fields) {
    const held = fields[field];
    walk.hides = false;
    const sum = sumOfField(walk, field, held);
    whole += sum;
    if (shown.has(field)) seen += walk.hides ? shownToSeat(walk, field, held) : sum;
  }
  return { seen: joined(below.seen, seen), whole: joined(below.whole, whole) };
}

const shownOf = readOnce(
  (open: readonly string[]): ReadonlySet<string> => new Set([...SAYS, ...open]),
);

function shownToSeat(walk: Walk, field: string, held: unknown): number {
  walk.as = 'seat';
  const sum = sumOfField(walk, field, held);
  walk.as = 'house';
  return sum;
}

type Fields = Readonly<Record<string, unknown>>;

function sumOfFields(walk: Walk, fields: Fields): number {
  if (typeof fields['id'] === 'string') walk.isLasting = false;
  let sum = 0;
  for (const field in fields) sum += sumOfField(walk, field, fields[field]);
  return sum | 0;
}

function sumOfField(walk: Walk, field: string, held: unknown): number {
  if (held === undefined) return 0;
  if (field === 'asks') return sumOfAsks(held as readonly Asked[]);
  return joined(sumOfText(field), sumOf(walk, held));
}

/** A question by who is asked what: the next one has another id. */
function sumOfAsks(asks: readonly Asked[]): number {
  let sum = asks.length;
  for (const { seat, kind } of asks) sum = joined(sum, sumOfText(kind, seat));
  return sum;
}

function sumOf(walk: Walk, value: unknown): number {
  switch (typeof value) {
    case 'string':
      return sumOfWords(walk, value);
    case 'number':
      return joined(1, value);
    case 'boolean':
      return value ? 2 : 3;
    default:
      if (value === null) return 4;
      return Array.isArray(value) ? sumOfItems(walk, value) : sumOfFields(walk, value as Fields);
  }
}

function sumOfItems(walk: Walk, items: readonly unknown[]): number {
  let sum = items.length;
  for (const item of items) sum = joined(sum, sumOf(walk, item));
  return sum;
}

const sumOfWords = (walk: Walk, words: string): number =>
  sumOfName(words) ?? (SEVERAL.test(words) ? sumOfSeveral(walk, words) : sumOfId(walk, words));

const SEVERAL = /[ ,=]/;

const sumOfSeveral = (walk: Walk, words: string): number =>
  sumOfLine(words, (word) => sumOfName(word) ?? sumOfId(walk, word));

/** A card by what may be known of it, what has a number by how many have a lower one. */
function sumOfId(walk: Walk, word: string): number {
  const { rules, state, seat } = walk;
  const card = state.cards[word];
  if (!card && !isIdOfGone(word)) return sumOfNumbered(walk, word);
  walk.isLasting = false;
  if (card && (walk.as === 'house' || seesFaces(rules, card.place, seat))) {
    walk.hides ||= !seesFaces(rules, card.place, seat);
    return sumOfCard(state, card);
  }
  if (walk.as === 'seat' && !mayKnowId(rules, word, seat)) return 0;
  return card ? sumOfPlace(state, card.place) : GONE;
}

const GONE = 5;

/** `s3` of what waits on a stack; a word with a dash in it (`ho-024`) is none. */
function sumOfNumbered(walk: Walk, word: string): number {
  if (word.includes('-')) return sumOfText(word);
  walk.numbered ??= numberedIn(walk.state);
  const before = walk.numbered.indexOf(word);
  if (before < 0) return sumOfText(word);
  walk.isLasting = false;
  return before;
}

function numberedIn({ stack, cards }: State): readonly string[] {
  const ids: string[] = [];
  collectIds(stack, ids);
  return ids.filter((id) => !cards[id] && !isIdOfGone(id)).sort(byNumber);
}

function collectIds(value: unknown, ids: string[]): void {
  if (Array.isArray(value)) return value.forEach((item) => collectIds(item, ids));
  if (typeof value !== 'object' || value === null) return;
  const fields = value as Fields;
  if (typeof fields['id'] === 'string') ids.push(fields['id']);
  for (const field in fields) {
    // What is asked is called so by no other.
    if (field !== 'asks') collectIds(fields[field], ids);
  }
}

const byNumber = (one: string, other: string): number =>
  one.length - other.length || (one < other ? -1 : 1);

/** The id of a card that lies there no more (`c7`, `hand1-3`): the next one that is gone has another. */
function isIdOfGone(word: string): boolean {
  const dash = word.lastIndexOf('-');
  if (dash > 0) return isDigit(word.charCodeAt(dash - 1));
  return word.startsWith('c') && isDigit(word.charCodeAt(1));
}
