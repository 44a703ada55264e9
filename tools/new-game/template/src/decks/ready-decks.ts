/** Decks that bots and beginners can use at once. */
import { readyDecks } from '@scoresheet/rules-cards';
import { checkDeck } from './deck-check.js';
import { readDeckList } from './deck-list.js';
import file from './ready-decks.yaml';

export const READY_DECKS = readyDecks({ file, readDeckList, checkDeck });
