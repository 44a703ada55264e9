/**
 * Why something cannot be done in the Main Step.
 *
 * Rules: R-FRI-51, R-FRI-55, R-FRI-62, R-FRI-65.
 */
import {
  mayKnowId,
  no,
  refusedBy,
  zoneOf,
  type Card,
  type CardId,
  type Reading,
  type Refusal,
  type Seat,
} from '@scoresheet/rules-engine';
import { BY_TEXT, SACRIFICED } from '../board.js';
import {
  ATTACKS,
  CARD_ATTACKED,
  NOT_FOUGHT,
  NOT_THERE,
  PLAYER_ATTACKED,
} from '../combat/targets.js';
import { controllerOf, isFaceUpFoe, isOnBoard, seatMeantBy } from '../field.js';
import { ACTS } from '../turn/frames.js';
import { PLAYED } from './play-card.js';

export function refuseAct(reading: Reading, seat: Seat, words: readonly string[]): Refusal {
  const [verb, first = '', second = ''] = words;
  return refusedBy(ACTS, reading, seat, seat) ?? refuseVerb(reading, seat, verb, [first, second]);
}

type Words = readonly [id: CardId, target: string];

function refuseVerb(reading: Reading, seat: Seat, verb: string | undefined, words: Words): Refusal {
  switch (verb) {
    case 'play':
      return refusePlay(reading, seat, words);
    case 'attack':
      return refuseAttack(reading, seat, words);
    case 'sacrifice':
      return refuseSacrifice(reading, seat, words);
    default:
      return no('R-FRI-51', 'In your Main Step play cards, attack, or end it.');
  }
}

const NOBODY_HOLDS = 'There is no such card in your hand.';

function known({ rules, state }: Reading, seat: Seat, id: CardId): Card | undefined {
  return mayKnowId(rules, id, seat) ? state.cards[id] : undefined;
}

function refusePlay(reading: Reading, seat: Seat, [id]: Words): Refusal {
  const card = known(reading, seat, id);
  if (!card || zoneOf(card.place) !== 'hand') return no('R-FRI-55', NOBODY_HOLDS);
  return refusedBy(PLAYED, reading, card, seat) ?? no('R-FRI-62', 'To play a card name it alone.');
}

function refuseAttack(reading: Reading, seat: Seat, [id, target]: Words): Refusal {
  const card = known(reading, seat, id);
  const isOwn = card && isOnBoard(card) && controllerOf(reading.state, card) === seat;
  if (!card || !isOwn) return no('R-FRI-65', 'You attack with a Friend of your own on the Board.');
  return refusedBy(ATTACKS, reading, card, seat) ?? refuseTarget(reading, seat, [id, target]);
}

function refuseTarget(reading: Reading, seat: Seat, [id, target]: Words): Refusal {
  const player = seatMeantBy(target);
  if (player !== undefined) {
    return refusedBy(PLAYER_ATTACKED, reading, player, { seat, id }) ?? NOT_THERE;
  }
  const card = known(reading, seat, target);
  const isThere = card && (isOnBoard(card) || isFaceUpFoe(card));
  if (!card || !isThere) return no('R-FRI-65', 'There is no such card to attack.');
  return refusedBy(CARD_ATTACKED, reading, card, seat) ?? NOT_FOUGHT;
}

function refuseSacrifice(reading: Reading, seat: Seat, [id]: Words): Refusal {
  const card = known(reading, seat, id);
  return (card && refusedBy(SACRIFICED, reading, card, seat)) ?? BY_TEXT;
}
