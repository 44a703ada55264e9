/** The way on from a game of a series that is over, as soon as its record names the next one. */
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { MatchFields } from '../match-documents.js';

export function NextGame({ series }: Pick<MatchFields, 'series'>) {
  const { t } = useTranslation();
  if (!series || series.next === null) return null;
  const { game, bestOf, next } = series;
  return (
    <Link className="button" data-main to={`/match/${next}`}>
      {t('series.next', { game: game + 1, bestOf })}
    </Link>
  );
}
