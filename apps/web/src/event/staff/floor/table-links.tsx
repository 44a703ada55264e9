/** Ways from a table to its page, to the match that is played there, and to the records of its matches. */
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { client } from '../../../api/client.js';
import { newsOf } from '../../follow/use-anew.js';
import { useAsked } from '../../follow/use-asked.js';
import { useEvent } from '../../follow/use-event.js';
import { useStaffPlace } from '../staff-place.js';
import { MATCHES_OF_TABLE } from './floor-documents.js';
import type { Round } from './floor.js';

interface TableLinksProps {
  readonly at: Round;
  readonly table: number;
  /** The match in play; null if there is none. */
  readonly match: string | null;
}

export const changesRecords = newsOf('matches-recorded', 'round-repaired', 'round-published');

export function TableLinks({ at: { phase, round }, table, match }: TableLinksProps) {
  const { t } = useTranslation();
  const { event } = useEvent();
  const { to } = useStaffPlace();
  const variables = { tournament: event.id, phase, round, table };
  const { value } = useAsked({
    key: Object.values(variables).join(' '),
    ask: async () => {
      const query = MATCHES_OF_TABLE;
      const { data } = await client.query({ query, variables, fetchPolicy: 'no-cache' });
      return data?.tournamentTables[0];
    },
    concerns: changesRecords,
  });
  const records = [...(value?.matches ?? []), ...(match === null ? [] : [match])];
  return (
    <p className="floor-links">
      <Link to={`../table/${phase}/${round}/${table}`}>{t('staff.tablePage')}</Link>
      <Link to={{ search: to({ view: 'checks', tables: String(table), of: '' }) }}>
        {t('staff.check')}
      </Link>
      {match !== null && <Link to={`/match/${match}`}>{t('staff.match')}</Link>}
      {[...new Set(records)].map((each, game) => (
        <Link key={each} to={`/verify?match=${each}`}>
          {t('staff.record', { number: game + 1 })}
        </Link>
      ))}
    </p>
  );
}
