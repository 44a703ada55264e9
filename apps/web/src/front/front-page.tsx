/** The front: matches being played, open seats, what has just ended, and the games. */
import { useQuery } from '@apollo/client/react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import './front.css';
import { MATCHES } from './front-documents.js';
import { MatchRow } from './match-row.js';

/** While the page is open, the lists are asked for again so often. */
const POLL_MS = 5_000;

const GameFilter = lazy(async () => ({
  default: (await import('./game-filter.js')).GameFilter,
}));

const LISTS = [
  { name: 'running', status: ['RUNNING', 'PAUSED'], field: 'CREATED_AT' },
  { name: 'open', status: ['OPEN'], field: 'CREATED_AT' },
  { name: 'over', status: ['OVER'], field: 'ENDED_AT' },
] as const;

export function FrontPage() {
  const { t } = useTranslation();
  return (
    <main className="page front" id="content">
      <h1>{t('front.title')}</h1>
      <p>{t('front.says')}</p>
      <Suspense>
        <GameFilter />
      </Suspense>
      {LISTS.map((list) => (
        <MatchList key={list.name} {...list} />
      ))}
    </main>
  );
}

function MatchList({ name, status, field }: (typeof LISTS)[number]) {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const game = search.get('game');
  const { data, error, loading, refetch } = useQuery(MATCHES, {
    variables: {
      filter: {
        status: [...status],
        ...(name === 'open' && { seatFree: true }),
        ...(game !== null && { game }),
      },
      orderBy: { field, direction: 'DESC' },
    },
    pollInterval: POLL_MS,
  });
  const found = data?.matches.nodes ?? [];
  return (
    <section aria-labelledby={`front-${name}`}>
      <h2 id={`front-${name}`}>{t(`front.lists.${name}`)}</h2>
      {loading && !data && <p className="hint">{t('state.loading')}</p>}
      {error && !data && (
        <p className="hint" role="alert">
          {t('state.unreachable')}{' '}
          <button type="button" className="button" onClick={() => void refetch()}>
            {t('state.again')}
          </button>
        </p>
      )}
      {data && found.length === 0 && <p className="hint">{t(`front.empty.${name}`)}</p>}
      <ul className="rows">
        {found.map((match) => (
          <li key={match.id}>
            <MatchRow match={match} />
          </li>
        ))}
      </ul>
    </section>
  );
}
