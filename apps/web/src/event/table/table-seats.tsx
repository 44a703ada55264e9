/** Who sits at a table, each with how it went for them, and the result of the table. */
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { EntrantName } from '../entrant-name.js';
import type { Table } from '../follow/event-documents.js';
import { useEvent } from '../follow/use-event.js';
import type { TablePlay } from '../play/play-documents.js';
import { useResultWords } from '../round/use-result-words.js';
import './table.css';

interface TableSeatsProps {
  readonly table: Table;
  readonly play: TablePlay | undefined;
}

export function TableSeats({ table, play }: TableSeatsProps) {
  const { t } = useTranslation();
  const { event } = useEvent();
  const { tableWords, ownWords } = useResultWords();
  return (
    <>
      <p className="table-result" role="status">
        {tableWords(table, play)}
      </p>
      <table className="figures table-seats">
        <thead>
          <tr>
            <th scope="col">{t('round.numberOf')}</th>
            <th scope="col" data-words>
              {t('round.players')}
            </th>
            <th scope="col">{t('round.result')}</th>
          </tr>
        </thead>
        <tbody>
          {table.seats.map(({ entrant, name }) => (
            <tr key={entrant} data-own={entrant === event.ownEntrant || undefined}>
              <td>{entrant}</td>
              <td data-words>
                <Link className="table-player" to={`/event/${event.id}/entrants/${entrant}`}>
                  <EntrantName entrant={entrant} name={name} />
                </Link>
              </td>
              <td>{table.result && ownWords(table, entrant)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
