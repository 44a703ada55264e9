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
import { ATTACKS, CARD_ATTACKED, NOT_FOUGHT, PLAYER_ATTACKED } from '../combat/targets.js';
import { controllerOf, isFaceUpFoe, isOnBoard, seatMeantBy } from '../field.js';
import { ACTS } from '../turn/frames.js';
import { PLAYED } from './play-card.js';

export const refuseAct = (reading: Reading, seat: Seat, words: readonly string[]): Refusal =>
  forbidsAct(reading, seat, words) ?? OTHERWISE[words[0] ?? ''] ?? NO_ACT;

const NO_ACT = no('R-FRI-51', 'In your Main Step play cards, attack, or end it.');

/** The refusal of an act that nothing forbids, for its words. */
const OTHERWISE: { readonly [verb: string]: Refusal } = {
  play: no('R-FRI-62', 'To play a card name it alone.'),
  attack: NOT_FOUGHT,
  sacrifice: BY_TEXT,
};

/** Why an act of the Main Step is forbidden; undefined if only its words, or the moment, are wrong. */
export function forbidsAct(
  reading: Reading,
  seat: Seat,
  [verb, first = '', second = '']: readonly string[],
): Refusal | undefined {
  return refusedBy(ACTS, reading, seat, seat) ?? forbidsVerb(reading, seat, verb, [first, second]);
}

type Words = readonly [id: CardId, target: string];

function forbidsVerb(
  reading: Reading,
  seat: Seat,
  verb: string | undefined,
  words: Words,
): Refusal | undefined {
  switch (verb) {
    case 'play':
      return forbidsPlay(reading, seat, words);
    case 'attack':
      return forbidsAttack(reading, seat, words);
    case 'sacrifice':
      return forbidsSacrifice(reading, seat, words);
    default:
      return undefined;
  }
}

const NOBODY_HOLDS = 'There is no such card in your hand.';

function known({ rules, state }: Reading, seat: Seat, id: CardId): Card | undefined {
  return mayKnowId(rules, id, seat) ? state.cards[id] : undefined;
}

function forbidsPlay(reading: Reading, seat: Seat, [id]: Words): Refusal | undefined {
  const card = known(reading, seat, id);
  if (!card || zoneOf(card.place) !== 'hand') return no('R-FRI-55', NOBODY_HOLDS);
  return refusedBy(PLAYED, reading, card, seat);
}

/** Refusals for cards in zones that everybody sees. */
const OFF_THE_BOARD: { readonly [zone: string]: Refusal } = {
  under: no('A-FRI-62', 'A card under another one neither attacks nor is attacked.'),
  foes: no('A-FRI-28', 'Foes do not attack.'),
  aside: no('A-FRI-53', 'A Foe that waits aside neither attacks nor is attacked.'),
  defeated: no('R-FRI-26', 'A Defeated Foe neither attacks nor is attacked.'),
};
const offTheBoard = (card: Card | undefined): Refusal | undefined =>
  card && OFF_THE_BOARD[zoneOf(card.place)];

const NOT_YOURS = no('R-FRI-65', 'You attack with a Friend of your own on the Board.');
const NO_TARGET = no('R-FRI-65', 'There is no such card to attack.');

function forbidsAttack(reading: Reading, seat: Seat, [id, target]: Words): Refusal | undefined {
  const card = known(reading, seat, id);
  const isOwn = card && isOnBoard(card) && controllerOf(reading.state, card) === seat;
  if (!card || !isOwn) return offTheBoard(card) ?? NOT_YOURS;
  return refusedBy(ATTACKS, reading, card, seat) ?? forbidsTarget(reading, seat, [id, target]);
}

function forbidsTarget(reading: Reading, seat: Seat, [id, target]: Words): Refusal | undefined {
  const player = seatMeantBy(target);
  if (player !== undefined) return refusedBy(PLAYER_ATTACKED, reading, player, { seat, id });
  const card = known(reading, seat, target);
  const isThere = card && (isOnBoard(card) || isFaceUpFoe(card));
  if (!card || !isThere) return offTheBoard(card) ?? NO_TARGET;
  return refusedBy(CARD_ATTACKED, reading, card, seat);
}

function forbidsSacrifice(reading: Reading, seat: Seat, [id]: Words): Refusal | undefined {
  const card = known(reading, seat, id);
  return card ? refusedBy(SACRIFICED, reading, card, seat) : BY_TEXT;
}
