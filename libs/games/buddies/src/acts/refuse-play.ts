/**
 * Why a card in hand is not offered to be played, in the order of A-BUD-68: its time, what is used
 * up, whose it is put on, its place and name, its targets, its cost.
 */
import {
  cardsIn,
  faceOfCard,
  no,
  refusedBy,
  type Card,
  type Reading,
  type Refusal,
  type Seat,
} from '@scoresheet/rules-engine';
import { hand, isInParty } from '../field.js';
import { costOf } from '../values.js';
import { canPayEnergy } from './payment.js';
import { BUDDY_PLAYED } from './play-buddy.js';
import { EQUIPPED, isEquipment, ITEM_PLAYED } from './play-item.js';
import { playEffect } from './play-skill.js';
import { PLAY_TIMES } from './play-times.js';
import { refuseTargets } from './refuse-targets.js';

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
  const time = PLAY_TIMES[faceOfCard(reading, card).type] ?? [];
  return (
    refusedBy(time, reading, seat, seat) ??
    refuseNow(reading, seat, card, words) ??
    refuseCost(reading, seat, card)
  );
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
      return refusedBy(BUDDY_PLAYED, reading, face, seat);
    case 'event':
      return undefined;
    case 'item': {
      const refusal = refusedBy(ITEM_PLAYED, reading, seat, seat);
      if (refusal) return refusal;
      if (isEquipment(face)) return refuseBearer(reading, seat, words[0]);
      break;
    }
  }
  const { ability, effect } = playEffect(reading, seat, card);
  return refuseTargets(reading, ability, effect, words);
}

function refuseBearer(reading: Reading, seat: Seat, id = ''): Refusal | undefined {
  const buddy = reading.state.cards[id];
  if (!buddy || !isInParty(buddy)) return no('R-BUD-63', 'Name a Buddy to put it on.');
  return refusedBy(EQUIPPED, reading, buddy, seat);
}

function refuseCost(reading: Reading, seat: Seat, card: Card): Refusal {
  const { name, type } = faceOfCard(reading, card);
  const rule = COST_OF[type] ?? 'R-BUD-12';
  const cost = costOf(reading, card);
  return canPayEnergy(reading, seat, cost)
    ? no(rule, `Name what is given up for ${name}, as its text says.`)
    : no(rule, `${name} costs ${cost} Energy, which you cannot pay now.`);
}
