/**
 * What a long walk has to know of the game, and who sits down with what in the game of a seed: the
 * decks that ship, legal decks drawn from the whole set, and legal decks of cards of about the same
 * cost or of the dearest, for from others a dear card is hardly ever played. Every option of the
 * ruleset takes every value.
 */
import {
  CARDS,
  checkDeck,
  ENDINGS,
  fuzzycards,
  READY_DECKS,
  scenarioGame,
  type CardEntry,
} from '@scoresheet/games-fuzzycards';
import { invariant } from '@scoresheet/rules-engine';
import {
  cardPlayed,
  mixed,
  oneOf,
  tablesOf,
  type Choices,
  type Numbers,
} from '@scoresheet/rules-testing';
import type { WalkedGame } from '../walked-game.js';

type Deck = readonly string[];

const DECK_SIZE = 30;
const MIN_HEROES = 15;
const MAX_COPIES = 3;

const COSTS = [...new Set(CARDS.map(({ cost }) => cost))];

const tableOf = tablesOf({
  rules: fuzzycards,
  seats: [2],
  decks: [readyDeck, anyDeck, similarDeck, dearDeck, dearDeck],
});

export const walked: WalkedGame = {
  rules: fuzzycards,
  tableOf,
  longestGame: 5_000,
  cards: CARDS.map(({ code }) => code),
  cardPlayed,
  endings: ENDINGS,
  scenarioGame,
};

function readyDeck(below: Numbers, options: Choices): Deck {
  const fitting = READY_DECKS.filter(({ cards }) => isLegal(cards, options));
  return fitting.length > 0 ? oneOf(fitting, below).cards : anyDeck(below, options);
}

function anyDeck(below: Numbers, options: Choices): Deck {
  return deckOf(copiesOf(mixed(CARDS, below), below), options, someHeroes(below));
}

function similarDeck(below: Numbers, options: Choices): Deck {
  const wanted = oneOf(COSTS, below);
  const away = ({ cost }: CardEntry): number => Math.abs(cost - wanted);
  const cards = mixed(CARDS, below).sort((a, b) => away(a) - away(b));
  return deckOf(copiesOf(cards, below), options, someHeroes(below));
}

/** The dearest Heroes, and Relics that nobody can play before one of them stands. */
function dearDeck(below: Numbers, options: Choices): Deck {
  const cards = mixed(CARDS, below).filter((card) => isHero(card) || card.type === 'equip-relic');
  const dearest = cards.sort((a, b) => b.cost - a.cost);
  return deckOf(copiesOf(dearest, below), options, MIN_HEROES);
}

const copiesOf = (cards: readonly CardEntry[], below: Numbers): readonly CardEntry[] =>
  cards.flatMap((card) =>
    Array.from({ length: isLegendary(card) ? 1 : 2 + below(MAX_COPIES - 1) }, () => card),
  );

const someHeroes = (below: Numbers): number => MIN_HEROES + below(DECK_SIZE - MIN_HEROES + 1);

/** The first cards that make a legal deck of so many Heroes. */
function deckOf(cards: readonly CardEntry[], options: Choices, heroes: number): Deck {
  const first = cards.find(isLegendary);
  const legendaries = options['legendaryTotal'] === true ? [first] : cards;
  const allowed = cards.filter((card) => !isLegendary(card) || legendaries.includes(card));
  const deck = [
    ...allowed.filter(isHero).slice(0, heroes),
    ...allowed.filter((card) => !isHero(card)).slice(0, DECK_SIZE - heroes),
  ].map(({ code }) => code);
  invariant(isLegal(deck, options), `no legal deck: ${deck.join()}`);
  return deck;
}

const isLegal = (deck: Deck, options: Choices): boolean =>
  checkDeck(deck, { legendaryTotal: options['legendaryTotal'] === true }).length === 0;

const isHero = ({ type }: CardEntry): boolean => type === 'hero';
const isLegendary = ({ rarity }: CardEntry): boolean => rarity === 'legendary';
