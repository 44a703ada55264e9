/**
 * The order of a standing: by points, then by one tie-break after the other, each among those who
 * are level on all before it.
 */
import type { Explanation } from '../explain/explanation.js';
import { compareRationals } from '../rational/rational.js';
import type { TieBreak } from './tie-breaks-of.js';

export interface Ranking {
  /** Rows in order; those who are level on everything stand in one group. */
  readonly groups: readonly (readonly number[])[];
  /** For each tie-break what it found of the rows among whom it decided. */
  readonly found: readonly ReadonlyMap<number, Explanation>[];
}

export function rankRows(rows: readonly number[], tieBreaks: readonly TieBreak[]): Ranking {
  let groups: readonly (readonly number[])[] = rows.length === 0 ? [] : [rows];
  const found: Map<number, Explanation>[] = [];
  for (const tieBreak of tieBreaks) {
    const among = new Map<number, Explanation>();
    groups = groups.flatMap((level) =>
      level.length === 1 ? [level] : splitBy(tieBreak, level, among),
    );
    found.push(among);
  }
  return { groups, found };
}

function splitBy(
  tieBreak: TieBreak,
  level: readonly number[],
  found: Map<number, Explanation>,
): readonly (readonly number[])[] {
  if (tieBreak.of === 'each') {
    const { numerators } = tieBreak.figure.column;
    const sign = tieBreak.ahead === 'more' ? 1 : -1;
    return split(level, (one, other) => {
      const [left, right] = [numerators[one] as bigint, numerators[other] as bigint];
      return left === right ? 0 : left > right ? -sign : sign;
    });
  }
  const explanations = tieBreak.explain(level);
  if (explanations === undefined) return [level];
  for (const [at, row] of level.entries()) found.set(row, explanations[at] as Explanation);
  return split(level, (one, other) =>
    compareRationals(
      (found.get(other) as Explanation).value,
      (found.get(one) as Explanation).value,
    ),
  );
}

function split(
  level: readonly number[],
  compare: (one: number, other: number) => number,
): readonly (readonly number[])[] {
  const groups: number[][] = [];
  for (const row of [...level].sort(compare)) {
    const last = groups.at(-1);
    const [before] = last ?? [];
    if (last !== undefined && before !== undefined && compare(before, row) === 0) last.push(row);
    else groups.push([row]);
  }
  return groups;
}
