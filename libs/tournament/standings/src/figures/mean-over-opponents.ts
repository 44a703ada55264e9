/** Figures that are the plain mean of a number of those whom an entrant met. */
import type { Meeting, Row } from '../crosstable/crosstable.js';
import type { FigureName } from '../explain/explanation.js';
import type { Meetings } from '../rules.js';
import { means } from './column.js';
import { figureOf, type Figure } from './figure.js';

/** Byes are no opponents. Who met nobody has 0. */
export function meanOverOpponents(
  name: FigureName,
  rows: readonly Row[],
  of: Figure,
  met: Meetings = 'each',
): Figure {
  const meetings = rows.map((row) => (met === 'each' ? row.meetings : firstMeetings(row.meetings)));
  const opponents = meetings.map((each) => each.map(({ row }) => row));
  return figureOf(name, rows, means(of.column, opponents), (index) => ({
    by: 'mean',
    terms: (meetings[index] as readonly Meeting[]).map(({ round, row }) => ({
      round,
      counts: true,
      number: of.explain(row),
    })),
  }));
}

function firstMeetings(meetings: readonly Meeting[]): readonly Meeting[] {
  const seen = new Set<number>();
  return meetings.filter(({ row }) => !seen.has(row) && seen.add(row));
}
