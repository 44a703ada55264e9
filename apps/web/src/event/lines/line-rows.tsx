/** The lines of a long table that are in sight, with as much room as all others would take. */
import { Fragment, type ReactNode } from 'react';
import './lines.css';
import type { DrawnLines } from './use-lines.js';

interface LineRowsProps {
  readonly lines: DrawnLines;
  readonly columns: number;
  /** One line as rows of the table, each of which says `data-line`. */
  readonly row: (line: number) => ReactNode;
}

export function LineRows({ lines, columns, row }: LineRowsProps) {
  const { body, handlers, drawn, rest } = lines;
  return (
    <tbody ref={body} {...handlers}>
      {drawn.map(({ line, gap }) => (
        <Fragment key={line}>
          <Gap height={gap} columns={columns} />
          {row(line)}
        </Fragment>
      ))}
      <Gap height={rest} columns={columns} />
    </tbody>
  );
}

function Gap({ height, columns }: { readonly height: number; readonly columns: number }) {
  if (height <= 0) return null;
  return (
    <tr aria-hidden className="lines-gap">
      <td colSpan={columns} style={{ height }} />
    </tr>
  );
}
