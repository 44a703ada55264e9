/**
 * What follows from the state alone: cards at 0 HP leave, the game ends, and who leads before.
 *
 * Rules: R-FUZ-06, R-FUZ-15, R-FUZ-51, R-FUZ-73 to 77, R-FUZ-85, R-FUZ-86;
 * decisions A-FUZ-06, A-FUZ-40, A-FUZ-42, A-FUZ-56 to 59, A-FUZ-75.
 */
import {
  cardOf,
  cardsIn,
  end,
  markOf,
  move,
  placesBy,
  seatCounter,
  seatsOf,
  tell,
  type Card,
  type CardId,
  type Place,
  type Play,
  type Rules,
  type Seat,
} from '@scoresheet/rules-engine';
import type { Endings } from '@scoresheet/rules-presentation';
import { cardsOnField, controllerOf, discard, field, opponentOf, relicsOn } from './field.js';
import { hasHp, hpLeft, isChanged } from './values.js';

const PROPHECY = 589; // R-FUZ-75

/** The ways to end, and what each means (R-FUZ-73 to 75; decisions A-FUZ-79, A-FUZ-80). */
export const ENDINGS = {
  liquidation: 'no Life was left',
  'scroll-out': 'there was no card left to draw',
  'prophecy-fulfilled': 'all damage that was dealt adds up to 589',
  conceded: 'the other player gave up',
  'draw-by-turn-limit': 'the game took too many turns',
  'draw-by-loop': 'effects set each other off without an end',
} satisfies Endings;
type Ending = keyof typeof ENDINGS;

/** All cards at 0 leave together; what their leaving takes away may bring others to 0. */
export function check(play: Play): void {
  if (play.state.outcome) return; // nothing comes after the end (A-FUZ-06)
  for (;;) {
    const gone = cardsAtZero(play);
    if (gone.length === 0) break;
    for (const card of gone) knockOut(play, card);
    for (const card of gone) leaveField(play, card.id, discard(card.owner));
  }
  winBy589(play);
  loseByLifeOrScroll(play);
}

/** Without damage a card is at 0 only where something takes HP from it, which is seldom so. */
function cardsAtZero(play: Play): readonly Card[] {
  const { state } = play;
  const changed = isChanged(play, 'hp');
  const isInDanger = (id: CardId): boolean => changed || markOf(cardOf(state, id), 'damage') > 0;
  const found: Card[] = [];
  for (const seat of seatsOf(state)) {
    if (!cardsIn(state, field(seat)).some(isInDanger)) continue;
    for (const card of cardsOnField(state, seat)) {
      if (isInDanger(card.id) && hasHp(play, card) && hpLeft(play, card.id) <= 0) found.push(card);
    }
  }
  return found;
}

function knockOut(play: Play, card: Card): void {
  const { id, face } = card;
  tell(play, 'knocked-out', { card: id, face, seat: controllerOf(play.state, card) });
}

/** A card leaves the field with its Relics, each to its owner's pile (R-FUZ-06, A-FUZ-37). */
export function leaveField(play: Play, id: CardId, to: Place): void {
  for (const relic of [...cardsIn(play.state, relicsOn(id))]) {
    move(play, relic, discard(play.state.cards[relic]?.owner as Seat));
  }
  move(play, id, to);
}

/**
 * More Life leads when time is called. No total but 589 is worth anything (R-FUZ-77), so it does not
 * count: ../README.md, "When time is called".
 */
export const leads: NonNullable<Rules['leads']> = ({ state }) =>
  placesBy(seatsOf(state), (seat) => seatCounter(state, seat, 'life'));

/** Exactly 589 wins at once, before Life is looked at; the game announces it (A-FUZ-06, 75). */
export function winBy589(play: Play): void {
  const there = seatsOf(play.state).filter(
    (seat) => seatCounter(play.state, seat, 'total') === PROPHECY,
  );
  if (there.length === 0) return;
  for (const seat of there) tell(play, 'prophecy-fulfilled', { seat, total: PROPHECY });
  finish(play, there.map(opponentOf), 'prophecy-fulfilled');
}

function loseByLifeOrScroll(play: Play): void {
  const { state } = play;
  if (state.outcome) return;
  const isOutOfLife = (seat: Seat): boolean => seatCounter(state, seat, 'life') <= 0;
  const losers = seatsOf(state).filter(
    (seat) => isOutOfLife(seat) || seatCounter(state, seat, 'drawFailed') > 0,
  );
  if (losers.length === 0) return;
  finish(play, losers, losers.some(isOutOfLife) ? 'liquidation' : 'scroll-out');
}

/** One loser leaves one winner; two at once draw (A-FUZ-40). */
function finish(play: Play, losers: readonly Seat[], reason: Ending): void {
  const [loser, other] = losers;
  if (loser === undefined || other) endAsDraw(play, reason);
  else end(play, { places: [[opponentOf(loser)], [loser]], reason });
}

export const endAsDraw = (play: Play, reason: Ending): void =>
  end(play, { places: [seatsOf(play.state)], reason });
