/** A way to carry on the toy duel, as the bench drives it and the spec compares it. */
import { seededNumbers } from '@scoresheet/rules-testing';
import { DECK, type Deal, type DuelViewer, type Shown } from './duel.js';

export interface Contestant {
  readonly name: string;
  /** Deals a duel that waits for seat 1. `name` tells it from others. */
  begin(deal: Deal, name: string): Duel | Promise<Duel>;
}

export interface Duel {
  isOver(): boolean;
  /** The seat whose turn it is. */
  active(): number;
  /** How many options that seat has; their order is the same for every contestant. */
  optionCount(): number;
  /** Takes one of them, with everything that the contestant does for an action. */
  take(index: number): void | Promise<void>;
  /** The options in words: `play 2`, `attack 0 life`, `attack 0 1`, `end-turn`. */
  options(): readonly string[];
  /** Sends words, allowed or not; says whether they were accepted. */
  send(seat: number, words: string): boolean | Promise<boolean>;
  /** The table as the viewer was shown it after the last action. */
  shownTo(viewer: DuelViewer): Shown;
  /** The whole table. */
  table(): Shown;
}

/** A deal that is the same whenever the seed is. */
export function dealOf(seed: number): Deal {
  const below = seededNumbers(seed);
  const order = (): number[] => {
    const left = DECK.map((_, index) => index);
    return DECK.map(() => left.splice(below(left.length), 1)[0] as number);
  };
  return [order(), order()];
}

/** Plays to the end by choices that follow from the seed alone; answers the number of actions. */
export async function playOut(duel: Duel, seed: number): Promise<number> {
  const below = seededNumbers(seed);
  let actions = 0;
  for (; !duel.isOver(); actions += 1) {
    const taken = duel.take(below(duel.optionCount()));
    // Who answers at once is not made to wait for a turn of the event loop.
    if (taken) await taken;
  }
  return actions;
}
