/**
 * Why something cannot be done in the Main Step.
 *
 * Rules: R-FRI-27, R-FRI-63, R-FRI-66, R-FRI-68; decisions A-FRI-16, A-FRI-18, A-FRI-31, A-FRI-64.
 */
import {
  faceOfCard,
  markOf,
  mayKnowId,
  no,
  zoneOf,
  type Card,
  type CardId,
  type Reading,
  type Refusal,
  type Seat,
} from '@scoresheet/rules-engine';
import { attacksOf } from '../combat/targets.js';
import { controllerOf, isFaceUpFoe, isIn, isOnBoard, seatMeantBy } from '../field.js';
import { isSpent } from '../turn/frames.js';
import { costOf, is } from '../values.js';
import { thingsOf } from './play-card.js';

export function refuseAct(reading: Reading, seat: Seat, words: readonly string[]): Refusal {
  const [verb, first = '', second = ''] = words;
  if (isSpent(reading)) return no('A-FRI-64', 'So many acts are enough: the Main Step has to end.');
  switch (verb) {
    case 'play':
      return refusePlay(reading, seat, first);
    case 'attack':
      return refuseAttack(reading, seat, first, second);
    case 'sacrifice':
      return refuseSacrifice(reading, seat, first);
    default:
      return no('R-FRI-51', 'In your Main Step play cards, attack, or end it.');
  }
}

const NOBODY_HOLDS = 'There is no such card in your hand.';

function known({ rules, state }: Reading, seat: Seat, id: CardId): Card | undefined {
  return mayKnowId(rules, id, seat) ? state.cards[id] : undefined;
}

function refusePlay(reading: Reading, seat: Seat, id: CardId): Refusal {
  const card = known(reading, seat, id);
  if (!card || zoneOf(card.place) !== 'hand') return no('R-FRI-55', NOBODY_HOLDS);
  const things = thingsOf(reading.state, seat);
  const cost = costOf(reading, id);
  if (cost > things) return no('R-FRI-27', `It costs ${cost} Things, and you have ${things}.`);
  return no('R-FRI-62', 'To play a card name it alone.');
}

function refuseAttack(reading: Reading, seat: Seat, id: CardId, target: string): Refusal {
  const card = known(reading, seat, id);
  const isOwn = card && isOnBoard(card) && controllerOf(reading.state, card) === seat;
  if (!card || !isOwn) return no('R-FRI-65', 'You attack with a Friend of your own on the Board.');
  if (faceOfCard(reading, card).type !== 'friend') return no('R-FRI-06', 'Only Friends attack.');
  if (is(reading, id, 'peaceful')) return no('R-FRI-06', 'Its text forbids it to attack.');
  if (markOf(card, 'new') > 0 && !is(reading, id, 'swift')) {
    return no('R-FRI-66', 'It came this turn, and may attack from your next one on.');
  }
  if (markOf(card, 'attacks') >= attacksOf(reading, id)) {
    return no('A-FRI-16', 'It has made its attacks of this turn.');
  }
  return refuseTarget(reading, seat, id, target);
}

function refuseTarget(reading: Reading, seat: Seat, id: CardId, target: string): Refusal {
  const { state } = reading;
  const player = seatMeantBy(target);
  if (player !== undefined) {
    if (player === seat) return no('R-FRI-63', 'You do not attack yourself.');
    const isThere = player <= state.seats && isIn(state, player);
    if (isThere && is(reading, id, 'sparesPlayers')) {
      return no('R-FRI-06', 'Its text forbids it to attack players.');
    }
    return no('R-FRI-65', 'That player is not in the game.');
  }
  const card = known(reading, seat, target);
  const isThere = card && (isOnBoard(card) || isFaceUpFoe(card));
  if (!card || !isThere) return no('R-FRI-65', 'There is no such card to attack.');
  if (isOnBoard(card) && controllerOf(state, card) === seat) {
    return no('A-FRI-18', 'You do not attack your own cards.');
  }
  if (is(reading, target, 'safe')) return no('R-FRI-06', 'Its text says that it is not attacked.');
  return no('R-FRI-65', 'Only players, Friends and Foes are attacked.');
}

function refuseSacrifice(reading: Reading, seat: Seat, id: CardId): Refusal {
  const card = known(reading, seat, id);
  const isOwn = card && isOnBoard(card) && controllerOf(reading.state, card) === seat;
  if (card && !isOwn) return no('R-FRI-68', 'Only a card that you control can be sacrificed.');
  return no('A-FRI-31', 'Cards are sacrificed when a card says so.');
}
