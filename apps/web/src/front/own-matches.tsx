/** The matches that somebody is in, whatever device they were begun on, and which of them waits. */
import { useQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { MatchRow } from './match-row.js';
import { OWN_MATCHES } from './own-documents.js';
import { waitsFor } from './own-turn.js';

const POLL_MS = 5_000;

export function OwnMatches() {
  const { t } = useTranslation();
  // What a match waits for differs by who looks at it, so the answer stays out of the cache.
  const { data } = useQuery(OWN_MATCHES, { pollInterval: POLL_MS, fetchPolicy: 'no-cache' });
  const found = data?.matches.nodes ?? [];
  if (found.length === 0) return null;
  return (
    <section aria-labelledby="front-own">
      <h2 id="front-own">{t('front.own.title')}</h2>
      <ul className="rows">
        {found.map((match) => (
          <li key={match.id}>
            <MatchRow match={match} waits={waitsFor(match)} />
          </li>
        ))}
      </ul>
    </section>
  );
}
