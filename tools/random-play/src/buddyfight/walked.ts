/**
 * What a long walk has to know of the game, and who sits down with what in the game of a seed: the
 * decks that ship, legal decks drawn from all that a Flag allows, a few of them with a Buddy that
 * nobody can call, and legal decks of big monsters and impacts, for from others these are hardly
 * ever played. Every option takes every value.
 */
import {
  buddyfight,
  CARDS,
  checkDeck,
  ENDINGS,
  READY_DECKS,
  scenarioGame,
  type CardEntry,
} from '@scoresheet/games-buddyfight';
import { invariant, type Fact } from '@scoresheet/rules-engine';
import { mixed, oneOf, tablesOf, type Numbers } from '@scoresheet/rules-testing';
import type { WalkedGame } from '../walked-game.js';

type Deck = readonly string[];

const MIN_CARDS = 50;
const MAX_COPIES = 4;
const GENERIC = 'Generic';

const tableOf = tablesOf({
  rules: buddyfight,
  seats: [2],
  decks: [readyDeck, anyDeck, dearDeck],
});

export const walked: WalkedGame = {
  rules: buddyfight,
  tableOf,
  longestGame: 20_000,
  cards: CARDS.filter(({ type }) => type !== 'flag').map(({ code }) => code),
  cardPlayed: cardDeclared,
  endings: ENDINGS,
  scenarioGame,
  debts: ['life'],
};

/** The card of a fact that was declared under its own name, or turned in for the Buddy. */
function cardDeclared(fact: Fact): string | undefined {
  if (fact.kind !== 'happened') return undefined;
  if (fact.what === 'card-played') return String(fact['face']);
  return fact.what === 'buddy-called' ? String(fact['copy']) : undefined;
}

const FLAGS = CARDS.filter(({ type }) => type === 'flag');
const OTHERS = CARDS.filter(({ type }) => type !== 'flag');
const BUDDIES = OTHERS.filter(
  ({ type, keywords = {} }) => type === 'monster' || 'buddy' in keywords,
);

function readyDeck(below: Numbers): Deck {
  return oneOf(READY_DECKS, below).cards;
}

function anyDeck(below: Numbers): Deck {
  const flag = oneOf(FLAGS, below);
  return deckOf(flag, mixed(allowedBy(flag), below), below);
}

/** The dearest, and small monsters beside them, so that something happens before. */
function dearDeck(below: Numbers): Deck {
  const flag = oneOf(FLAGS, below);
  const cards = mixed(allowedBy(flag), below);
  const small = cards.filter(({ size = 0 }) => size === 1).slice(0, MAX_COPIES);
  const dear = cards.filter((card) => !small.includes(card)).sort((a, b) => worth(b) - worth(a));
  return deckOf(flag, [...small, ...dear.slice(below(dear.length >> 1))], below);
}

const worth = ({ price = {}, size = 0 }: CardEntry): number => (price.gauge ?? 0) + size;

const allowedBy = ({ allows = [] }: CardEntry): readonly CardEntry[] =>
  OTHERS.filter(({ world }) => world === GENERIC || allows.includes(world));

/** One in so many brings a Buddy of another world, which is legal and never called (A-BFT-70). */
const STRANGE_BUDDY = 20;

function deckOf(flag: CardEntry, cards: readonly CardEntry[], below: Numbers): Deck {
  const fitting = BUDDIES.filter((card) => cards.includes(card));
  const buddy = oneOf(below(STRANGE_BUDDY) === 0 ? BUDDIES : fitting, below);
  const main = cards.flatMap(({ code }) =>
    Array.from({ length: 1 + below(MAX_COPIES) }, () => code),
  );
  const withCopies = [
    ...copiesOf(buddy.code, below),
    ...main.filter((code) => code !== buddy.code),
  ];
  const deck = [flag.code, buddy.code, ...withCopies.slice(0, MIN_CARDS + below(MAX_COPIES))];
  const [problem] = checkDeck(deck);
  invariant(!problem, `no legal deck: ${problem?.says}`);
  return deck;
}

const copiesOf = (code: string, below: Numbers): Deck =>
  Array.from({ length: below(MAX_COPIES + 1) }, () => code);
