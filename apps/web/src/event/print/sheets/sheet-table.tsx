/** A table whose head is printed again on top of every page that it comes to. */
import type { ReactNode } from 'react';
import { SheetTitle } from './sheet-title.js';

interface Column {
  readonly title: string;
  readonly isFigure?: boolean;
}

interface SheetTableProps {
  readonly says: string;
  readonly columns: readonly Column[];
  /** Rows, none of which a page breaks. */
  readonly children: ReactNode;
}

export function SheetTable({ says, columns, children }: SheetTableProps) {
  return (
    <table className="sheet-table">
      <thead>
        <tr className="sheet-top">
          <th colSpan={columns.length}>
            <SheetTitle says={says} />
          </th>
        </tr>
        <tr>
          {columns.map(({ title, isFigure }) => (
            <th key={title} scope="col" data-figure={isFigure || undefined}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}
