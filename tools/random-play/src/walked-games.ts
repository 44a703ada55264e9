/** The games that are walked: adding one means adding its tables and one entry here. */
import * as ofBuddies from '@scoresheet/games-buddies';
import * as ofBuddyfight from '@scoresheet/games-buddyfight';
import * as ofFriendomancy from '@scoresheet/games-friendomancy';
import { CARDS, fuzzycards } from '@scoresheet/games-fuzzycards';
import type { Fact, Rules, Seating } from '@scoresheet/rules-engine';
import { cardPlayed } from '@scoresheet/rules-testing';
import { buddiesTable } from './buddies-tables.js';
import { buddyfightTable } from './buddyfight-tables.js';
import { friendomancyTable } from './friendomancy-tables.js';
import { fuzzycardsTable } from './fuzzycards-tables.js';

export interface WalkedGame {
  readonly rules: Rules;
  readonly tableOf: (seed: number) => Seating;
  /** A game without an end after so many actions counts as endless. */
  readonly longestGame: number;
  /** Codes of all cards that have to be played by the time enough games are over. */
  readonly cards: readonly string[];
  /** The code of the card that was played, where the fact says that one was. */
  readonly cardPlayed: (fact: Fact) => string | undefined;
  /** Counters of seats that may fall below 0. */
  readonly debts?: readonly string[];
}

/** Foes are not played; they come up. */
function cardMet(fact: Fact): string | undefined {
  const isFound = fact.kind === 'happened' && fact.what === 'foe-found';
  return isFound ? String(fact['face']) : cardPlayed(fact);
}

/** The card of a fact that was declared under its own name, or turned in for the Buddy. */
function cardDeclared(fact: Fact): string | undefined {
  if (fact.kind !== 'happened') return undefined;
  if (fact.what === 'card-played') return String(fact['face']);
  return fact.what === 'buddy-called' ? String(fact['copy']) : undefined;
}

export const WALKED_GAMES: { readonly [game: string]: WalkedGame } = {
  fuzzycards: {
    rules: fuzzycards,
    tableOf: fuzzycardsTable,
    longestGame: 5_000,
    cards: CARDS.map(({ code }) => code),
    cardPlayed,
  },
  buddies: {
    rules: ofBuddies.buddies,
    tableOf: buddiesTable,
    longestGame: 20_000,
    cards: ofBuddies.CARDS.map(({ code }) => code),
    cardPlayed,
  },
  buddyfight: {
    rules: ofBuddyfight.buddyfight,
    tableOf: buddyfightTable,
    longestGame: 20_000,
    cards: ofBuddyfight.CARDS.filter(({ type }) => type !== 'flag').map(({ code }) => code),
    cardPlayed: cardDeclared,
    debts: ['life'],
  },
  friendomancy: {
    rules: ofFriendomancy.friendomancy,
    tableOf: friendomancyTable,
    longestGame: 60_000,
    cards: ofFriendomancy.CARDS.map(({ code }) => code),
    cardPlayed: cardMet,
    debts: ['money', 'figure'],
  },
};
