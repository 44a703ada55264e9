/** A page of who plays, a line for each. */
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { EntrantName } from '../entrant-name.js';
import { useEvent } from '../follow/use-event.js';
import type { EntrantLine } from './entrants-documents.js';
import { useEntrantState } from './use-entrant-state.js';

interface EntrantsTableProps {
  readonly entrants: readonly EntrantLine[];
  readonly search: string;
}

export function EntrantsTable({ entrants, search }: EntrantsTableProps) {
  const { t } = useTranslation();
  const { event } = useEvent();
  const stateOf = useEntrantState();
  if (entrants.length === 0) {
    return <p role="status">{t(search === '' ? 'entrants.none' : 'entrants.notFound')}</p>;
  }
  return (
    <table className="figures entrants-table">
      <thead>
        <tr>
          <th scope="col">{t('entrants.number')}</th>
          <th scope="col" data-words>
            {t('entrants.name')}
          </th>
          <th scope="col">{t('entrants.state')}</th>
        </tr>
      </thead>
      <tbody>
        {entrants.map((entrant) => (
          <tr
            key={entrant.number}
            data-own={entrant.number === event.ownEntrant || undefined}
            data-gone={entrant.status === 'dropped' || undefined}
          >
            <td>{entrant.number}</td>
            <td data-words>
              <Link to={`/event/${event.id}/entrants/${entrant.number}`}>
                <EntrantName entrant={entrant.number} name={entrant.name} />
              </Link>
            </td>
            <td>{stateOf(entrant)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
