/**
 * What a long walk has to know of the game, and who sits down with what in the game of a seed: two
 * to six players, or now and then ten, with the decks that ship, legal decks drawn from the whole
 * set, and legal decks of the dearest cards, for from others a dear card is hardly ever played.
 * Every option takes every value.
 */
import {
  buddies,
  CARDS,
  checkDeck,
  ENDINGS,
  READY_DECKS,
  scenarioGame,
  type CardEntry,
} from '@scoresheet/games-buddies';
import { invariant } from '@scoresheet/rules-engine';
import { cardPlayed, mixed, oneOf, tablesOf, type Numbers } from '@scoresheet/rules-testing';
import type { WalkedGame } from '../walked-game.js';

type Deck = readonly string[];

const DECK_SIZE = 40;
const MAX_COPIES = 4;
/** How many sit down; most games are for few, since a game of many is long. */
const SEATS = [2, 2, 2, 2, 2, 3, 3, 3, 4, 4, 5, 6, 10];

const tableOf = tablesOf({
  rules: buddies,
  seats: SEATS,
  decks: [readyDeck, anyDeck, dearDeck],
});

export const walked: WalkedGame = {
  rules: buddies,
  tableOf,
  longestGame: 20_000,
  cards: CARDS.map(({ code }) => code),
  cardPlayed,
  endings: ENDINGS,
  scenarioGame,
};

function readyDeck(below: Numbers): Deck {
  return oneOf(READY_DECKS, below).cards;
}

function anyDeck(below: Numbers): Deck {
  return deckOf(mixed(CARDS, below), below);
}

function dearDeck(below: Numbers): Deck {
  const dearest = mixed(CARDS, below).sort((a, b) => b.cost - a.cost);
  return deckOf(dearest.slice(below(CARDS.length >> 1)), below);
}

/** Some of each card, as far as they go, and enough to make the deck legal. */
function deckOf(cards: readonly CardEntry[], below: Numbers): Deck {
  const size = DECK_SIZE + below(MAX_COPIES);
  const codes = cards.flatMap(({ code, keywords = [] }) => {
    const copies = keywords.includes('unique') ? 1 : 1 + below(MAX_COPIES);
    return Array.from({ length: copies }, () => code);
  });
  const deck = codes.slice(0, size);
  const [problem] = checkDeck(deck);
  invariant(!problem, `no legal deck: ${problem?.says}`);
  return deck;
}
