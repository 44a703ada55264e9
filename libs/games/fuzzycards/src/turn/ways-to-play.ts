/**
 * In which ways a card in hand may be played now: whether it can be paid, and where it may go.
 *
 * Rules: R-FUZ-02, R-FUZ-05, R-FUZ-09, R-FUZ-30 to 32, R-FUZ-40;
 * decisions A-FUZ-14, A-FUZ-36, A-FUZ-63, A-FUZ-65.
 */
import {
  faceOfCard,
  isAllowed,
  no,
  optionOf,
  targetings,
  type Card,
  type CardFace,
  type Guard,
  type Option,
  type Reading,
  type Seat,
} from '@scoresheet/rules-engine';
import {
  cardsOnField,
  controllerOf,
  isFielded,
  isRowFull,
  openSlots,
  rowOfSlot,
  slotName,
  type Row,
} from '../field.js';
import { costOf } from '../values.js';
import { energyOf, eventIndex, rowToEnter } from './play-card.js';

export const ROW_NAMES: Readonly<Record<Row, string>> = { altar: 'Altar', vault: 'Vault' };

/** Conditions for a card in hand to be played, wherever it is meant to go. */
export const PLAYED: readonly Guard<Card>[] = [
  {
    rule: 'R-FUZ-40',
    says: (reading, card, seat) =>
      `${faceOfCard(reading, card).name} costs ${costOf(reading, card)} Energy and you have ${energyOf(reading, seat)}.`,
    holds: (reading, card, seat) => costOf(reading, card) <= energyOf(reading, seat),
  },
  {
    rule: 'A-FUZ-14',
    says: (reading, card) =>
      `This Hero enters the ${ROW_NAMES[rowToEnter(faceOfCard(reading, card))]}, and no position there is open.`,
    holds: (reading, card, seat) => {
      const face = faceOfCard(reading, card);
      return face.type !== 'hero' || !isRowFull(reading.state, seat, rowToEnter(face));
    },
  },
];

/** The condition for an open position to be entered by a Hero. */
export const ENTERED: readonly Guard<number, Card>[] = [
  {
    rule: 'R-FUZ-30',
    says: 'A Hero enters the Vault; one with Rush enters the Altar.',
    holds: (reading, slot, card) => rowOfSlot(slot) === rowToEnter(faceOfCard(reading, card)),
  },
];

export const NO_HOST = no('R-FUZ-31', 'An Equip Relic needs a Hero on the field.');

/** Conditions for a card to bear an Equip Relic. */
export const EQUIPPED: readonly Guard<Card>[] = [
  {
    ...NO_HOST,
    holds: (reading, host) => isFielded(host) && faceOfCard(reading, host).type === 'hero',
  },
  {
    rule: 'A-FUZ-36',
    says: 'Equip Relics go on your own Heroes only.',
    holds: ({ state }, host, seat) => controllerOf(state, host) === seat,
  },
];

export function waysToPlay(reading: Reading, seat: Seat, card: Card): readonly Option[] {
  if (!isAllowed(PLAYED, reading, card, seat)) return [];
  return placesFor(reading, seat, card).map((to) => optionOf(card.id, `play ${card.id}`, to));
}

function placesFor(reading: Reading, seat: Seat, card: Card): readonly string[] {
  const face = faceOfCard(reading, card);
  const { state } = reading;
  switch (face.type) {
    case 'hero':
      return openSlots(state, seat)
        .filter((slot) => isAllowed(ENTERED, reading, slot, card))
        .map(slotName);
    case 'field-relic':
      return openSlots(state, seat).map(slotName);
    case 'equip-relic':
      return cardsOnField(state, seat)
        .filter((host) => isAllowed(EQUIPPED, reading, host, seat))
        .map(({ id }) => id);
    default:
      return targetings(reading, eventAbility(face), {
        card: card.id,
        face: card.face,
        ability: eventIndex(face),
        controller: seat,
        chosen: {},
      });
  }
}

const eventAbility = (face: CardFace) =>
  face.abilities[eventIndex(face)] ?? { timing: 'event', does: [] };
