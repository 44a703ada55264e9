/** Who sits down with what, by a seed: every number of seats, every option, every kind of deck. */
import type { Json, Rules, Seating } from '@scoresheet/rules-engine';
import { seededNumbers, type Numbers } from '../chance/seeded-chance.js';

/** How a match reads the holes in its rules. */
export interface Choices {
  readonly [option: string]: Json;
}

/** Gives a deck, by chance, that is legal under these options. */
export type DeckMaker = (below: Numbers, options: Choices) => readonly string[];

interface Tables {
  readonly rules: Rules;
  /** How many may sit down; a number that is said twice comes twice as often. */
  readonly seats: readonly number[];
  /** Makers of decks, by turns; every seat of a table has a deck of the same kind. */
  readonly decks: readonly [DeckMaker, ...DeckMaker[]];
}

/** The tables of a game by their seeds; the same seed is always the same table. */
export function tablesOf({ rules, seats, decks }: Tables): (seed: number) => Seating {
  return (seed) => {
    const below = seededNumbers(Math.imul(seed, 0x9e3779b1));
    const options = Object.fromEntries(
      Object.entries(rules.options).map(([name, values]) => [name, oneOf(values, below)]),
    );
    const deck = decks[seed % decks.length] ?? decks[0];
    const count = oneOf(seats, below);
    const brought = Array.from({ length: count }, () => deck(below, options));
    return { seats: count, decks: [[], ...brought], options };
  };
}

export function oneOf<T>(things: readonly T[], below: Numbers): T {
  return things[below(things.length)] as T;
}
