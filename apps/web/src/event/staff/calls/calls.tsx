/** Who calls, from which table, and since when; whoever goes there says so. */
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { localTime } from '../../../service/service.js';
import { EntrantName } from '../../entrant-name.js';
import { useEvent } from '../../follow/use-event.js';
import { useNow } from '../use-now.js';
import { useStaffPlace } from '../staff-place.js';
import { AnswerCall } from './answer-call.js';
import { useCalls, type Call } from './use-calls.js';
import { useTableOf } from './use-table-of.js';

const MINUTE_MS = 60_000;

export function Calls() {
  const { t } = useTranslation();
  const calls = useCalls();
  return (
    <section className="event-sheet calls" aria-labelledby="calls">
      <div className="sheet-head">
        <h2 id="calls">{t('staff.calls.title')}</h2>
        <span role="status">{t('staff.calls.count', { count: calls.length })}</span>
      </div>
      {calls.length > 0 && (
        <ul className="calls-list">
          {calls.map((call) => (
            <CallLine key={call.entrant} call={call} />
          ))}
        </ul>
      )}
    </section>
  );
}

function CallLine({ call }: { readonly call: Call }) {
  const { t } = useTranslation();
  const { event } = useEvent();
  const { to } = useStaffPlace();
  const table = useTableOf(call.entrant);
  return (
    <li>
      <span className="calls-where">
        {table === undefined ? (
          t('staff.calls.noTable')
        ) : (
          <Link to={{ search: to({ view: 'tables', table: String(table), show: '' }) }}>
            {t('staff.table', { number: table })}
          </Link>
        )}
      </span>
      <span>
        <EntrantName {...call} />{' '}
        <small className="quiet">{t('staff.no', { entrant: call.entrant })}</small>
        <Since since={call.since} />
      </span>
      <AnswerCall tournament={event.id} {...call} />
    </li>
  );
}

function Since({ since }: Pick<Call, 'since'>) {
  const { t } = useTranslation();
  const now = useNow(MINUTE_MS / 6);
  if (since === undefined) return null;
  const minutes = Math.max(0, Math.floor((now - localTime(since)) / MINUTE_MS));
  return <small className="calls-since">{t('staff.calls.since', { count: minutes })}</small>;
}
