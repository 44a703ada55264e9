/** The words by which a card says which cards it means. */
import {
  holderOf,
  markOf,
  zoneOf,
  type Card,
  type Filter,
  type Reading,
  type Standpoint,
} from '@scoresheet/rules-engine';
import type { Keyword } from '../cards/card.js';
import { bearerOf, controllerOf, rowOf } from '../field.js';
import { faceOfCard, hpLeft, keyword } from '../values.js';

const isYours = ({ state }: Reading, card: Card, from: Standpoint): boolean =>
  controllerOf(state, card) === from.controller;

export const FILTERS: { readonly [filter: string]: Filter } = {
  side: (reading, card, wanted, from) => isYours(reading, card, from) === (wanted === 'yours'),
  type: (reading, card, wanted) => faceOfCard(reading, card).type === wanted,
  force: (reading, card, wanted) => faceOfCard(reading, card).words['force'] === wanted,
  row: (_, card, wanted) => zoneOf(card.place) === 'field' && rowOf(card) === wanted,
  keyword: (reading, card, wanted) => keyword(reading, card.id, wanted as Keyword) > 0,
  other: (reading, card, wanted, from) => (card.id !== bearerOf(reading, from.card)) === wanted,
  bearer: (reading, card, wanted, from) => (card.id === bearerOf(reading, from.card)) === wanted,
  damaged: (_, card, wanted) => markOf(card, 'damage') > 0 === wanted,
  hpAtMost: (reading, card, wanted) => hpLeft(reading, card.id) <= Number(wanted),
  costAtMost: (reading, card, wanted) => faceOfCard(reading, card).cost <= Number(wanted),
  ownedBy: (_, card, wanted, from) =>
    (Number(holderOf(card.place)) === from.controller) === (wanted === 'you'),
};
