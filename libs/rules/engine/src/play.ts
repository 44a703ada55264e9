/**
 * The acts by which rules change a game. Each writes one fact; the fact changes the state. What
 * no fact says has not happened.
 */
import { idFamily, zoneAt } from './audience.js';
import type { Chance } from './chance.js';
import { evolve, nextId } from './evolve.js';
import type { Fact } from './facts.js';
import { invariant } from './invariant.js';
import type { Json } from './json.js';
import type { Rules } from './rules.js';
import {
  cardOf,
  cardsIn,
  markOf,
  seatCounter,
  seatsOf,
  tableCounter,
  type CardId,
  type Frame,
  type Modifier,
  type Outcome,
  type Place,
  type Seat,
  type State,
} from './state.js';
import { notice } from './triggers.js';

/** A game being carried on: its rules, its state, its chance, and the facts written so far. */
export interface Play {
  readonly rules: Rules;
  readonly state: State;
  readonly chance: Chance;
  readonly facts: Fact[];
  /** How many frames at the bottom of the stack nobody has touched since the last pause. */
  floor: number;
}

/**
 * Facts that one action may write before the game is ended as a loop: as many as fit, three times
 * over, into the largest entry that admission lets pass.
 */
export const FACTS_PER_ACTION = 700;

export function write(play: Play, fact: Fact): void {
  evolve(play.state, fact);
  play.facts.push(fact);
}

/** Tells what happens in the game's own words, and sets off the abilities that wait for it. */
export function tell(play: Play, what: string, fields: { readonly [field: string]: Json }): void {
  const fact = { ...fields, kind: 'happened', what } as const;
  invariant(play.rules.stories[what], `${play.rules.id} has no story '${what}'`);
  invariant(
    !('kind' in fields || 'what' in fields),
    `'${what}' has a field of the fact's own name`,
  );
  write(play, fact);
  notice(play, fact);
}

export function push(play: Play, frame: Frame): void {
  play.state.stack.push(frame);
}

/**
 * A frame below the top is about to be changed (an attack called off by a response to it). Say so
 * before: the pause writes down only frames that were on top since the last one.
 */
export function rework<F extends Frame>(play: Play, frame: F): F {
  const index = play.state.stack.indexOf(frame);
  invariant(index >= 0, `the frame '${frame.kind}' is not on the stack`);
  play.floor = Math.min(play.floor, index);
  return frame;
}

export function stock(play: Play, to: Place, owner: Seat, faces: readonly string[]): void {
  write(play, { kind: 'stocked', owner, to, faces, family: idFamily(play.rules, to) });
}

export interface Move {
  readonly slot?: number;
  /** To the bottom of the pile instead of its top. */
  readonly under?: boolean;
  /** It stays the same object, with its marks and its id: a change of side, say. */
  readonly sameObject?: boolean;
}

/**
 * Moves a card and gives its id from now on. A card that changes its place is a new object with
 * a fresh id, so that nobody can follow it through a place that is hidden from them.
 */
export function move(play: Play, id: CardId, to: Place, how: Move = {}): CardId {
  const { state } = play;
  const { face, place: from } = cardOf(state, id);
  const as = how.sameObject ? id : nextId(state, idFamily(play.rules, to));
  if (!how.sameObject) endModifiersOn(play, id);
  const fact = { kind: 'moved', card: id, as, face, from, to, slot: how.slot ?? 0 } as const;
  write(play, how.under ? { ...fact, under: true } : fact);
  return as;
}

export function moveAll(play: Play, from: Place, to: Place): void {
  for (const id of [...cardsIn(play.state, from)]) move(play, id, to);
}

export function shuffle(play: Play, at: Place): void {
  const { length } = cardsIn(play.state, at);
  const order = play.chance.shuffle(length, play.state.draws, at);
  invariant(isPermutation(order, length), `chance gave no order of ${length} cards`);
  write(play, { kind: 'shuffled', place: at, order });
}

export function roll(play: Play, sides: number): number {
  const shown = play.chance.roll(sides, play.state.draws);
  invariant(isWithin(shown, 1, sides), `chance shows ${shown} on a die of ${sides}`);
  write(play, { kind: 'rolled', sides, shown });
  return shown;
}

