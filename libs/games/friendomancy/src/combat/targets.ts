/**
 * What a Friend may attack: other players, their Friends, and Foes wherever they lie face up.
 *
 * Rules: R-FRI-06, R-FRI-22, R-FRI-63, R-FRI-66; decisions A-FRI-16, A-FRI-18, A-FRI-28, A-FRI-57.
 */
import {
  cardOf,
  faceOfCard,
  markOf,
  valueOf,
  type Card,
  type CardId,
  type Reading,
  type Seat,
} from '@scoresheet/rules-engine';
import {
  boardOf,
  controllerOf,
  faceUpFoes,
  isFaceUpFoe,
  isIn,
  isOnBoard,
  playerWord,
  seatsIn,
} from '../field.js';
import { attacksPerFriend } from '../readings.js';
import { is } from '../values.js';

/** A card on the Board, or a player's number. */
export type Target = CardId | Seat;

/** Whether a Friend may still attack this turn, whatever there is to attack. */
export function mayAttack(reading: Reading, id: CardId): boolean {
  const card = cardOf(reading.state, id);
  if (!isOnBoard(card) || faceOfCard(reading, card).type !== 'friend') return false;
  if (markOf(card, 'new') > 0 && !is(reading, id, 'swift')) return false;
  return markOf(card, 'attacks') < attacksOf(reading, id) && !is(reading, id, 'peaceful');
}

export const attacksOf = (reading: Reading, id: CardId): number =>
  attacksPerFriend.of(reading.state) + valueOf(reading, id, 'moreAttacks');

/** Whether the attacker may attack the target. */
export function mayBeAttacked(reading: Reading, attacker: CardId, target: Target): boolean {
  const { state } = reading;
  const seat = controllerOf(state, cardOf(state, attacker));
  if (typeof target === 'number') {
    return target !== seat && isIn(state, target) && !is(reading, attacker, 'sparesPlayers');
  }
  const card = state.cards[target];
  return !!card && mayBeFought(reading, card) && controllerOf(state, card) !== seat;
}

/** What Friends of one player may attack, as the options name it: looked up once for all of them. */
export interface Targets {
  readonly players: readonly string[];
  readonly cards: readonly CardId[];
}

export function targetsOf(reading: Reading, seat: Seat): Targets {
  const { state } = reading;
  const others = seatsIn(state).filter((other) => other !== seat);
  const cards: readonly Card[] = [
    ...others.flatMap((other) => boardOf(state, other)),
    ...faceUpFoes(state),
  ];
  return {
    players: others.map(playerWord),
    cards: cards.filter((card) => mayBeFought(reading, card)).map(({ id }) => id),
  };
}

const mayBeFought = (reading: Reading, card: Card): boolean =>
  (isFaceUpFoe(card) || (isOnBoard(card) && faceOfCard(reading, card).type === 'friend')) &&
  !is(reading, card.id, 'safe');
