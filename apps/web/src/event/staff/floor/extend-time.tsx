/** More time for one table: a few minutes by one press, or as many as are written. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { OrderProblem } from '../../../order/order-problem.js';
import { useOrder } from '../../../order/use-order.js';
import { useEvent } from '../../follow/use-event.js';
import { sendOrder } from '../../orders/send-order.js';
import { EXTEND_TIME } from './floor-documents.js';
import type { Round } from './floor.js';

const MINUTE_MS = 60_000;
/** What a ruling at a table mostly takes. */
const USUAL_MINUTES = [1, 3, 5];
/** The api takes no more at once: a day. */
const MOST_MINUTES = 24 * 60;

interface ExtendTimeProps {
  readonly at: Round;
  readonly table: number;
}

export function ExtendTime({ at, table }: ExtendTimeProps) {
  const { t } = useTranslation();
  const { event } = useEvent();
  const { isGoing, isDone, problem, give } = useOrder();
  const extend = (by: number): void =>
    give(() =>
      sendOrder(EXTEND_TIME, { tournament: event.id, ...at, table, byMs: by * MINUTE_MS }),
    );
  return (
    <fieldset className="floor-act">
      <legend>{t('staff.extend.title')}</legend>
      {USUAL_MINUTES.map((count) => (
        <button
          key={count}
          type="button"
          className="button"
          disabled={isGoing}
          onClick={() => extend(count)}
        >
          {t('staff.extend.by', { count })}
        </button>
      ))}
      <OwnMinutes isGoing={isGoing} onMinutes={extend} />
      {isDone && <p role="status">{t('staff.extend.done')}</p>}
      <OrderProblem problem={problem} />
    </fieldset>
  );
}

interface OwnMinutesProps {
  readonly isGoing: boolean;
  readonly onMinutes: (minutes: number) => void;
}

function OwnMinutes({ isGoing, onMinutes }: OwnMinutesProps) {
  const { t } = useTranslation();
  const [own, setOwn] = useState('');
  const minutes = Number(own);
  const isOwn = minutes >= 1 && minutes <= MOST_MINUTES;
  return (
    <form
      className="floor-own"
      onSubmit={(submitted) => {
        submitted.preventDefault();
        if (isOwn) onMinutes(minutes);
      }}
    >
      <label>
        {t('staff.extend.own')}
        <input
          inputMode="numeric"
          autoComplete="off"
          value={own}
          onChange={({ target }) => setOwn(target.value.replace(/\D/g, ''))}
        />
      </label>
      <button type="submit" className="button" disabled={isGoing || !isOwn}>
        {t('staff.extend.give')}
      </button>
    </form>
  );
}
