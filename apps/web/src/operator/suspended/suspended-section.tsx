/** Matches and tournaments that stand still, each with what to do. */
import { useQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { POLL } from '../parts/poll.js';
import { Problem } from '../parts/problem.js';
import { SUSPENDED } from './suspended-documents.js';
import { SuspendedMatch, SuspendedTournament } from './suspended-record.js';

export function SuspendedSection() {
  const { t } = useTranslation();
  const { data, previousData, error, refetch } = useQuery(SUSPENDED, POLL);
  const now = data ?? previousData;
  const again = (): void => void refetch().catch(() => undefined);
  const matches = now?.matches.nodes ?? [];
  const tournaments = now?.suspendedTournaments ?? [];
  return (
    <section id="suspended" aria-labelledby="suspended-title">
      <h2 id="suspended-title">{t('operator.suspended.title')}</h2>
      <Problem error={error} />
      {!now && !error && <p className="hint">{t('state.loading')}</p>}
      {now && matches.length + tournaments.length === 0 && <p>{t('operator.suspended.none')}</p>}
      {matches.length + tournaments.length > 0 && <p>{t('operator.suspended.others')}</p>}
      <ul className="standing-stills">
        {matches.map(({ id }) => (
          <SuspendedMatch key={id} id={id} onEnded={again} />
        ))}
        {tournaments.map((id) => (
          <SuspendedTournament key={id} id={id} onEnded={again} />
        ))}
      </ul>
    </section>
  );
}
