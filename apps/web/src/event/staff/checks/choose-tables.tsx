/** Which tables are checked: so many by lot out of those that still play, or those that somebody names. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { numbersIn } from '../../deck-check/table-numbers.js';
import { useEvent } from '../../follow/use-event.js';
import type { Round } from '../floor/floor.js';
import { useFloor } from '../floor/use-floor.js';
import { useStaffPlace } from '../staff-place.js';
import { drawnByLot } from './drawn-by-lot.js';

const COUNTS = [1, 2, 3, 4, 5];

export function ChooseTables() {
  const { t } = useTranslation();
  const { event } = useEvent();
  const { round } = event;
  const isShown = round && round.stage !== 'drawn' && round.stage !== 'reviewed';
  return (
    <div className="choose-tables">
      {isShown ? <ByLot phase={round.phase} round={round.round} /> : <p>{t('staff.noRound')}</p>}
      <ByNumber />
    </div>
  );
}

function ByLot(at: Round) {
  const { t } = useTranslation();
  const { event } = useEvent();
  const { go } = useStaffPlace();
  const { value: tables = [] } = useFloor(event.id, at);
  const [count, setCount] = useState(1);
  const open = tables.filter(({ result }) => result === null).map(({ number }) => number);
  const draw = (): void => go({ tables: drawnByLot(open, count).join(), of: String(open.length) });
  return (
    <form
      className="floor-own"
      onSubmit={(submitted) => {
        submitted.preventDefault();
        draw();
      }}
    >
      <label>
        {t('staff.checks.howMany')}
        <select value={count} onChange={({ target }) => setCount(Number(target.value))}>
          {COUNTS.map((each) => (
            <option key={each}>{each}</option>
          ))}
        </select>
      </label>
      <button type="submit" className="button" disabled={open.length === 0}>
        {t('staff.checks.byLot')}
      </button>
      <small className="quiet">{t('staff.checks.outOf', { count: open.length })}</small>
    </form>
  );
}

function ByNumber() {
  const { t } = useTranslation();
  const { go } = useStaffPlace();
  const [written, setWritten] = useState('');
  const numbers = numbersIn(written);
  return (
    <form
      className="floor-own"
      onSubmit={(submitted) => {
        submitted.preventDefault();
        if (numbers.length > 0) go({ tables: numbers.join(), of: '' });
      }}
    >
      <label>
        {t('staff.checks.numbers')}
        <input
          inputMode="numeric"
          autoComplete="off"
          value={written}
          onChange={({ target }) => setWritten(target.value)}
        />
      </label>
      <button type="submit" className="button" disabled={numbers.length === 0}>
        {t('staff.checks.byNumber')}
      </button>
    </form>
  );
}
