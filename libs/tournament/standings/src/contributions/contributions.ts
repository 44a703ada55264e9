/**
 * What each round adds to sums over opponents' scores (FIDE Tie-Break Regulations C.07, articles 8.1,
 * 9.1 and 16.4): the score of whom one met; for an own unplayed round a dummy's, which has the own
 * score, since March 2026 with a limit.
 */
import type { Cell } from '../crosstable/cell.js';
import type { Crosstable, Row } from '../crosstable/crosstable.js';
import type { Explanation } from '../explain/explanation.js';
import { earned } from '../figures/points.js';
import { rational } from '../rational/rational.js';
import type { UnplayedRounds } from '../rules.js';
import { adjustedScore } from './adjusted-score.js';
import { isForfeit, isUnplayed, isVoluntary } from './unplayed.js';

export interface Contribution {
  readonly cell: Cell;
  /** Row of whom one met, or was to meet; null where there was nobody. */
  readonly opponent: number | null;
  readonly isDummy: boolean;
  /** Units of whom one met, or of the dummy. */
  readonly score: number;
  /** Whether the round was not played because the entrant wanted it so, or did not come. */
  readonly isVoluntary: boolean;
}

export interface Contributions {
  /** Of each row, in the order of the rounds. */
  readonly ofRows: readonly (readonly Contribution[])[];
  explainScore(row: number, contribution: Contribution): Explanation;
}

export function contributionsOf(crosstable: Crosstable, unplayed: UnplayedRounds): Contributions {
  const adjusted = adjustedScore(crosstable, unplayed);
  const own = earned(crosstable);
  const scores = adjusted.column.numerators.map(Number);
  const counting = { crosstable, unplayed, scores };
  return {
    ofRows: crosstable.rows.map((row) => contributionsOfRow(counting, row)),
    explainScore(index, contribution) {
      const { opponent, isDummy, score } = contribution;
      if (!isDummy) return adjusted.explain(opponent ?? index);
      const { entrant } = crosstable.rows[index] as Row;
      const limits = unplayed === 'swiss-since-2026' ? [limitOf(index, opponent)] : [];
      return {
        name: 'dummy',
        entrant,
        value: rational(score, crosstable.scale.unitsInPoint),
        made: { by: 'least', of: [own.explain(index), ...limits] },
      };
    },
  };

  function limitOf(index: number, opponent: number | null): Explanation {
    if (opponent !== null) return adjusted.explain(opponent);
    const { rows, scale } = crosstable;
    return {
      name: 'all-rounds-drawn',
      entrant: (rows[index] as Row).entrant,
      value: rational(allRoundsDrawn(crosstable), scale.unitsInPoint),
      made: { by: 'given' },
    };
  }
}

interface Counting {
  readonly crosstable: Crosstable;
  readonly unplayed: UnplayedRounds;
  /** Adjusted units of each row. */
  readonly scores: readonly number[];
}

function contributionsOfRow(
  { crosstable, unplayed, scores }: Counting,
  { cells, met, earned: own }: Row,
): readonly Contribution[] {
  const contributions: Contribution[] = [];
  let next = 0;
  for (const cell of cells) {
    const isDummy = isUnplayed(cell, unplayed);
    if (isDummy && unplayed !== 'round-robin') {
      const opponent = isForfeit(cell) ? (met.rows[next] ?? null) : null;
      const score =
        unplayed === 'swiss-until-2026'
          ? own
          : Math.min(own, opponent === null ? allRoundsDrawn(crosstable) : (scores[opponent] ?? 0));
      contributions.push({ cell, opponent, isDummy, score, isVoluntary: isVoluntary(cell) });
    }
    for (; met.rounds[next] === cell.round; next += 1) {
      if (isDummy) continue;
      const opponent = met.rows[next] as number;
      const score = scores[opponent] as number;
      contributions.push({ cell, opponent, isDummy, score, isVoluntary: false });
    }
  }
  return contributions;
}

/** Article 16.4.2: the limit where no opponent was named. That of a forfeit is in 16.4.1. */
const allRoundsDrawn = ({ scale, plannedRounds }: Crosstable): number => scale.draw * plannedRounds;
