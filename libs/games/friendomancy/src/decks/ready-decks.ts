/**
 * Hundreds to bring, of format a, which any format but b accepts: of each type nine, seven, five,
 * three and one of the costs from 0 to 4.
 *
 * Rules: R-FRI-36, R-FRI-38.
 */
import { invariant } from '@scoresheet/rules-engine';
import { checkDeck } from './deck-check.js';
import { readDeckList } from './deck-list.js';
import { BAD_NEIGHBORS } from './hundreds/bad-neighbors.js';
import { QUIET_INCOME } from './hundreds/quiet-income.js';
import { SLIME_SEASON } from './hundreds/slime-season.js';

export interface ReadyDeck {
  readonly name: string;
  /** Codes of the hundred cards. */
  readonly cards: readonly string[];
}

function ready(name: string, list: string): ReadyDeck {
  const { cards, problems } = readDeckList(list);
  const [problem] = [...problems, ...checkDeck(cards)];
  invariant(!problem, `the ready hundred '${name}' is wrong: ${problem?.says}`);
  return { name, cards };
}

export const READY_DECKS: readonly ReadyDeck[] = [
  ready('Slime Season', SLIME_SEASON),
  ready('Quiet Income', QUIET_INCOME),
  ready('Bad Neighbors', BAD_NEIGHBORS),
];
