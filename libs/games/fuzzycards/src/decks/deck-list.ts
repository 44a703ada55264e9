/** Deck lists of Fuzzycards, read and written as text and as JSON. */
import { deckLists, type DeckLists } from '@scoresheet/rules-engine';
import { CARDS } from '../cards/card-set.js';

const MAX_COUNT = 30; // no deck has more cards (R-FUZ-78)

const lists: DeckLists = deckLists({
  cards: CARDS,
  maxCount: MAX_COUNT,
  example: 'Lantern Clerk',
});

export const { readDeckList, readDeckJson, writeDeckList, writeDeckJson } = lists;
