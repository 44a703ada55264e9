/** A number that every entrant has, and that can say what it is made of. */
import type { Row } from '../crosstable/crosstable.js';
import type { Explanation, FigureName, Made } from '../explain/explanation.js';
import { valueIn, type Column } from './column.js';

export interface Figure {
  readonly name: FigureName;
  readonly column: Column;
  explain(row: number): Explanation;
}

/** `made` tells what the number of a row is made of, and is asked once for each row. */
export function figureOf(
  name: FigureName,
  rows: readonly Row[],
  column: Column,
  made: (row: number) => Made,
): Figure {
  const explained = new Map<number, Explanation>();
  return {
    name,
    column,
    explain(row) {
      const before = explained.get(row);
      if (before !== undefined) return before;
      const { entrant } = rows[row] as Row;
      const explanation = { name, entrant, value: valueIn(column, row), made: made(row) };
      explained.set(row, explanation);
      return explanation;
    },
  };
}
