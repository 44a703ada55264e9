/**
 * What makes two situations the same: the same cards in the same order in every place, the same
 * marks, counters and changes, the same things half done. Names do not count: a card that comes
 * back has another id, what waits has another number.
 */
import { cardOf, holderOf, zoneOf, type CardId, type Place, type State } from '../state.js';

/**
 * A short name of the situation, equal for equal ones; `apart` are counters that only number. A
 * word of it that ends in a blank stands for all counters that begin with it.
 */
export function situationOf(state: State, apart: readonly string[]): string {
  const sum: Sum = [0, 0];
  addPlaces(sum, state);
  addCounters(sum, 'table', state.table, apart);
  state.players.forEach((counters, seat) => addCounters(sum, `seat ${seat}`, counters, apart));
  const wording: Wording = { state, numbered: new Map() };
  state.modifiers.forEach(({ card, what, by, sets, until, giver }, index) => {
    add(sum, words(wording, ['change', index, card, what, by, sets ?? false, until, giver]));
  });
  add(sum, `underway ${words(wording, state.stack)}`);
  if (state.pending.length > 0) add(sum, `pending ${words(wording, state.pending)}`);
  return `${(sum[0] >>> 0).toString(36)}.${(sum[1] >>> 0).toString(36)}`;
}

/** Where the card lies, for a name: `party@2#0`; anything else is as it was. */
export function whereOf(state: State, id: CardId): string {
  const card = state.cards[id];
  if (!card) return id;
  const among = state.places[card.place] ?? [];
  return `${renamed(state, card.place)}#${among.lastIndexOf(id)}`;
}

/** A place of a card's own (`item@c12`) is called after where that card lies. */
function renamed(state: State, at: Place): string {
  const holder = holderOf(at);
  return state.cards[holder] ? `${zoneOf(at)}@${whereOf(state, holder)}` : at;
}

/** Piece by piece, whatever their order: places and counters are kept in the order of their use. */
type Sum = [number, number];

function addPlaces(sum: Sum, state: State): void {
  for (const at in state.places) {
    const ids = state.places[at] as readonly CardId[];
    const known = piles.get(ids) ?? sumOfPile(state, at, ids);
    sum[0] = (sum[0] + known[0]) | 0;
    sum[1] = (sum[1] + known[1]) | 0;
  }
}

/** Most piles are as they were when they were looked at last. */
const piles = new WeakMap<readonly CardId[], Sum>();

/** Something in the pile is about to be otherwise. */
export function forgetPile(ids: readonly CardId[] | undefined): void {
  if (ids) piles.delete(ids);
}

/** What lies with a card is called after where that card lies, which may change without it. */
function sumOfPile(state: State, at: Place, ids: readonly CardId[]): Sum {
  const sum: Sum = [0, 0];
  const name = renamed(state, at);
  let line = name;
  ids.forEach((id, index) => {
    const { face, slot, marks } = cardOf(state, id);
    line += slot === 0 ? ` ${face}` : ` ${face}/${slot}`;
    for (const mark in marks) add(sum, `${name}#${index} ${mark}=${marks[mark]}`);
  });
  add(sum, line);
  if (name === at) piles.set(ids, sum);
  return sum;
}

function addCounters(
  sum: Sum,
  whose: string,
  counters: Readonly<Record<string, number>>,
  apart: readonly string[],
): void {
  for (const what in counters) {
    if (!isApart(what, apart)) add(sum, `${whose} ${what}=${counters[what]}`);
  }
}

const isApart = (what: string, apart: readonly string[]): boolean =>
  apart.some((word) => what === word || (word.endsWith(' ') && what.startsWith(word)));

interface Wording {
  readonly state: State;
  /** What is called by a number of its own, by the order in which it is met. */
  readonly numbered: Map<string, string>;
}

function words(wording: Wording, value: unknown): string {
  if (typeof value === 'string') {
    const isOneWord = !value.includes(' ') && !value.includes('=') && !value.includes(',');
    return isOneWord
      ? word(wording, value)
      : value
          .split(APART)
          .map((w) => word(wording, w))
          .join('');
  }
  if (typeof value !== 'object' || value === null) return String(value);
  if (Array.isArray(value)) return `[${value.map((each) => words(wording, each)).join(';')}]`;
  const fields = value as Readonly<Record<string, unknown>>;
  if (typeof fields['id'] === 'string') number(wording, fields['id']);
  let line = '{';
  // Read back from a record, fields stand in another order than as they were written.
  for (const field of Object.keys(fields).sort()) {
    line += `${field}:${words(wording, fields[field])};`;
  }
  return `${line}}`;
}

/** Words of one text stand apart by these: `use c7 0 foe=c9,c12`. */
export const APART = /([ ,=])/;

const word = ({ state, numbered }: Wording, said: string): string =>
  numbered.get(said) ?? whereOf(state, said);

function number({ state, numbered }: Wording, id: string): void {
  if (!state.cards[id] && !numbered.has(id)) numbered.set(id, `#${numbered.size}`);
}

// Multipliers of MurmurHash3; two sums, so that by chance no two situations are taken for one.
function add(sum: Sum, piece: string): void {
  let one = 0x9747b28c;
  let other = piece.length;
  for (let at = 0; at < piece.length; at += 1) {
    const code = piece.charCodeAt(at);
    one = Math.imul(one ^ code, 0xcc9e2d51);
    other = Math.imul(other ^ code, 0x1b873593);
    one ^= one >>> 15;
    other ^= other >>> 13;
  }
  sum[0] = (sum[0] + Math.imul(one ^ (one >>> 16), 0x85ebca6b)) | 0;
  sum[1] = (sum[1] + Math.imul(other ^ (other >>> 16), 0xc2b2ae35)) | 0;
}
