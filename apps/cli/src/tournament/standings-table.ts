/** Standings as lines: rank, entrant, points, and the tie-breaks of the preset. */
import type { StandingLine } from '@scoresheet/domain-tournament';

export function standingsTable(standings: readonly StandingLine[]): readonly string[] {
  const [first] = standings;
  if (first === undefined) return ['Nobody has played.'];
  const names = first.tieBreaks.map(({ name }) => name);
  const rows = [
    ['rank', 'entrant', 'points', ...names],
    ...standings.map(({ rank, entrant, points, tieBreaks }) => [
      `${rank}`,
      `${entrant}`,
      points,
      ...tieBreaks.map(({ value }) => value),
    ]),
  ];
  const widths =
    rows[0]?.map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0))) ?? [];
  return rows.map((row) => row.map((cell, at) => cell.padStart(widths[at] ?? 0)).join('  '));
}
