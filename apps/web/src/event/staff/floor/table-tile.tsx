/** One table of the round: who sits there and how far it is; pressed, it opens in its place. */
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { EntrantName } from '../../entrant-name.js';
import { useResultWords } from '../../round/use-result-words.js';
import { useStaffPlace } from '../staff-place.js';
import { isLate, type FloorTable, type FloorTableProps } from './floor.js';
import { OpenTable } from './open-table.js';

const MINUTE_MS = 60_000;

export function TableTile(props: FloorTableProps) {
  const { t } = useTranslation();
  const id = useId();
  const { numberAt, go } = useStaffPlace();
  const { number, seats } = props.table;
  const isOpen = numberAt('table') === number;
  return (
    <li className="floor-table" data-open={isOpen || undefined}>
      <button
        type="button"
        className="floor-tile"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => go({ table: isOpen ? '' : String(number) })}
      >
        <b>
          <span className="unseen">{t('staff.tableWord')} </span>
          {number}
        </b>
        <span className="floor-seats">
          {seats.map((seat) => (
            <span key={seat.entrant}>
              <EntrantName {...seat} /> <small className="quiet">{seat.entrant}</small>
            </span>
          ))}
        </span>
        <TileState {...props} />
      </button>
      {isOpen && (
        <div id={id} className="floor-open" role="group" aria-label={t('staff.table', { number })}>
          <OpenTable {...props} />
        </div>
      )}
    </li>
  );
}

/** Each part in words, since a colour alone tells nobody. */
function TileState({ table, leftMs }: FloorTableProps) {
  const { t } = useTranslation();
  const { tableWords } = useResultWords();
  const { calls, reports, extensionMs, result, hasQuestion, play, isUnopened } = table;
  const isReported = result === null && !hasQuestion && reports.length > 0;
  return (
    <span className="floor-state">
      <span data-state={stateOf(table)}>
        {isReported ? t('staff.reported', { count: reports.length }) : tableWords(table, play)}
      </span>
      {isUnopened && <b data-state="late">{t('staff.noMatch')}</b>}
      {calls.length > 0 && <b data-state="called">{t('staff.called')}</b>}
      {isLate(table, { leftMs }) && <b data-state="late">{t('staff.late')}</b>}
      {extensionMs > 0 && (
        <span>{t('staff.extended', { count: Math.round(extensionMs / MINUTE_MS) })}</span>
      )}
    </span>
  );
}

const stateOf = ({ result, hasQuestion }: FloorTable): string =>
  result ? 'done' : hasQuestion ? 'question' : 'open';
