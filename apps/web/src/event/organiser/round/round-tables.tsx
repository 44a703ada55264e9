/** The tables of a published round with their results; they are mended here. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EventFields } from '../../follow/event-documents.js';
import type { RoundTable } from '../../round/whole/whole-documents.js';
import { resultWords } from '../tables/result-words.js';
import { SeatNames } from '../tables/seat-names.js';
import type { RoundPlace } from '../../round/use-tables.js';
import { ExchangeButton } from './exchange-button.js';
import { Repair } from './repair/repair.js';
import { seatsKey } from './repair/seating.js';
import { useUnseated } from './use-unseated.js';

interface RoundTablesProps {
  readonly event: EventFields;
  readonly place: RoundPlace;
  readonly tables: readonly RoundTable[];
  readonly onDone: (token: string) => void;
}

export function RoundTables({ event, place, tables, onDone }: RoundTablesProps) {
  const { t } = useTranslation();
  const [isMended, setMended] = useState(false);
  return (
    <section aria-labelledby="round-tables">
      <div className="sheet-head">
        <h2 id="round-tables">{t('organiser.round.tables', { round: place.round })}</h2>
        <ExchangeButton event={event} phase={place.phase} isOpen={isMended} onChange={setMended} />
      </div>
      {isMended ? (
        <Mended event={event} place={place} tables={tables} onDone={onDone} />
      ) : (
        <TableList tables={tables} />
      )}
    </section>
  );
}

/** The own state goes with the tables that it is about. */
function Mended({ event, place, tables, onDone }: RoundTablesProps) {
  const { t } = useTranslation();
  const unseated = useUnseated(event.id, place, tables);
  const props = { tournament: event.id, place, tables, ...unseated, onDone };
  return <Repair key={seatsKey(tables)} {...props} says={t('organiser.repair.doSays')} />;
}

export function TableList({ tables }: Pick<RoundTablesProps, 'tables'>) {
  const { t } = useTranslation();
  return (
    <table className="figures">
      <thead>
        <tr>
          <th scope="col">{t('organiser.table')}</th>
          <th scope="col" data-words>
            {t('organiser.outstanding.who')}
          </th>
          <th scope="col">{t('organiser.round.result')}</th>
        </tr>
      </thead>
      <tbody>
        {tables.map((table) => (
          <tr key={table.number}>
            <td data-main>{table.number}</td>
            <td data-words>
              <SeatNames seats={table.seats} />
            </td>
            <td>{table.result && resultWords(t, table.result, table)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
