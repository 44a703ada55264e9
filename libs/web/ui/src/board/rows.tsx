/** The areas of a side, row by row. Areas of one meaning are read together and share a row. */
import type { BoardArea } from '@scoresheet/rules-presentation';
import { Area } from './area.js';
import './rows.css';

interface RowsProps {
  /** In the order in which they are drawn, from above. */
  readonly areas: readonly BoardArea[];
  /** At larger tables a side is a single row. */
  readonly isOneRow: boolean;
}

export const Rows = ({ areas, isOneRow }: RowsProps) =>
  rowsOf(areas, isOneRow).map((row) => (
    <div className="row-of-areas" key={row[0]?.as} data-as={row[0]?.as}>
      {row.map((area) => (
        <Area key={area.zone + area.title} area={area} />
      ))}
    </div>
  ));

/** How much of the height a side takes. */
export const countOfRows = (areas: readonly BoardArea[]): number =>
  Math.max(1, rowsOf(areas, false).filter(([area]) => area?.as !== 'stack').length);

function rowsOf(areas: readonly BoardArea[], isOneRow: boolean): readonly BoardArea[][] {
  if (isOneRow) return areas.length > 0 ? [[...areas]] : [];
  const rows: BoardArea[][] = [];
  for (const area of areas) {
    const row = rows.at(-1);
    if (row?.[0]?.as === area.as) row.push(area);
    else rows.push([area]);
  }
  return rows;
}
