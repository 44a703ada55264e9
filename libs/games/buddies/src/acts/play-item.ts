/**
 * Playing an item: one in the own Player phase, used at once or put on a Buddy.
 *
 * Rules: R-BUD-25 to 28, R-BUD-53, R-BUD-54; decisions A-BUD-21, A-BUD-35, A-BUD-47.
 */
import { readAnnounced } from '@scoresheet/rules-cards';
import {
  cardOf,
  cardsIn,
  faceOfCard,
  isAllowed,
  move,
  push,
  seatCounter,
  setCounter,
  tell,
  type Card,
  type CardFace,
  type CardId,
  type Guard,
  type Play,
  type Reading,
  type Seat,
} from '@scoresheet/rules-engine';
import { check } from '../endings.js';
import { controllerOf, isDown, itemOn, party, partyOf, trash } from '../field.js';
import { nameItem, resolveFrame } from '../stack/item.js';
import { leavePlay } from '../party.js';
import { costOf, hasKeyword, ruleFor } from '../values.js';
import { announce } from './announce.js';
import { canPayEnergy } from './payment.js';
import { playEffect } from './play-skill.js';
import { waysToAnnounce } from './ways.js';

/** The condition for a seat to play an item. */
export const ITEM_PLAYED: readonly Guard<Seat, unknown>[] = [
  {
    rule: 'R-BUD-27',
    says: 'One Item is played in a turn.',
    holds: (reading, seat) =>
      seatCounter(reading.state, seat, 'itemsPlayed') < ruleFor(reading, seat, 'itemsPerTurn'),
  },
];

/** Conditions for a Buddy to be equipped: whose it is comes before what it is (A-BUD-68). */
export const EQUIPPED: readonly Guard<Card>[] = [
  {
    rule: 'R-BUD-28',
    says: 'Only your own Buddies may be equipped.',
    holds: ({ state }, buddy, seat) => controllerOf(state, buddy) === seat,
  },
  {
    rule: 'R-BUD-63',
    says: 'A knocked-out Buddy carries nothing new.',
    holds: (_, buddy) => !isDown(buddy),
  },
];

/** "Equip" in its text (R-BUD-25). */
export const isEquipment = (face: CardFace): boolean => hasKeyword(face, 'equip');

export function waysToPlayItem(reading: Reading, seat: Seat, card: Card): readonly string[] {
  if (!isAllowed(ITEM_PLAYED, reading, seat, seat)) return [];
  const face = faceOfCard(reading, card);
  if (!isEquipment(face)) {
    const { ability, effect } = playEffect(reading, seat, card);
    return waysToAnnounce(reading, ability, effect, costOf(reading, card));
  }
  if (!canPayEnergy(reading, seat, costOf(reading, card))) return [];
  return partyOf(reading.state, seat)
    .filter((buddy) => isAllowed(EQUIPPED, reading, buddy, seat))
    .map(({ id }) => ` ${id}`);
}

export function playItem(play: Play, seat: Seat, card: Card, words: readonly string[]): void {
  setCounter(play, seat, 'itemsPlayed', seatCounter(play.state, seat, 'itemsPlayed') + 1);
  if (isEquipment(faceOfCard(play, card))) equip(play, seat, card, words[0] as CardId);
  else useItem(play, seat, card, words);
}

/** Uses an item: nothing comes between its payment and its effect. */
function useItem(play: Play, seat: Seat, card: Card, words: readonly string[]): void {
  const { effect } = playEffect(play, seat, card);
  const { chosen, given } = readAnnounced(words);
  const id = announce(play, seat, card, given);
  if (id === undefined) return;
  push(play, resolveFrame(nameItem(play, { ...effect, card: id, chosen, kind: 'item' })));
}

/** The old item leaves first, and nothing is looked at in between (A-BUD-47). */
function equip(play: Play, seat: Seat, card: Card, buddy: CardId): void {
  const shown = announce(play, seat, card);
  if (shown === undefined) return;
  const bearer = play.state.cards[buddy];
  if (!bearer || isDown(bearer) || bearer.place !== party(seat)) {
    move(play, shown, trash(seat));
    return;
  }
  for (const old of [...cardsIn(play.state, itemOn(buddy))]) {
    leavePlay(play, old, trash(cardOf(play.state, old).owner));
  }
  const id = move(play, shown, itemOn(buddy), { sameObject: true });
  tell(play, 'equipped', { card: id, on: buddy });
  check(play);
}
