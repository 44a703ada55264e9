/** Lists of the hundred cards, read and written as text and as JSON. */
import { deckLists, type DeckLists } from '@scoresheet/rules-engine';
import { CARDS } from '../cards/card-set.js';

const MAX_COUNT = 10; // no format has more copies of one card (R-FRI-38)

const lists: DeckLists = deckLists({ cards: CARDS, maxCount: MAX_COUNT, example: 'Ham Sandwich' });

export const { readDeckList, readDeckJson, writeDeckList, writeDeckJson } = lists;
