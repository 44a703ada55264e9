/** The matches of a table: the one that is played, and those that its result comes from, with replay. */
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Table } from '../follow/event-documents.js';

export function TableMatches({ table: { match, matches } }: { readonly table: Table }) {
  const { t } = useTranslation();
  if (match === null && matches.length === 0) return null;
  return (
    <nav aria-label={t('round.matches')}>
      <ul className="table-matches">
        {match !== null && !matches.includes(match) && (
          <li>
            <Link className="button" to={`/match/${match}`}>
              {t('round.watch')}
            </Link>
          </li>
        )}
        {matches.map((id, at) => (
          <li key={id}>
            <Link className="button" to={`/match/${id}`}>
              {t('round.replay', { number: at + 1 })}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
