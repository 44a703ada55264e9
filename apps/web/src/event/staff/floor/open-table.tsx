/** What staff do at one table: go to who called, give time, enter a result, look at the match. */
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { EntrantName } from '../../entrant-name.js';
import { useEvent } from '../../follow/use-event.js';
import { useRoles } from '../../roles.js';
import { useResultWords } from '../../round/use-result-words.js';
import { AnswerCall } from '../calls/answer-call.js';
import { useStaffPlace } from '../staff-place.js';
import { ExtendTime } from './extend-time.js';
import type { FloorTableProps } from './floor.js';
import { ResultForm } from './result-form.js';
import { TableLinks } from './table-links.js';

export function OpenTable({ table, at }: FloorTableProps) {
  const { event } = useEvent();
  const { round } = event;
  const isOpen = table.result === null;
  const hasClock = round?.stage === 'playing' && round.clock !== null;
  const isClosed = round?.stage === 'closed';
  return (
    <>
      <Seats table={table} />
      <Reports table={table} />
      {isOpen && hasClock && <ExtendTime at={at} table={table.number} />}
      {/* Another result is another form: what was chosen before is no choice any more. */}
      {!isClosed && <ResultForm key={JSON.stringify(table.result)} at={at} table={table} />}
      <Unopened table={table} />
      <TableLinks at={at} table={table.number} match={table.play?.match ?? null} />
    </>
  );
}

function Seats({ table: { seats, calls } }: Pick<FloorTableProps, 'table'>) {
  const { t } = useTranslation();
  const { event } = useEvent();
  const { isJudge } = useRoles(event);
  const { to } = useStaffPlace();
  return (
    <ul className="floor-people">
      {seats.map(({ entrant, name }) => (
        <li key={entrant}>
          <Link to={`../entrants/${entrant}`}>
            <EntrantName entrant={entrant} name={name} />
          </Link>{' '}
          <small className="quiet">{t('staff.no', { entrant })}</small>
          {calls.includes(entrant) && (
            <AnswerCall tournament={event.id} entrant={entrant} name={name} />
          )}
          {isJudge && (
            <Link to={{ search: to({ view: 'penalties', entrant: String(entrant) }) }}>
              {t('staff.penalise')}
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Why the match of the table does not open, and what staff can do. */
function Unopened({ table: { play, isUnopened = false } }: Pick<FloorTableProps, 'table'>) {
  const { t } = useTranslation();
  if (!isUnopened || !play) return null;
  return <p role="status">{t(`staff.unopened.${play.openingProblem ?? 'LATE'}`)}</p>;
}

function Reports({ table: { reports, seats } }: Pick<FloorTableProps, 'table'>) {
  const { t } = useTranslation();
  const { resultWords } = useResultWords();
  if (reports.length === 0) return null;
  return (
    <ul className="floor-reports">
      {reports.map(({ entrant, result }) => (
        <li key={entrant}>
          <EntrantName
            entrant={entrant}
            name={seats.find((seat) => seat.entrant === entrant)?.name ?? null}
          />{' '}
          {t('staff.says', { result: resultWords(result, seats) })}
        </li>
      ))}
    </ul>
  );
}
