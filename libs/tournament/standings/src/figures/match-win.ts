/**
 * How much of the points of their matches an entrant has won: Magic Tournament Rules, Appendix C
 * (match-win percentage), Play! Pokémon Tournament Rules Handbook 5.3 (a player's win percentage).
 *
 * Rounds taken part in count: those after a drop do not, and a missed one is a loss.
 */
import { isBye, type Cell } from '../crosstable/cell.js';
import type { Crosstable } from '../crosstable/crosstable.js';
import { valueOf } from '../crosstable/point-scale.js';
import type { RateRules } from '../rules.js';
import type { Figure } from './figure.js';
import { shareOfRounds, type Share } from './share-of-rounds.js';

export function matchWin({ rows, scale }: Crosstable, rules: RateRules): Figure {
  const mostOfDropped = valueOf(rules.mostOfDropped);
  const of = (cell: Cell): Share | null => {
    if (cell.result === null || (rules.byes === 'left-out' && isBye(cell))) return null;
    return rules.draws === 'half'
      ? { won: HALVES[cell.result], possible: HALVES.win }
      : { won: cell.units, possible: scale.win };
  };
  return shareOfRounds('match-win', rows, {
    of,
    least: valueOf(rules.least),
    most: ({ isDropped }) => (isDropped ? mostOfDropped : null),
  });
}

const HALVES = { win: 2, draw: 1, loss: 0 } as const;
