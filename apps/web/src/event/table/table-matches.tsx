/** The matches of a table: the one that is played, and those that its result comes from, with replay. */
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

interface TableMatchesProps {
  /** The match in play; null if there is none. */
  readonly match: string | null;
  readonly matches: readonly string[];
}

export function TableMatches({ match, matches }: TableMatchesProps) {
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
