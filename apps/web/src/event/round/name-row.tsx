/** One who plays in a round, in one line: the name, against whom, and at which table. */
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { EntrantName } from '../entrant-name.js';
import type { TablePlay } from '../play/play-documents.js';
import type { SeatRow } from './find-tables.js';
import { SeatsWords } from './seats-words.js';
import { tableAddress } from './table-address.js';
import { useResultWords } from './use-result-words.js';

interface NameRowProps {
  readonly event: string;
  readonly row: SeatRow;
  readonly play: TablePlay | undefined;
  readonly line: number;
  readonly isOwn: boolean;
}

export const NameRow = memo(function NameRow({ event, row, play, line, isOwn }: NameRowProps) {
  const { t } = useTranslation();
  const { ownWords } = useResultWords();
  const { table, entrant, name } = row;
  const others = table.seats.filter((seat) => seat.entrant !== entrant);
  return (
    <tr data-line={line} data-own={isOwn || undefined} aria-rowindex={line + 2}>
      <td>{table.number}</td>
      <td data-words>
        <b>
          <EntrantName entrant={entrant} name={name} />
        </b>{' '}
        <span className="quiet">
          {t('round.against')} <SeatsWords seats={others} />
        </span>
      </td>
      <td>
        <Link className="line-link" to={tableAddress(event, table)}>
          {ownWords(table, entrant, play)}
        </Link>
      </td>
    </tr>
  );
});
