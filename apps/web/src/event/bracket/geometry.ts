/** Columns and rows of a bracket in pixels; `bracket.css` has the same sizes of a match. */
import type { BracketLayout, Line, PlacedMatch } from './lay-out-bracket.js';

const MATCH = { width: 196, height: 62 };
const STEP = { column: 240, row: 76 };
/** For the names of the stages. */
const HEAD = 32;

export const leftOf = (column: number): number => column * STEP.column;
export const topOf = (row: number): number => HEAD + row * STEP.row;

export const sizeOf = ({ stages, rows }: Pick<BracketLayout, 'stages' | 'rows'>) => ({
  width: Math.max(stages.length - 1, 0) * STEP.column + MATCH.width + 4,
  height: HEAD + Math.max(rows - 1, 0) * STEP.row + MATCH.height + 4,
});

type Placed = ReadonlyMap<string, Pick<PlacedMatch, 'column' | 'row'>>;

/** From the right edge of one match to the left edge of the other, with one corner between. */
export function pathOf({ from, to }: Line, placed: Placed): string {
  const [one, other] = [placed.get(from), placed.get(to)];
  if (!one || !other) return '';
  const x = leftOf(one.column) + MATCH.width;
  const y = topOf(one.row) + MATCH.height / 2;
  const end = leftOf(other.column);
  const turn = end - (STEP.column - MATCH.width) / 2;
  return `M${x} ${y}H${turn}V${topOf(other.row) + MATCH.height / 2}H${end}`;
}
