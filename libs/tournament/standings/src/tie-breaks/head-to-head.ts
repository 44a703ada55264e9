/**
 * The match between exactly two who are level so far and met: whoever won it is ahead (Play!
 * Pokémon Tournament Rules Handbook 5.3). Where they met more than once, the points of all these
 * meetings count.
 */
import type { Crosstable, Row } from '../crosstable/crosstable.js';
import type { Explanation } from '../explain/explanation.js';
import { roundNumber } from '../figures/round-number.js';
import { rational } from '../rational/rational.js';

/** Of each of the two, in their order; undefined where there are more, or where they never met. */
export function headToHead(
  { rows, scale }: Crosstable,
  level: readonly number[],
): readonly Explanation[] | undefined {
  const [one, other, ...more] = level;
  if (one === undefined || other === undefined || more.length > 0) return undefined;
  const { met } = rows[one] as Row;
  const rounds = new Set(met.rounds.filter((_, at) => met.rows[at] === other));
  if (rounds.size === 0) return undefined;
  return level.map((row) => pointsIn(rounds, rows[row] as Row, scale.unitsInPoint));
}

function pointsIn(rounds: ReadonlySet<number>, row: Row, unitsInPoint: number): Explanation {
  const cells = row.cells.filter(({ round }) => rounds.has(round));
  const units = cells.reduce((sum, cell) => sum + cell.units, 0);
  return {
    name: 'head-to-head',
    entrant: row.entrant,
    value: rational(units, unitsInPoint),
    made: {
      by: 'sum',
      terms: cells.map((cell) => ({
        round: cell.round,
        counts: true,
        number: roundNumber(row, cell, cell.units, unitsInPoint),
      })),
    },
  };
}
