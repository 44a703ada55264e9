/**
 * Who sits down with what in the game of a seed: the decks that ship, legal decks drawn from all
 * that a Flag allows, a few of them with a Buddy that nobody can call, and legal decks of big
 * monsters and impacts, for from others these are hardly ever played. Every option takes every
 * value.
 */
import {
  buddyfight,
  CARDS,
  checkDeck,
  READY_DECKS,
  type CardEntry,
} from '@scoresheet/games-buddyfight';
import { invariant } from '@scoresheet/rules-engine';
import { mixed, oneOf, tablesOf, type Numbers } from '@scoresheet/rules-testing';

type Deck = readonly string[];

const MIN_CARDS = 50;
const MAX_COPIES = 4;
const GENERIC = 'Generic';

export const buddyfightTable = tablesOf({
  rules: buddyfight,
  seats: [2],
  decks: [readyDeck, anyDeck, dearDeck],
});

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
