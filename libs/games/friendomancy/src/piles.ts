/**
 * What is taken from decks and Pools: drawn, added to a deck, discarded from its top. Face-up Foes
 * charge for it; a Foe that comes up waits aside, and what was to be done with it is spent.
 *
 * Rules: R-FRI-19 to 21, R-FRI-34, R-FRI-50, R-FRI-58, R-FRI-59, R-FRI-72;
 * decisions A-FRI-07 to 10, A-FRI-22 to 25, A-FRI-29, A-FRI-52 to 54.
 */
import {
  cardOf,
  cardsIn,
  draw,
  faceOfCard,
  holderOf,
  move,
  setCounter,
  shuffle,
  tableCounter,
  tell,
  topOf,
  zoneOf,
  type Card,
  type CardId,
  type Place,
  type Play,
  type Seat,
} from '@scoresheet/rules-engine';
import { deck, discard, foesOn, hand, pool, spotBy, type Pool } from './field.js';
import { loseMoney } from './money.js';
import { endTrigger, foeFee } from './readings.js';
import { costOf } from './values.js';

/** Gives the number of draws, of which each may have brought up a Foe instead of a card. */
export function drawCards(play: Play, seat: Seat, pile: Place, count: number): number {
  for (let drawn = 0; drawn < count; drawn += 1) {
    const top = topOf(play.state, pile);
    if (top === undefined) return drawn;
    payFees(play, seat, pile);
    reveal(play, top, hand(seat));
    noteEmptied(play, pile, 'draw');
    tell(play, 'card-drawn', { seat, from: zoneOf(pile) });
  }
  return count;
}

/** Adds cards to a deck. Nobody sees them, not even their new player (A-FRI-49). */
export function addToDeck(play: Play, seat: Seat, name: Pool, count: number): void {
  const perCard = foeFee.of(play.state) === 'perCard';
  const there = Math.min(count, cardsIn(play.state, pool(name)).length);
  for (let acts = perCard ? there : Math.min(1, there); acts > 0; acts -= 1) {
    payFees(play, seat, pool(name));
  }
  const added = draw(play, pool(name), deck(seat), count);
  shuffle(play, deck(seat));
  tell(play, 'cards-added', { seat, from: name, count: added });
}

/** Off the top of a deck into the Discard Pile of its player. */
export function discardTop(play: Play, seat: Seat, count: number): void {
  for (let gone = 0; gone < count; gone += 1) {
    const top = topOf(play.state, deck(seat));
    if (top === undefined) return;
    const { face } = cardOf(play.state, top);
    const shown = reveal(play, top, discard(seat));
    noteEmptied(play, deck(seat), 'move');
    if (shown.place === discard(seat)) tell(play, 'card-discarded', { seat, face });
  }
}

/**
 * A card of a deck that its player has seen goes into the hand. That is no draw (R-FRI-59), so that
 * no Foe charges for it. Gives the card as it lies then.
 */
export function takeOff(play: Play, seat: Seat, id: CardId): CardId {
  const taken = reveal(play, id, hand(seat));
  noteEmptied(play, deck(seat), 'move');
  if (taken.place === hand(seat)) tell(play, 'card-taken', { seat });
  return taken.id;
}

/** Gives the card where it lies then: a Foe waits aside, face up, until the turn ends (A-FRI-22, A-FRI-54). */
function reveal(play: Play, id: CardId, to: Place): Card {
  const card = cardOf(play.state, id);
  if (faceOfCard(play, card).type !== 'foe') return cardOf(play.state, move(play, id, to));
  const { at, slot } = spotBy('aside', card.place);
  const foe = cardOf(play.state, move(play, id, at, { slot }));
  tell(play, 'foe-found', { card: foe.id, face: foe.face });
  return foe;
}

/** Each Foe from the top takes its own fee (A-FRI-23). */
function payFees(play: Play, seat: Seat, pile: Place): void {
  for (const { id } of foesOn(play.state, pile)) loseMoney(play, seat, costOf(play, id), id);
}

/** The first empty deck names the last round, once and for all (A-FRI-07 to 09). */
function noteEmptied(play: Play, pile: Place, how: 'draw' | 'move'): void {
  const { state } = play;
  const round = tableCounter(state, 'round');
  const isMeant = how === 'draw' || endTrigger.of(state) === 'emptied';
  if (zoneOf(pile) !== 'deck' || cardsIn(state, pile).length > 0 || !isMeant) return;
  if (round === 0 || tableCounter(state, 'lastRound') > 0) return;
  setCounter(play, 0, 'lastRound', round + 1);
  tell(play, 'deck-emptied', { seat: Number(holderOf(pile)) });
}
