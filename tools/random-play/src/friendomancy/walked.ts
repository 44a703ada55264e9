/**
 * What a long walk has to know of the game, and who sits down with what in the game of a seed: two
 * to eight players, with the hundreds that ship and hundreds of the whole library. Every option
 * takes every value that a game begins with, so a JUDGE sits at half of the tables; Foes lie in
 * most, at some by a list of the table's own.
 */
import {
  CARDS,
  checkDeck,
  ENDINGS,
  friendomancy,
  READY_DECKS,
  scenarioGame,
} from '@scoresheet/games-friendomancy';
import { invariant, type Fact, type Json, type Seating } from '@scoresheet/rules-engine';
import { cardPlayed, mixed, seededNumbers, type Numbers } from '@scoresheet/rules-testing';
import type { WalkedGame } from '../walked-game.js';

type Deck = readonly string[];
type Format = 'a' | 'b' | 'c';

/** How many sit down; most games are for few, since a game of many is long. */
const SEATS = [2, 2, 2, 3, 3, 4, 5];
const MANY_SEATS = [2, 2, 3, 4, 5, 6, 7, 8];
const TYPES = ['friend', 'spell', 'curse', 'whatever'];
const CARDS_BROUGHT = 100;
const COPIES: Readonly<Record<Format, number>> = { a: 9, b: 5, c: 10 };

/** How many of each cost from 0 to 4 format a wants of each type, and format b of any cost. */
const BY_COST = [9, 7, 5, 3, 1];
const BY_TYPE = 25;

export const walked: WalkedGame = {
  rules: friendomancy,
  tableOf,
  longestGame: 60_000,
  cards: CARDS.map(({ code }) => code),
  cardPlayed: cardMet,
  endings: ENDINGS,
  scenarioGame,
  debts: ['money', 'figure'],
};

/** Foes are not played; they come up. */
function cardMet(fact: Fact): string | undefined {
  const isFound = fact.kind === 'happened' && fact.what === 'foe-found';
  return isFound ? String(fact['face']) : cardPlayed(fact);
}

function tableOf(seed: number): Seating {
  const below = seededNumbers(Math.imul(seed, 0x9e3779b1));
  const options = optionsOf(below);
  const seats = oneOf(
    Number(options['maxSeats']) > friendomancy.maxSeats ? MANY_SEATS : SEATS,
    below,
  );
  const decks = Array.from({ length: seats }, () => hundred(options, below));
  return { seats, decks: [[], ...decks], options };
}

/** What is left to the JUDGE has been named by the time a game begins. */
function optionsOf(below: Numbers): Seating['options'] {
  const { options, leftToJudge = {} } = friendomancy;
  const taken = Object.entries(options).map(([name, values]): readonly [string, Json] => {
    const settled = values.filter((value) => value !== leftToJudge[name]);
    return [name, oneOf(settled, below)];
  });
  const usual = Object.fromEntries(taken);
  return below(4) === 0 ? { ...usual, foes: ownFoes(below) } : usual;
}

const FOES = CARDS.filter(({ type }) => type === 'foe').map(({ code }) => code);
const MOST_OF_A_FOE = 9;

/** Some Foes of the set, as a table writes them down. */
const ownFoes = (below: Numbers): string =>
  mixed(FOES, below)
    .slice(0, 1 + below(FOES.length))
    .map((code) => `${1 + below(MOST_OF_A_FOE)} ${code}`)
    .join(', ');

function hundred(options: { readonly [name: string]: Json }, below: Numbers): Deck {
  const format = String(options['format']) as Format;
  const ready = READY_DECKS.filter(({ cards }) => checkDeck(cards, options).length === 0);
  if (ready.length > 0 && below(3) === 0) return oneOf(ready, below).cards;
  const deck = BY_FORMAT[format](below);
  const [problem] = checkDeck(deck, options);
  invariant(!problem, `no legal hundred: ${problem?.says}`);
  return deck;
}

const BY_FORMAT: Readonly<Record<Format, (below: Numbers) => Deck>> = {
  a: (below) =>
    TYPES.flatMap((type) =>
      BY_COST.flatMap((count, cost) =>
        someOf(codesOf(type, cost), { count, most: COPIES.a, below }),
      ),
    ),
  b: (below) =>
    TYPES.flatMap((type) => someOf(codesOf(type), { count: BY_TYPE, most: COPIES.b, below })),
  c: (below) =>
    someOf(
      TYPES.flatMap((type) => codesOf(type)),
      { count: CARDS_BROUGHT, most: COPIES.c, below },
    ),
};

const codesOf = (type: string, cost?: number): readonly string[] =>
  CARDS.filter((card) => card.type === type && (cost === undefined || card.cost === cost)).map(
    ({ code }) => code,
  );

interface Wanted {
  readonly count: number;
  /** Copies of one card at most. */
  readonly most: number;
  readonly below: Numbers;
}

/** Some copies of one card after another, as chance mixes them, until there are enough. */
function someOf(codes: readonly string[], { count, most, below }: Wanted): Deck {
  const copies = 1 + below(most);
  const rounds = mixed(codes, below).flatMap((code) => Array<string>(copies).fill(code));
  const enough =
    rounds.length >= count ? rounds : codes.flatMap((code) => Array<string>(most).fill(code));
  return enough.slice(0, count);
}

function oneOf<T>(things: readonly T[], below: Numbers): T {
  return things[below(things.length)] as T;
}
