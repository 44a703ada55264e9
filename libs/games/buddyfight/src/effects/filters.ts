/** The words by which a card says which cards it means. Rules: B02, B09, R-BFT-13, R-BFT-25. */
import {
  holderOf,
  zoneOf,
  type Card,
  type Filter,
  type Json,
  type Reading,
  type Standpoint,
} from '@scoresheet/rules-engine';
import { battleNow } from '../combat/battle-frame.js';
import { AREAS, controllerOf, isOnField, isResting, type Area } from '../field.js';
import { faceOfCard, has, isBuddy, valueNow } from '../values.js';

const isYours = ({ state }: Reading, card: Card, from: Standpoint): boolean =>
  controllerOf(state, card) === from.controller;

const atMost =
  (what: string): Filter =>
  (reading, card, wanted) =>
    valueNow(reading, card.id, what) <= Number(wanted);

/** A card is under the card of which the text speaks. */
const isUnder = ({ place }: Card, card: string): boolean =>
  zoneOf(place) === 'soul' && holderOf(place) === card;

function isAbove({ state }: Reading, card: Card, from: Standpoint): boolean {
  const under = state.cards[from.card];
  return under !== undefined && isUnder(under, card.id);
}

const isAttacking = ({ state }: Reading, card: Card): boolean =>
  battleNow(state)?.attackers.includes(card.id) ?? false;

const isUnderAttack = ({ state }: Reading, card: Card): boolean =>
  battleNow(state)?.target === card.id;

const isSide = (wanted: Json, yours: boolean): boolean => (wanted === 'yours') === yours;

export const FILTERS: { readonly [filter: string]: Filter } = {
  side: (reading, card, wanted, from) => isSide(wanted, isYours(reading, card, from)),
  type: (reading, card, wanted) => faceOfCard(reading, card).type === wanted,
  monster: (reading, card, wanted) => (faceOfCard(reading, card).type === 'monster') === wanted,
  world: (reading, card, wanted) => faceOfCard(reading, card).world === wanted,
  attribute: (reading, card, wanted) =>
    faceOfCard(reading, card).attributes.includes(String(wanted)),
  area: (_, card, wanted) => isOnField(card) && card.slot === AREAS[wanted as Area],
  other: (_, card, wanted, from) => (card.id !== from.card) === wanted,
  buddy: (reading, card, wanted) => {
    const seat = controllerOf(reading.state, card);
    return isBuddy(reading, seat, faceOfCard(reading, card)) === wanted;
  },
  resting: (_, card, wanted) => isResting(card) === wanted,
  attacking: (reading, card, wanted) => isAttacking(reading, card) === wanted,
  underAttack: (reading, card, wanted) => isUnderAttack(reading, card) === wanted,
  under: (_, card, wanted, from) => isUnder(card, from.card) === wanted,
  above: (reading, card, wanted, from) => isAbove(reading, card, from) === wanted,
  keyword: (reading, card, wanted) => has(reading, card.id, String(wanted)),
  sizeAtMost: atMost('size'),
  sizeAtLeast: (reading, card, wanted) => valueNow(reading, card.id, 'size') >= Number(wanted),
  powerAtMost: atMost('power'),
  defenseAtMost: atMost('defense'),
  /** A filter of fighters, not of cards (`fighterValue`). */
  fighter: () => false,
};
