/** Deck lists of Sample Game, read and written as text and as JSON. */
import { deckLists, type DeckLists } from '@scoresheet/rules-engine';
import { CARDS } from '../cards/card-set.js';
import { MAX_COPIES } from './deck-check.js';

const lists: DeckLists = deckLists({ cards: CARDS, maxCount: MAX_COPIES, example: 'Open Palm' });

export const { readDeckList, readDeckJson, writeDeckList, writeDeckJson } = lists;