export function pickByChance(play: Play, of: number): number {
  const index = play.chance.pick(of, play.state.draws);
  invariant(isWithin(index, 0, of - 1), `chance picks ${index} of ${of}`);
  write(play, { kind: 'picked', of, index });
  return index;
}

/** What chance says is checked: a forged record must not make cards vanish. */
const isPermutation = (order: readonly number[], length: number): boolean =>
  order.length === length &&
  new Set(order).size === length &&
  order.every((index) => isWithin(index, 0, length - 1));

const isWithin = (n: number, least: number, most: number): boolean =>
  Number.isSafeInteger(n) && n >= least && n <= most;

/** The card on top of a pile, or undefined where the pile is empty. */
export const topOf = (state: State, at: Place): CardId | undefined => cardsIn(state, at).at(-1);

/** Takes up to `count` cards from the top of a pile; gives the number taken. */
export function draw(play: Play, from: Place, to: Place, count: number): number {
  for (let taken = 0; taken < count; taken += 1) {
    const top = topOf(play.state, from);
    if (top === undefined) return taken;
    move(play, top, to);
  }
  return count;
}

export function setCounter(play: Play, seat: Seat | 0, what: string, to: number): void {
  const before = seat === 0 ? tableCounter(play.state, what) : seatCounter(play.state, seat, what);
  if (before !== to) write(play, { kind: 'counted', seat, what, to });
}

export function mark(play: Play, id: CardId, name: string, to: number): void {
  const card = cardOf(play.state, id);
  if (markOf(card, name) === to) return;
  write(play, { kind: 'marked', card: id, place: card.place, mark: name, to });
}

export function reslot(play: Play, id: CardId, slot: number): void {
  const card = cardOf(play.state, id);
  if (card.slot !== slot) write(play, { kind: 'slotted', card: id, place: card.place, slot });
}

/** Shows the faces of cards to one seat, or to all (0). */
export function show(play: Play, to: Seat | 0, at: Place, ids: readonly CardId[]): void {
  const faces = ids.map((id) => cardOf(play.state, id).face);
  write(play, { kind: 'shown', seat: to, place: at, faces });
}

export interface Change {
  readonly what: string;
  readonly by: number;
  readonly sets?: true;
  readonly until: string;
  readonly giver: Seat;
}

export function modify(play: Play, card: CardId, change: Change): void {
  const { place } = cardOf(play.state, card);
  const id = nextId(play.state, modifierFamily(play.rules, place));
  write(play, { kind: 'modified', place, modifier: { id, card, ...change } });
}

/** As for cards: changes that not everybody may know of are counted apart. */
const modifierFamily = (rules: Rules, at: Place): string =>
  zoneAt(rules, at).ids === 'all' ? 'm' : `m-${idFamily(rules, at)}`;

export function endModifiers(play: Play, until: string): void {
  endThose(play, (modifier) => modifier.until === until);
}

function endModifiersOn(play: Play, card: CardId): void {
  if (play.state.modifiers.length > 0) endThose(play, (modifier) => modifier.card === card);
}

/** One fact for each place, since one place may be known to fewer than another. */
function endThose(play: Play, ends: (modifier: Modifier) => boolean): void {
  const byPlace = new Map<Place, string[]>();
  for (const modifier of play.state.modifiers.filter(ends)) {
    const at = cardOf(play.state, modifier.card).place;
    byPlace.set(at, [...(byPlace.get(at) ?? []), modifier.id]);
  }
  for (const [at, ids] of byPlace) write(play, { kind: 'unmodified', place: at, ids });
}

/** Ends the game at once; whatever waits or is half done goes with it. */
export function end(play: Play, outcome: Outcome): void {
  if (play.state.outcome === null) write(play, { kind: 'ended', outcome });
}

/** Named limits end a game that would never wait again; the cut stands in the record. */
export const endAsLoop = (play: Play): void =>
  end(play, { places: [seatsOf(play.state)], reason: 'draw-by-loop' });
