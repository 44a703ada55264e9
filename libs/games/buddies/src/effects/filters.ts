/** The words by which a card says which cards it means. Decision: A-BUD-44. */
import {
  markOf,
  type Card,
  type Filter,
  type Reading,
  type Standpoint,
} from '@scoresheet/rules-engine';
import { bearerOf, controllerOf, isDown, isIn } from '../field.js';
import { costOf, faceOfCard, hasKeyword, hpLeft, isDefending } from '../values.js';

function isYours({ state }: Reading, card: Card, from: Standpoint): boolean {
  return controllerOf(state, card) === from.controller;
}

export const FILTERS: { readonly [filter: string]: Filter } = {
  side(reading, card, wanted, from) {
    const seat = controllerOf(reading.state, card);
    return isIn(reading.state, seat) && isYours(reading, card, from) === (wanted === 'yours');
  },
  type: (reading, card, wanted) => faceOfCard(reading, card).type === wanted,
  element: (reading, card, wanted) => faceOfCard(reading, card).words['element'] === wanted,
  name: (reading, card, wanted) => faceOfCard(reading, card).name === wanted,
  generic: (reading, card, wanted) => hasKeyword(faceOfCard(reading, card), 'generic') === wanted,
  other: (reading, card, wanted, from) => (card.id !== bearerOf(reading, from.card)) === wanted,
  bearer: (reading, card, wanted, from) => (card.id === bearerOf(reading, from.card)) === wanted,
  down: (_, card, wanted) => isDown(card) === wanted,
  damaged: (_, card, wanted) => markOf(card, 'damage') > 0 === wanted,
  defending: (_, card, wanted) => isDefending(card) === wanted,
  equipped: ({ state }, card, wanted) => (state.places[`item@${card.id}`] !== undefined) === wanted,
  hpAtMost: (reading, card, wanted) => hpLeft(reading, card.id) <= Number(wanted),
  costAtMost: (reading, card, wanted) => costOf(reading, card) <= Number(wanted),
  /** A filter of players, not of cards (`ruleFor`). */
  player: () => false,
};
