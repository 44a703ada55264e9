/** For staff: what those at a table without a result have said of it. */
import { useTranslation } from 'react-i18next';
import { client } from '../../api/client.js';
import { EntrantName } from '../entrant-name.js';
import type { Table } from '../follow/event-documents.js';
import { useAsked } from '../follow/use-asked.js';
import { useEvent } from '../follow/use-event.js';
import { useResultWords } from '../round/use-result-words.js';
import { REPORTS, type Outstanding } from './table-documents.js';
import { concernsReports } from './table-place.js';

export function TableReports({ table }: { readonly table: Table }) {
  const { t } = useTranslation();
  const { resultWords } = useResultWords();
  const { value } = useReports(table);
  if (!value) return null;
  const nameOf = (entrant: number): string | null =>
    table.seats.find((seat) => seat.entrant === entrant)?.name ?? null;
  return (
    <section aria-label={t('round.reports')}>
      <h3>{t('round.reports')}</h3>
      {value.reports.length === 0 && <p className="quiet">{t('round.noReports')}</p>}
      <ul className="table-reports">
        {value.calls.map((entrant) => (
          <li key={entrant}>
            <EntrantName entrant={entrant} name={nameOf(entrant)} /> {t('round.calls')}
          </li>
        ))}
        {value.reports.map(({ entrant, result }) => (
          <li key={entrant}>
            <EntrantName entrant={entrant} name={nameOf(entrant)} />:{' '}
            {resultWords(result, table.seats)}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Of the round that is played; null where the table has a result by now. */
function useReports(table: Table) {
  const { id: tournament } = useEvent().event;
  const { phase, round, number } = table;
  return useAsked<Outstanding | null>({
    key: `${tournament} ${phase}.${round}.${number}`,
    concerns: concernsReports(table),
    ask: async () => {
      const variables = { tournament, before: number - 1 };
      const query = REPORTS;
      const { data } = await client.query({ query, variables, fetchPolicy: 'no-cache' });
      const found = data?.outstandingTables[0];
      const isIt = found?.table.number === number && found.table.round === round;
      return isIt && found.table.phase === phase ? found : null;
    },
  });
}
