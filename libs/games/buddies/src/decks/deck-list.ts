/** Deck lists of Buddies, read and written as text and as JSON. */
import { deckLists, type DeckLists } from '@scoresheet/rules-engine';
import { CARDS } from '../cards/card-set.js';

const MAX_COUNT = 60; // no deck has more cards (R-BUD-01)

const lists: DeckLists = deckLists({ cards: CARDS, maxCount: MAX_COUNT, example: 'Mail Gull' });

export const { readDeckList, readDeckJson, writeDeckList, writeDeckJson } = lists;
