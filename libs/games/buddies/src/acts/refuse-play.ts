/**
 * Why a card in hand is not offered to be played, in the order of A-BUD-68: its time, what is used
 * up, whose it is put on, its place and name, its targets, its cost.
 */
import {
  cardsIn,
  type Card,
  type CardFace,
  type Reading,
  type Refusal,
  type Seat,
} from '@scoresheet/rules-engine';
import { controllerOf, hand, isDown, isInParty } from '../field.js';
import { hasRoom, refuseName } from '../party.js';
import { no } from '../refusal.js';
import { costOf, faceOfCard } from '../values.js';
import { canPayEnergy } from './payment.js';
import { hasPlayedBuddy } from './play-buddy.js';
import { hasPlayedItem, isEquipment } from './play-item.js';
import { playEffect } from './play-skill.js';
import { refuseTargets } from './refuse-targets.js';
import { refuseTime } from './refuse-time.js';

/** The rule by which each type has its time; Powers have none. */
const TIME_OF: Readonly<Record<string, string>> = {
  buddy: 'R-BUD-48',
  item: 'R-BUD-27',
  skill: 'R-BUD-29',
  event: 'A-BUD-20',
};

/** The rule by which each type is paid for. */
const COST_OF: Readonly<Record<string, string>> = {
  buddy: 'R-BUD-49',
  item: 'R-BUD-10',
  event: 'R-BUD-10',
};

export function refusePlay(
  reading: Reading,
  seat: Seat,
  [id = '', ...words]: readonly string[],
): Refusal {
  const isHeld = cardsIn(reading.state, hand(seat)).includes(id);
  const card = isHeld ? reading.state.cards[id] : undefined;
  if (!card) return no('R-BUD-40', 'You hold no such card.');
  const face = faceOfCard(reading, card);
  const time = TIME_OF[face.type];
  const tooEarly = time === undefined ? undefined : refuseTime(reading, seat, 'player', time);
  return tooEarly ?? refuseNow(reading, seat, card, words) ?? refuseCost(reading, seat, card);
}

function refuseNow(
  reading: Reading,
  seat: Seat,
  card: Card,
  words: readonly string[],
): Refusal | undefined {
  const face = faceOfCard(reading, card);
  switch (face.type) {
    case 'buddy':
      return refuseBuddy(reading, seat, face);
    case 'event':
      return undefined;
    case 'item':
      if (hasPlayedItem(reading, seat)) return no('R-BUD-27', 'One Item is played in a turn.');
      if (isEquipment(face)) return refuseBearer(reading, seat, words[0]);
      break;
  }
  const { ability, effect } = playEffect(reading, seat, card);
  return refuseTargets(reading, ability, effect, words);
}

function refuseBuddy(reading: Reading, seat: Seat, face: CardFace): Refusal | undefined {
  if (hasPlayedBuddy(reading, seat)) return no('R-BUD-48', 'One Buddy is played in a turn.');
  if (!hasRoom(reading, seat)) return no('R-BUD-17', 'Your party is full; withdraw somebody.');
  return refuseName(reading, face);
}

/**
 * Why a Buddy cannot bear the item. Whose the Buddy is comes before what it is: one that is knocked
 * out is no target (A-BUD-68).
 */
function refuseBearer(reading: Reading, seat: Seat, id = ''): Refusal | undefined {
  const buddy = reading.state.cards[id];
  if (!buddy || !isInParty(buddy)) return no('R-BUD-63', 'Name a Buddy to put it on.');
  if (controllerOf(reading.state, buddy) !== seat) {
    return no('R-BUD-28', 'Only your own Buddies may be equipped.');
  }
  return isDown(buddy) ? no('R-BUD-63', 'A knocked-out Buddy carries nothing new.') : undefined;
}

function refuseCost(reading: Reading, seat: Seat, card: Card): Refusal {
  const { name, type } = faceOfCard(reading, card);
  const rule = COST_OF[type] ?? 'R-BUD-12';
  const cost = costOf(reading, card);
  return canPayEnergy(reading, seat, cost)
    ? no(rule, `Name what is given up for ${name}, as its text says.`)
    : no(rule, `${name} costs ${cost} Energy, which you cannot pay now.`);
}
