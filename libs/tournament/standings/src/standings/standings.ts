/**
 * Standings: everybody of a phase in order, with the numbers that made it. Only the rounds of the
 * history count, so official standings come from a history of closed rounds.
 */
import { crosstable, type Crosstable, type Row } from '../crosstable/crosstable.js';
import type { Explanation, FigureName } from '../explain/explanation.js';
import { valueIn } from '../figures/column.js';
import type { Figure } from '../figures/figure.js';
import { points } from '../figures/points.js';
import type { Entrant, History } from '../history.js';
import type { Rational } from '../rational/rational.js';
import type { StandingsRules } from '../rules.js';
import { rankRows } from './ranking.js';
import { tieBreaksOf, type TieBreak } from './tie-breaks-of.js';

export interface Standing {
  readonly entrant: Entrant;
  /** From 1; equal where the rules share ranks. Null: disqualified, and ranked no more. */
  readonly rank: number | null;
  readonly points: Rational;
  /** In the order of the rules. */
  readonly tieBreaks: readonly TieBreakValue[];
}

export interface TieBreakValue {
  readonly name: FigureName;
  /** A tie-break may say nothing of an entrant, as head-to-head of any but two who met: null. */
  readonly value: Rational | null;
}

/**
 * In order, those without a rank last. Of entrants who are level on everything the one with the
 * lower lot comes first, whether or not they share a rank.
 */
export const computeStandings = (rules: StandingsRules, history: History): readonly Standing[] =>
  standingsWith(rules, history).standings;

/** The standings with what they were made of, for whoever asks why. */
export interface StandingsWith {
  readonly standings: readonly Standing[];
  readonly table: Crosstable;
  readonly points: Figure;
  readonly tieBreaks: readonly TieBreak[];
  /** For each tie-break what it found of rows among whom it decided. */
  readonly found: readonly ReadonlyMap<number, Explanation>[];
}

export function standingsWith(rules: StandingsRules, history: History): StandingsWith {
  const table = crosstable(rules.points, history);
  const pointsFigure = points(table);
  const tieBreaks = tieBreaksOf(table, rules.tieBreaks);
  const rows = table.rows.map((_, row) => row);
  const isRanked = (row: number): boolean =>
    rules.disqualified === 'ranked' || !(table.rows[row] as Row).isDisqualified;
  const byPoints: TieBreak = { of: 'each', figure: pointsFigure, ahead: 'more' };
  const order = [byPoints, ...tieBreaks];
  const ranked = rankRows(rows.filter(isRanked), order);
  const unranked = rankRows(
    rows.filter((row) => !isRanked(row)),
    order,
  );
  const found = tieBreaks.map(
    (_, at) => new Map([...(ranked.found[at + 1] ?? []), ...(unranked.found[at + 1] ?? [])]),
  );
  const made = { table, points: pointsFigure, tieBreaks, found };
  const standings: Standing[] = [];
  for (const group of ranked.groups) {
    const first = standings.length + 1;
    for (const row of byLot(table, group)) {
      const rank = rules.levelOnAll === 'shared-rank' ? first : standings.length + 1;
      standings.push(standingOf(made, row, rank));
    }
  }
  for (const row of unranked.groups.flatMap((group) => byLot(table, group))) {
    standings.push(standingOf(made, row, null));
  }
  return { ...made, standings };
}

function byLot({ rows }: Crosstable, group: readonly number[]): readonly number[] {
  const lotOf = (row: number): number => (rows[row] as Row).lot;
  return [...group].sort((one, other) => lotOf(one) - lotOf(other));
}

const standingOf = (
  { table, points: pointsFigure, tieBreaks, found }: Omit<StandingsWith, 'standings'>,
  row: number,
  rank: number | null,
): Standing => ({
  entrant: (table.rows[row] as Row).entrant,
  rank,
  points: valueIn(pointsFigure.column, row),
  tieBreaks: tieBreaks.map((tieBreak, at) =>
    tieBreak.of === 'each'
      ? { name: tieBreak.figure.name, value: valueIn(tieBreak.figure.column, row) }
      : { name: tieBreak.name, value: found[at]?.get(row)?.value ?? null },
  ),
});
