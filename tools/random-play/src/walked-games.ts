/** The games that are walked: adding one means adding its tables and one entry here. */
import { CARDS, fuzzycards } from '@scoresheet/games-fuzzycards';
import type { Fact, Rules, Seating } from '@scoresheet/rules-engine';
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
}

export const WALKED_GAMES: { readonly [game: string]: WalkedGame } = {
  fuzzycards: {
    rules: fuzzycards,
    tableOf: fuzzycardsTable,
    longestGame: 5_000,
    cards: CARDS.map(({ code }) => code),
    cardPlayed: (fact) =>
      fact.kind === 'happened' && fact.what === 'card-played' ? String(fact['face']) : undefined,
  },
};
