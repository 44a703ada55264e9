/** The words by which a card says which cards it means. Rules: R-FRI-11, R-FRI-22, R-FRI-76. */
import { holderOf, zoneOf, type Filter } from '@scoresheet/rules-engine';
import { TRIBE_SEPARATOR } from '../cards/card.js';
import { controllerOf } from '../field.js';
import { costOf, faceOfCard, powerOf } from '../values.js';

export const FILTERS: { readonly [filter: string]: Filter } = {
  side: ({ state }, card, wanted, from) =>
    (controllerOf(state, card) === from.controller) === (wanted === 'yours'),
  type: (reading, card, wanted) => faceOfCard(reading, card).type === wanted,
  tribe: (reading, card, wanted) =>
    (faceOfCard(reading, card).words['tribes'] ?? '')
      .split(TRIBE_SEPARATOR)
      .includes(String(wanted)),
  name: (reading, card, wanted) => faceOfCard(reading, card).name === wanted,
  other: (_, card, wanted, from) => (card.id !== from.card) === wanted,
  costAtMost: (reading, card, wanted) => costOf(reading, card.id) <= Number(wanted),
  costAtLeast: (reading, card, wanted) => costOf(reading, card.id) >= Number(wanted),
  powerAtMost: (reading, card, wanted) => powerOf(reading, card.id) <= Number(wanted),
  powerAtLeast: (reading, card, wanted) => powerOf(reading, card.id) >= Number(wanted),
  /** Lies under the card that speaks. */
  beneath: (_, card, wanted, from) =>
    (zoneOf(card.place) === 'under' && holderOf(card.place) === from.card) === wanted,
  /** Has the card that speaks under it. */
  above: ({ state }, card, wanted, from) => {
    const speaker = state.cards[from.card];
    const isUnder = speaker !== undefined && zoneOf(speaker.place) === 'under';
    return (isUnder && holderOf(speaker.place) === card.id) === wanted;
  },
  /** A filter of players, not of cards (`ruleFor`). */
  player: () => false,
};
