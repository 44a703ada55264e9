/** The page of a match that is not open yet: it opens here, or the page says where to go instead. */
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useTitle } from '../../app/use-title.js';
import { OPENS_WITHIN_MS } from '../../event/play/opens-within.js';
import type { DueTable } from './due-documents.js';

export function DueMatch({ table }: { readonly table: DueTable }) {
  const { t } = useTranslation();
  const { tournament, phase, round, number, match, playStatus, openingProblem } = table;
  const isLate = useIsLate();
  const title = t('match.due.title', { number });
  useTitle(title);
  const isOpening = playStatus === 'OPENING';
  const isUnopened = isOpening && (openingProblem !== null || isLate);
  return (
    <main className="page" id="content" aria-busy={isOpening && !isUnopened}>
      <h1>{title}</h1>
      <p role="status">
        {match !== null
          ? t('match.due.other')
          : t(isUnopened ? 'match.due.unopened' : isOpening ? 'match.due.soon' : 'match.due.over')}
      </p>
      {match !== null && (
        <Link className="button" data-main to={`/match/${match}`}>
          {t('match.due.go')}
        </Link>
      )}
      <p>
        <Link to={`/event/${tournament}/table/${phase}/${round}/${number}`}>
          {t('match.due.table', { number })}
        </Link>
      </p>
    </main>
  );
}

function useIsLate(): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), OPENS_WITHIN_MS);
    return () => clearTimeout(timer);
  }, []);
  return isLate;
}
