/** The clock of the round: stopped, let go on, and more time for all or for one table. */
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EventFields, RoundNow } from '../../follow/event-documents.js';
import { changesFloor } from '../../follow/changes.js';
import { useDocument } from '../../follow/use-document.js';
import { sendOrder } from '../../orders/send-order.js';
import { RoundClock } from '../../round-clock.js';
import { OrderButton } from '../order/order-button.js';
import { OUTSTANDING } from '../outstanding/outstanding-documents.js';
import { EXTEND_TIME, PAUSE_CLOCK, RESUME_CLOCK } from './clock-documents.js';
import { minutesIn } from './minutes-in.js';
import './clock.css';

interface ClockPanelProps {
  readonly event: EventFields;
  readonly round: RoundNow;
}

export function ClockPanel({ event, round }: ClockPanelProps) {
  const { t } = useTranslation();
  const { clock, phase, round: number } = round;
  if (!clock) return <p className="quiet">{t('organiser.clock.none')}</p>;
  const at = { tournament: event.id, phase, round: number };
  const isStanding = clock.endsAt === null;
  return (
    <section className="clock-panel" aria-labelledby="clock">
      <h2 id="clock">{t('organiser.clock.title')}</h2>
      <p className="clock-large">
        <RoundClock clock={clock} />
      </p>
      <div className="acts">
        <OrderButton
          key={String(isStanding)}
          send={() => sendOrder(isStanding ? RESUME_CLOCK : PAUSE_CLOCK, at)}
        >
          {t(isStanding ? 'organiser.clock.resume' : 'organiser.clock.pause')}
        </OrderButton>
      </div>
      <MoreTime at={at} />
      <Extensions tournament={event.id} />
    </section>
  );
}

const MINUTE_MS = 60_000;
const NUMBER = { inputMode: 'numeric', autoComplete: 'off' } as const;

interface MoreTimeProps {
  readonly at: { readonly tournament: string; readonly phase: number; readonly round: number };
}

/** What was typed stays until it is done: the same minutes are often given to several tables. */
function MoreTime({ at }: MoreTimeProps) {
  const { t } = useTranslation();
  const id = useId();
  const [minutes, setMinutes] = useState('3');
  const [table, setTable] = useState('');
  const count = minutesIn(minutes);
  const asked = { ...at, byMs: (count ?? 0) * MINUTE_MS };
  const number = /^\d+$/.test(table.trim()) ? Number(table) : null;
  return (
    <fieldset className="more-time picks">
      <legend>{t('organiser.clock.more')}</legend>
      <label className="field" htmlFor={`${id}-minutes`}>
        {t('organiser.clock.minutes')}
        <input
          {...NUMBER}
          id={`${id}-minutes`}
          value={minutes}
          onChange={({ target }) => setMinutes(target.value)}
        />
      </label>
      <label className="field" htmlFor={`${id}-table`}>
        {t('organiser.clock.table')}
        <input
          {...NUMBER}
          id={`${id}-table`}
          value={table}
          onChange={({ target }) => setTable(target.value)}
        />
      </label>
      <OrderButton
        isDisabled={count === undefined || (number === null && table.trim() !== '')}
        send={() => sendOrder(EXTEND_TIME, { ...asked, table: number })}
        onDone={() => setTable('')}
      >
        {number === null
          ? t('organiser.clock.giveAll')
          : t('organiser.clock.give', { table: number })}
      </OrderButton>
    </fieldset>
  );
}

/** Tables with time of their own. */
function Extensions({ tournament }: { readonly tournament: string }) {
  const { t } = useTranslation();
  const { value } = useDocument(OUTSTANDING, { tournament }, changesFloor);
  const extended = (value?.outstandingTables ?? []).filter(({ extensionMs }) => extensionMs > 0);
  if (extended.length === 0) return null;
  return (
    <ul className="extensions">
      {extended.map(({ table, extensionMs }) => (
        <li key={table.number}>
          {t('organiser.clock.has', {
            table: table.number,
            minutes: Math.round(extensionMs / MINUTE_MS),
          })}
        </li>
      ))}
    </ul>
  );
}
