/** Standings as lines: rank, entrant, and the numbers of the phase in which each went out. */
import type { StandingLine } from '@scoresheet/domain-tournament';
import { formatDecimal, parseRational } from '@scoresheet/tournament-standings';
import type { Names } from '../organise/names.js';

const OUT_OF_RANK = '-';
const DECIMALS = 4;

/** With names where somebody has one. */
export function standingsTable(
  standings: readonly StandingLine[],
  known: Names = new Map(),
): readonly string[] {
  const hasNames = known.size > 0;
  const figures = standings.find(({ tieBreaks }) => tieBreaks.length > 0)?.tieBreaks ?? [];
  const named = hasNames ? ['name'] : [];
  const rows = [
    ['rank', 'entrant', ...named, 'phase', 'points', ...figures.map(({ name }) => name)],
    ...standings.map(({ rank, entrant, phase, points, tieBreaks }) => [
      `${rank ?? OUT_OF_RANK}`,
      `${entrant}`,
      ...(hasNames ? [known.get(entrant) ?? ''] : []),
      `${phase}`,
      points ?? '',
      ...tieBreaks.map(({ value }) => decimals(value)),
    ]),
  ];
  const columns = (rows[0] ?? []).map((_, at) => at);
  const widest = columns.map((at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)));
  return rows.map((row) =>
    row
      .map((cell, at) => cell.padStart(widest[at] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}

/** Exactly rounded; whole numbers as they are. */
function decimals(text: string | null): string {
  const value = text === null ? undefined : parseRational(text);
  if (value === undefined) return '';
  return value.denominator === 1n ? `${text}` : formatDecimal(value, DECIMALS);
}
