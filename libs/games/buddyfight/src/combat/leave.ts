/**
 * How cards leave the field: destroyed, taken off by an effect, or merely moved by payment and
 * checks. Soulguard stands before the first two; Lifelink follows every leaving at once.
 *
 * Rules: B29, B30, B32; decisions A-BFT-38, A-BFT-46 to 49.
 */
import {
  cardOf,
  cardsIn,
  happen,
  mark,
  markOf,
  move,
  place,
  setCounter,
  tell,
  type CardId,
  type Happening,
  type HappeningRule,
  type Place,
  type Play,
  type Reading,
  type Replacement,
  type Seat,
} from '@scoresheet/rules-engine';
import { controllerOf, drop, inTurnOrder, isOnField, soulOf } from '../field.js';
import { has, valueNow } from '../values.js';
import { damage } from './damage.js';

/** Where an effect puts a card that it takes off the field. */
export type Destination = 'hand' | 'drop' | 'deck' | 'deck-bottom' | 'gauge';

export interface Leaving extends Happening {
  readonly kind: 'leave';
  readonly card: CardId;
  readonly to: Destination;
  readonly destroyed: boolean;
  /** The cards whose attack it was; none where an effect does it. */
  readonly by: readonly CardId[];
}

export const destroy = (play: Play, cards: readonly CardId[], by: readonly CardId[] = []): void =>
  leaveTogether(play, cards, { to: 'drop', destroyed: true, by });

export const takeOff = (play: Play, cards: readonly CardId[], to: Destination): void =>
  leaveTogether(play, cards, { to, destroyed: false, by: [] });

type How = Pick<Leaving, 'to' | 'destroyed' | 'by'>;

/** The turn fighter's cards are decided on first, then all leave at once (A-BFT-48). */
function leaveTogether(play: Play, cards: readonly CardId[], how: How): void {
  const leaving = inTurnOrder(play.state).flatMap((seat) =>
    cards.filter((id) => isThere(play, id) && ownerNow(play, id) === seat),
  );
  happen(play, ...leaving.map((card): Leaving => ({ kind: 'leave', card, ...how })));
}

function isThere({ state }: Reading, id: CardId): boolean {
  const card = state.cards[id];
  return card !== undefined && isOnField(card);
}

const ownerNow = ({ state }: Reading, id: CardId): Seat => controllerOf(state, cardOf(state, id));

export const leaveRule: HappeningRule = {
  possible(reading, happening) {
    const { card, destroyed, by } = happening as Leaving;
    if (!isThere(reading, card) || !destroyed) return isThere(reading, card);
    const isSturdy = by.length === 0 && has(reading, card, 'sturdy'); // against effects alone
    return !isSturdy && !has(reading, card, 'cannotBeDestroyed');
  },

  replacements: (reading, happening) => soulguards(reading, happening as Leaving),

  resolve(play, happening) {
    const { card, to, destroyed, by } = happening as Leaving;
    if (!isThere(play, card)) return;
    const { owner, face } = cardOf(play.state, card);
    if (destroyed) tell(play, 'destroyed', { card, face, by });
    const zone = to === 'deck-bottom' ? 'deck' : to;
    leaveField(play, card, place(zone, owner), to === 'deck-bottom');
  },
};

/** A card of its soul goes in its place, if its owner likes, and whichever is chosen. */
function soulguards(reading: Reading, leaving: Leaving): readonly Replacement[] {
  const { card } = leaving;
  if (!isThere(reading, card) || !has(reading, card, 'soulguard')) return [];
  const seat = ownerNow(reading, card);
  return cardsIn(reading.state, soulOf(card)).map((soul) => ({
    id: `soulguard ${soul}`,
    seat,
    may: true,
    instead: (play) => stay(play, leaving, soul),
  }));
}

/** A saved card was destroyed all the same, for those who look at that (A-BFT-05, A-BFT-46). */
function stay(play: Play, { card, destroyed, by }: Leaving, soul: CardId): null {
  const { face } = cardOf(play.state, card);
  move(play, soul, drop(cardOf(play.state, soul).owner));
  tell(play, 'saved', { card, face });
  if (destroyed) tell(play, 'destroyed', { card, face, by });
  return null;
}

/** Moves the card and its soul, whatever the reason; gives its id from now on. */
export function leaveField(play: Play, id: CardId, to: Place, under = false): CardId {
  const { face } = cardOf(play.state, id);
  const seat = ownerNow(play, id);
  const lifelink = valueNow(play, id, 'lifelink');
  const loses = has(play, id, 'lifelinkLose');
  tell(play, 'left-field', { card: id, face, seat });
  dropSoul(play, id);
  const as = move(play, id, to, { under });
  if (loses) setCounter(play, seat, 'doomed', 1); // it counts at the next check (A-BFT-49)
  damage(play, { to: seat, amount: lifelink, sources: [], cause: 'effect' });
  return as;
}

/** Souls go to the drop zone with the card above them (B32). */
export function dropSoul(play: Play, id: CardId): void {
  for (const soul of [...cardsIn(play.state, soulOf(id))]) {
    move(play, soul, drop(cardOf(play.state, soul).owner));
  }
}

export function rest(play: Play, id: CardId): void {
  if (play.state.cards[id]) mark(play, id, 'resting', 1);
}

export function stand(play: Play, id: CardId): void {
  if (play.state.cards[id] && markOf(cardOf(play.state, id), 'resting') > 0) {
    mark(play, id, 'resting', 0);
  }
}
