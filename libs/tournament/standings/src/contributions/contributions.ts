/**
 * What each round adds to sums over opponents' scores (FIDE Tie-Break Regulations C.07, articles 8.1,
 * 9.1 and 16.4): the score of whom one met; for an own unplayed round a dummy's, which has the own
 * score, since March 2026 with a limit.
 */
import type { Cell } from '../crosstable/cell.js';
import type { Crosstable, Meeting, Row } from '../crosstable/crosstable.js';
import type { Explanation } from '../explain/explanation.js';
import type { Figure } from '../figures/figure.js';
import { earned } from '../figures/points.js';
import { rational } from '../rational/rational.js';
import type { UnplayedRounds } from '../rules.js';
import { adjustedScore } from './adjusted-score.js';
import { isForfeit, isUnplayed, isVoluntary } from './unplayed.js';

export interface Contribution {
  readonly cell: Cell;
  /** Units of whom one met, or of the dummy. */
  readonly score: number;
  readonly isVoluntary: boolean;
  explainScore(): Explanation;
}

/** For each row what its rounds contribute, in the order of the rounds. */
export function contributionsOf(
  crosstable: Crosstable,
  unplayed: UnplayedRounds,
): readonly (readonly Contribution[])[] {
  const adjusted = adjustedScore(crosstable, unplayed);
  const counting = { crosstable, unplayed, adjusted, earned: earned(crosstable) };
  return crosstable.rows.map((_, row) => contributionsOfRow(counting, row));
}

interface Counting {
  readonly crosstable: Crosstable;
  readonly unplayed: UnplayedRounds;
  readonly adjusted: Figure;
  readonly earned: Figure;
}

function contributionsOfRow(counting: Counting, index: number): readonly Contribution[] {
  const { crosstable, unplayed, adjusted } = counting;
  const { cells, meetings } = crosstable.rows[index] as Row;
  const contributions: Contribution[] = [];
  let next = 0;
  for (const cell of cells) {
    const sitsOut = isUnplayed(cell, unplayed);
    if (sitsOut && unplayed !== 'round-robin') {
      contributions.push(dummyOf(counting, index, cell));
    }
    for (; meetings[next]?.round === cell.round; next += 1) {
      if (sitsOut) continue;
      const { row } = meetings[next] as Meeting;
      contributions.push({
        cell,
        score: unitsIn(adjusted, row),
        isVoluntary: false,
        explainScore: () => adjusted.explain(row),
      });
    }
  }
  return contributions;
}

function dummyOf(counting: Counting, index: number, cell: Cell): Contribution {
  const { crosstable, unplayed } = counting;
  const { entrant, earned: own } = crosstable.rows[index] as Row;
  const limit = unplayed === 'swiss-since-2026' ? limitOf(counting, index, cell) : undefined;
  const score = limit === undefined ? own : Math.min(own, limit.units);
  const explainScore = (): Explanation => ({
    name: 'dummy',
    entrant,
    value: rational(score, crosstable.scale.unitsInPoint),
    made: {
      by: 'least',
      of: [counting.earned.explain(index), ...(limit === undefined ? [] : [limit.explain()])],
    },
  });
  return { cell, score, isVoluntary: isVoluntary(cell), explainScore };
}

interface Limit {
  readonly units: number;
  explain(): Explanation;
}

/** Articles 16.4.1 and 16.4.2: of a forfeit the scheduled opponent's score, else all rounds drawn. */
function limitOf({ crosstable, adjusted }: Counting, index: number, cell: Cell): Limit {
  const { rows, scale, plannedRounds } = crosstable;
  const { entrant, meetings } = rows[index] as Row;
  if (isForfeit(cell)) {
    const { row } = meetings.find(({ round }) => round === cell.round) as Meeting;
    return { units: unitsIn(adjusted, row), explain: () => adjusted.explain(row) };
  }
  const units = scale.draw * plannedRounds;
  const value = rational(units, scale.unitsInPoint);
  return {
    units,
    explain: () => ({ name: 'all-rounds-drawn', entrant, value, made: { by: 'given' } }),
  };
}

const unitsIn = ({ column }: Figure, row: number): number => Number(column.numerators[row]);
