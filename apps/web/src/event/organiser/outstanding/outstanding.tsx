/** Tables without a result: who is late, what was reported, and where staff have to decide. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EventFields, RoundNow } from '../../follow/event-documents.js';
import { changesFloor } from '../../follow/changes.js';
import { useDocument } from '../../follow/use-document.js';
import { RoundClock } from '../../round-clock.js';
import type { RoundTable } from '../../round/whole/whole-documents.js';
import { resultWords } from '../tables/result-words.js';
import { SeatNames } from '../tables/seat-names.js';
import { lateFirst } from './late-first.js';
import { OUTSTANDING, type OutstandingTable } from './outstanding-documents.js';

interface OutstandingProps {
  readonly event: EventFields;
  readonly clock: RoundNow['clock'];
  /** What is decided by now is left out, without being asked for. */
  readonly tables: readonly RoundTable[];
}

/** A hall has so many at a glance. */
const SHOWN = 40;
const SAYS = {
  closed: 'organiser.outstanding.notYours',
  unreachable: 'state.unreachable',
} as const;

export function Outstanding({ event, clock, tables }: OutstandingProps) {
  const { t } = useTranslation();
  const [isWhole, setWhole] = useState(false);
  const { value, problem } = useDocument(OUTSTANDING, { tournament: event.id }, changesFloor);
  const decided = new Set(tables.filter(({ result }) => result).map(({ number }) => number));
  const open = (value?.outstandingTables ?? []).filter(({ table }) => !decided.has(table.number));
  const rows = lateFirst(open);
  const shown = isWhole ? rows : rows.slice(0, SHOWN);
  return (
    <section aria-labelledby="outstanding">
      <h2 id="outstanding">
        {t('organiser.outstanding.title', { count: event.round?.open ?? 0 })}
      </h2>
      {problem && !value && <p className="quiet">{t(SAYS[problem])}</p>}
      {value && rows.length === 0 && <p className="quiet">{t('organiser.outstanding.none')}</p>}
      {rows.length > 0 && <Rows clock={clock} rows={shown} />}
      {shown.length < rows.length && (
        <button type="button" className="button" onClick={() => setWhole(true)}>
          {t('organiser.outstanding.all', { count: rows.length })}
        </button>
      )}
    </section>
  );
}

interface RowsProps extends Pick<OutstandingProps, 'clock'> {
  readonly rows: readonly OutstandingTable[];
}

function Rows({ clock, rows }: RowsProps) {
  const { t } = useTranslation();
  return (
    <table className="figures outstanding">
      <thead>
        <tr>
          <th scope="col">{t('organiser.table')}</th>
          <th scope="col" data-words>
            {t('organiser.outstanding.who')}
          </th>
          {clock && <th scope="col">{t('organiser.outstanding.left')}</th>}
        </tr>
      </thead>
      <tbody>
        {rows.map((each) => (
          <Row key={each.table.number} {...each} clock={clock} />
        ))}
      </tbody>
    </table>
  );
}

function Row({
  table,
  calls,
  reports,
  extensionMs,
  clock,
}: OutstandingTable & Pick<OutstandingProps, 'clock'>) {
  const { t } = useTranslation();
  return (
    <tr data-question={table.hasQuestion || undefined}>
      <td data-main>{table.number}</td>
      <td data-words>
        <SeatNames seats={table.seats} />
        {table.hasQuestion && <b className="problem"> {t('organiser.outstanding.question')}</b>}
        {calls.length > 0 && <b className="problem"> {t('organiser.outstanding.called')}</b>}
        {reports.map(({ entrant, result }) => (
          <small key={entrant} className="quiet">
            {t('organiser.outstanding.says', { entrant, result: resultWords(t, result, table) })}
          </small>
        ))}
      </td>
      {clock && (
        <td>
          <RoundClock clock={clock} extensionMs={extensionMs} />
        </td>
      )}
    </tr>
  );
}
