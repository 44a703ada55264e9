/**
 * What a Friend may attack: other players, their Friends, and Foes wherever they lie face up.
 *
 * Rules: R-FRI-06, R-FRI-22, R-FRI-63, R-FRI-65, R-FRI-66; decisions A-FRI-16, A-FRI-18, A-FRI-28, A-FRI-57.
 */
import {
  cardOf,
  faceOfCard,
  isAllowed,
  markOf,
  no,
  valueOf,
  type Card,
  type CardId,
  type Guard,
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
  seatsIn,
} from '../field.js';
import { attacksPerFriend } from '../readings.js';
import { is } from '../values.js';

/** A card on the Board, or a player's number. */
export type Target = CardId | Seat;

/** A Friend, and the seat that attacks with it. */
interface Attacker {
  readonly seat: Seat;
  readonly id: CardId;
}

export const NOT_THERE = no('R-FRI-65', 'That player is not in the game.');
export const NOT_FOUGHT = no('R-FRI-65', 'Only players, Friends and Foes are attacked.');

/** Conditions for a card on the Board to attack, whatever there is to attack. */
export const ATTACKS: readonly Guard<Card, unknown>[] = [
  {
    rule: 'R-FRI-06',
    says: 'Only Friends attack.',
    holds: (reading, card) => faceOfCard(reading, card).type === 'friend',
  },
  {
    rule: 'R-FRI-06',
    says: 'Its text forbids it to attack.',
    holds: (reading, card) => !is(reading, card.id, 'peaceful'),
  },
  {
    rule: 'R-FRI-66',
    says: 'It came this turn, and may attack from your next one on.',
    holds: (reading, card) => markOf(card, 'new') === 0 || is(reading, card.id, 'swift'),
  },
  {
    rule: 'A-FRI-16',
    says: 'It has made its attacks of this turn.',
    holds: (reading, card) => markOf(card, 'attacks') < attacksOf(reading, card.id),
  },
];

const attacksOf = (reading: Reading, id: CardId): number =>
  attacksPerFriend.of(reading.state) + valueOf(reading, id, 'moreAttacks');

/** Conditions for a player to be attacked by that Friend of the seat. */
export const PLAYER_ATTACKED: readonly Guard<Seat, Attacker>[] = [
  {
    rule: 'R-FRI-63',
    says: 'You do not attack yourself.',
    holds: (_, player, { seat }) => player !== seat,
  },
  {
    ...NOT_THERE,
    holds: ({ state }, player) => player <= state.seats && isIn(state, player),
  },
  {
    rule: 'R-FRI-06',
    says: 'Its text forbids it to attack players.',
    holds: (reading, _, { id }) => !is(reading, id, 'sparesPlayers'),
  },
];

/** Conditions for a card to be attacked by Friends of the seat. */
export const CARD_ATTACKED: readonly Guard<Card>[] = [
  {
    rule: 'A-FRI-18',
    says: 'You do not attack your own cards.',
    holds: ({ state }, card, seat) => controllerOf(state, card) !== seat,
  },
  {
    rule: 'R-FRI-06',
    says: 'Its text says that it is not attacked.',
    holds: (reading, card) => !is(reading, card.id, 'safe'),
  },
  {
    ...NOT_FOUGHT,
    holds: (reading, card) =>
      isFaceUpFoe(card) || (isOnBoard(card) && faceOfCard(reading, card).type === 'friend'),
  },
];

/** Whether the attacker may attack the target. */
export function mayBeAttacked(reading: Reading, id: CardId, target: Target): boolean {
  const { state } = reading;
  const seat = controllerOf(state, cardOf(state, id));
  if (typeof target === 'number') {
    return isAllowed(PLAYER_ATTACKED, reading, target, { seat, id });
  }
  const card = state.cards[target];
  return !!card && isAllowed(CARD_ATTACKED, reading, card, seat);
}

/** What Friends of one player may attack, unless their own texts forbid it: looked up once for all. */
export interface Targets {
  readonly players: readonly Seat[];
  readonly cards: readonly CardId[];
}

export function targetsOf(reading: Reading, seat: Seat): Targets {
  const { state } = reading;
  const players = seatsIn(state);
  const cards = [...players.flatMap((player) => boardOf(state, player)), ...faceUpFoes(state)]
    .filter((card) => isAllowed(CARD_ATTACKED, reading, card, seat))
    .map(({ id }) => id);
  return { players, cards };
}
