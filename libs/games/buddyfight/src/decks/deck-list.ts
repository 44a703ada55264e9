/** Deck lists of Buddyfight, read and written as text and as JSON: Flag, Buddy, then the deck. */
import { deckLists, type DeckLists } from '@scoresheet/rules-engine';
import { CARDS } from '../cards/card-set.js';

const MAX_COUNT = 99; // a deck has no upper limit (B01); a line has

const lists: DeckLists = deckLists({ cards: CARDS, maxCount: MAX_COUNT, example: 'Cork Gull' });

export const { readDeckList, readDeckJson, writeDeckList, writeDeckJson } = lists;
