/**
 * What makes two situations the same for somebody: the cards that he sees lie in the same places
 * with the same marks, as many lie where he does not see them, counters and changes that he may
 * know are the same, and so is what the rules are half done with. The house sees all of it, and in
 * which order the piles lie that nobody looks through. Names do not count: a card that comes back
 * has another id, what waits has another number.
 */
import type { Writable } from '../base/writable.js';
import type { Reading } from '../contract/rules.js';
import type { CardId, Modifier, Place, Seat, State } from '../contract/state.js';
import type { Changes, KnownFrames, Sums } from '../contract/watch.js';
import { cardOf, cardsIn, holderOf, place, seatAt } from '../state/state.js';
import { seesFaces, zoneAt } from '../visibility/audience.js';
import { sumsOfFrames } from './frames.js';
import { joined, sumOfText } from './sums.js';
import { sumOfCard, sumOfPlace } from './words.js';

/** What a situation is made of besides what lies there and what is half done. */
interface Counted {
  readonly changes: Changes;
  readonly frames: KnownFrames;
}

export function noChanges({ seats, places, watch }: State): Changes {
  const known = watch?.changes.attached ?? Object.keys(places);
  const attached = known.filter((at) => places[at] && seatAt(at) === undefined);
  const own = Array.from({ length: seats + 1 }, () => 0);
  return { open: 0, own, hidden: 0, attached, piles: null };
}

/** Equal numbers for equal situations: as the seat sees them, and as they are. */
export function situationFor(reading: Reading, { changes, frames }: Counted, seat: Seat): Sums {
  const { open, own, hidden } = changes;
  const lying = sumsOfPlaces(reading, changes, seat);
  const done = sumsOfFrames(reading, frames, seat);
  let whole = open + hidden + lying.whole;
  for (const sum of own) whole += sum;
  return {
    seen: joined(open + (own[seat] ?? 0) + lying.seen, done.seen),
    whole: joined(whole, done.whole),
  };
}

/** Adds what a card is where it lies now, or takes it out before something about it changes. */
export function weigh({ rules, state }: Reading, changes: Changes, id: CardId, sign: 1 | -1): void {
  const card = cardOf(state, id);
  const seat = seatAt(card.place);
  if (seat === undefined) {
    if (!changes.attached.includes(card.place)) changes.attached.push(card.place);
    return;
  }
  const { faces, ids } = zoneAt(rules, card.place);
  // How many lie in a place is known to all.
  changes.open = (changes.open + sign * sumOfText(card.place)) | 0;
  if (ids === 'nobody') {
    changes.piles = null;
    return;
  }
  const knower = faces === 'who-knew' ? (card.knownTo ?? 'nobody') : faces;
  add(changes, knower === 'owner' ? seat : knower, sign * sumOfCard(state, card));
}

/** A counter of a seat, or of the table for seat 0, becomes another number. */
export function weighCounter(
  { rules }: Reading,
  changes: Changes,
  { seat, what, from = 0, to }: CounterChange,
): void {
  if (isApart(what, rules.repetition?.apart ?? [])) return;
  const name = joined(sumOfText(what), seat);
  const sum = joined(name, to) - joined(name, from);
  add(changes, rules.openCounters.includes(what) ? 'all' : 'nobody', sum);
}

interface CounterChange {
  readonly seat: Seat;
  readonly what: string;
  readonly from: number | undefined;
  readonly to: number;
}

const isApart = (what: string, apart: readonly string[]): boolean =>
  apart.some((word) => what === word || (word.endsWith(' ') && what.startsWith(word)));

function add(changes: Changes, knower: 'all' | 'nobody' | number | undefined, sum: number): void {
  if (knower === 'all') changes.open = (changes.open + sum) | 0;
  else if (typeof knower === 'number') changes.own[knower] = ((changes.own[knower] ?? 0) + sum) | 0;
  else changes.hidden = (changes.hidden + sum) | 0;
}

/** What is reckoned anew each time: order, what lies with cards, changes for a time. */
function sumsOfPlaces(reading: Reading, changes: Changes, seat: Seat): Sums {
  const { state } = reading;
  changes.piles ??= sumOfPiles(reading);
  const sums = { seen: 0, whole: changes.piles };
  for (const at of changes.attached) addAttached(reading, at, seat, sums);
  let order = 0;
  for (const modifier of state.modifiers) {
    const card = cardOf(state, modifier.card);
    const sum = joined(sumOfModifier(modifier), sumOfCard(state, card));
    sums.whole += joined(sum, (order += 1)); // of two that set a value the later one counts
    if (seesFaces(reading.rules, card.place, seat)) sums.seen += sum;
  }
  return sums;
}

/** What lies with a card is called after that card, wherever it goes. */
function addAttached({ rules, state }: Reading, at: Place, seat: Seat, sums: Writable<Sums>): void {
  const ids = cardsIn(state, at);
  if (ids.length === 0) return;
  const number = joined(sumOfPlace(state, at), ids.length);
  let inside = 0;
  for (const id of ids) inside += sumOfCard(state, cardOf(state, id));
  sums.whole += number + inside;
  const holder = state.cards[holderOf(at)];
  if (holder && !seesFaces(rules, holder.place, seat)) return;
  sums.seen += seesFaces(rules, at, seat) ? number + inside : number;
}

function sumOfPiles({ rules, state }: Reading): number {
  let sum = 0;
  for (const zone in rules.zones) {
    if (rules.zones[zone]?.ids !== 'nobody') continue;
    for (let seat = 0; seat <= state.seats; seat += 1) {
      const ids = state.places[place(zone, seat)];
      if (ids) sum += sumOfPile(state, place(zone, seat), ids);
    }
  }
  return sum;
}

/** Sums of a pile up to each of its cards, the lowest first: most piles change at their top. */
const piles = new WeakMap<readonly CardId[], number[]>();

/** The pile is about to be another one from a card on. */
export function forgetPile(ids: readonly CardId[] | undefined, from: number): void {
  const known = ids && piles.get(ids);
  if (known && known.length > from) known.length = from;
}

function sumOfPile(state: State, at: Place, ids: readonly CardId[]): number {
  let known = piles.get(ids);
  if (!known) piles.set(ids, (known = []));
  let sum = known.at(-1) ?? sumOfText(at);
  for (let index = known.length; index < ids.length; index += 1) {
    sum = joined(sum, sumOfCard(state, cardOf(state, ids[index] as CardId)));
    known.push(sum);
  }
  return sum;
}

const sumOfModifier = ({ what, by, sets, until, giver }: Modifier): number =>
  joined(joined(sumOfText(what), sumOfText(until)), joined(giver, sets ? ~by : by));
