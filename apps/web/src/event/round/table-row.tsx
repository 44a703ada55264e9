/** A table of a round in one line: number, who sits there, and how it went; it unfolds into why. */
import { memo } from 'react';
import { Link } from 'react-router';
import type { TablePlay } from '../play/play-documents.js';
import type { Pairing } from './round-documents.js';
import { SeatsWords } from './seats-words.js';
import { tableAddress } from './table-address.js';
import { useResultWords } from './use-result-words.js';
import { WhyOpponent } from './why-opponent.js';

interface TableRowProps {
  readonly event: string;
  readonly table: Pairing;
  readonly play: TablePlay | undefined;
  readonly line: number;
  /** Of whoever looks at it. */
  readonly isOwn: boolean;
  readonly isOpen: boolean;
  /** Absent where no reasons can be given. */
  readonly onToggle: ((table: number) => void) | undefined;
}

export const TableRow = memo(function TableRow(props: TableRowProps) {
  const { event, table, play, line, isOwn, isOpen, onToggle } = props;
  const { tableWords } = useResultWords();
  return (
    <>
      <tr data-line={line} data-own={isOwn || undefined} aria-rowindex={line + 2}>
        <td>{table.number}</td>
        <td data-words>
          {onToggle ? (
            <button
              type="button"
              className="line-opener"
              aria-expanded={isOpen}
              onClick={() => onToggle(table.number)}
            >
              <SeatsWords seats={table.seats} />
            </button>
          ) : (
            <SeatsWords seats={table.seats} />
          )}
        </td>
        <td>
          <Link className="line-link" to={tableAddress(event, table)}>
            {tableWords(table, play)}
          </Link>
        </td>
      </tr>
      {isOpen && (
        <tr data-line={line} className="unfolded">
          <td colSpan={3}>
            <WhyOpponent table={table} />
          </td>
        </tr>
      )}
    </>
  );
});
