/** Figures that are the plain mean of a number of those whom an entrant met. */
import type { Met, Row } from '../crosstable/crosstable.js';
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
  const all = rows.map((row) => (met === 'each' ? row.met : firstMeetings(row.met)));
  const opponents = all.map((each) => each.rows);
  return figureOf(name, rows, means(of.column, opponents), (index) => {
    const { rows: theirs, rounds } = all[index] as Met;
    return {
      by: 'mean',
      terms: theirs.map((row, at) => ({
        round: rounds[at] ?? null,
        counts: true,
        number: of.explain(row),
      })),
    };
  });
}

function firstMeetings({ rows, rounds }: Met): Met {
  const isFirst = (at: number): boolean => rows.indexOf(rows[at] as number) === at;
  return {
    rows: rows.filter((_, at) => isFirst(at)),
    rounds: rounds.filter((_, at) => isFirst(at)),
  };
}
