/** Where somebody plays, as large as the page allows, and what can be done at the table. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { EntrantName } from '../entrant-name.js';
import type { OwnTable } from '../follow/event-documents.js';
import { useEvent } from '../follow/use-event.js';
import { useResultWords } from '../round/use-result-words.js';
import { CallStaff } from './call-staff.js';
import { OwnPlay, type OwnPlayNow } from './own-play.js';
import { ReportForm } from './report/report-form.js';
import { useReports } from './report/use-reports.js';
import { WhatWasSaid } from './report/what-was-said.js';

interface AtTableProps {
  readonly table: OwnTable;
  readonly own: number;
}

export function AtTable({ table, own, now }: AtTableProps & { readonly now: OwnPlayNow }) {
  const { t } = useTranslation();
  const { event } = useEvent();
  const { ownWords } = useResultWords();
  const [isReporting, setReporting] = useState(false);
  const reports = useReports(table, own);
  const terms = event.phases[table.phase - 1];
  const acts = { event, table, own, now, onReport: () => setReporting(true) };
  return (
    <section className="own-table" aria-labelledby="own-table">
      <h2 id="own-table">
        <span>{t('own.table.at')}</span> <b>{table.number}</b>
      </h2>
      <Against table={table} own={own} />
      {table.result ? (
        <p className="own-result" role="status">
          {ownWords(table, own)}
        </p>
      ) : (
        <WhatWasSaid table={table} of={own} {...reports} />
      )}
      {isReporting && !table.result && terms ? (
        <ReportForm
          tournament={event.id}
          table={table}
          own={own}
          terms={terms}
          onSaid={(result) => {
            reports.say(result);
            setReporting(false);
          }}
          onClose={() => setReporting(false)}
        />
      ) : (
        <Acts {...acts} hasSaid={reports.hasSaid} />
      )}
    </section>
  );
}

function Against({ table, own }: AtTableProps) {
  const { t } = useTranslation();
  const { phase, round, number, seats } = table;
  const others = seats.filter(({ entrant }) => entrant !== own);
  const page = `/${['table', phase, round, number].join('/')}`;
  const { event } = useEvent();
  return (
    <div className="own-against">
      <p>
        {t('own.table.against')}{' '}
        {others.map(({ entrant, name }, at) => (
          <span key={entrant}>
            {at > 0 && ', '}
            <Link to={`/event/${event.id}/entrants/${entrant}`}>
              <EntrantName entrant={entrant} name={name} />
            </Link>
          </span>
        ))}
      </p>
      <p className="quiet">
        <Link to={`/event/${event.id}${page}`}>
          {t(others.length > 1 ? 'own.table.whyOthers' : 'own.table.why')}
        </Link>
      </p>
    </div>
  );
}

interface ActsProps extends AtTableProps {
  readonly event: { readonly play: 'PLATFORM' | 'TABLES' };
  readonly now: OwnPlayNow;
  readonly hasSaid: boolean;
  readonly onReport: () => void;
}

/** One of these is what somebody came for: the match where it is played here, else the result. */
function Acts({ event, table, own, now, hasSaid, onReport }: ActsProps) {
  const { t } = useTranslation();
  const isHere = event.play === 'PLATFORM';
  return (
    <div className="own-acts">
      {isHere && <OwnPlay table={table} own={own} {...now} />}
      {!isHere && !table.result && (
        <button
          type="button"
          className="button"
          data-main={hasSaid ? undefined : true}
          onClick={onReport}
        >
          {t(hasSaid ? 'own.report.again' : 'own.report.open')}
        </button>
      )}
      <CallStaff />
    </div>
  );
}
