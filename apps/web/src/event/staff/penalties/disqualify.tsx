/** Sending an entrant away: asked once, with the reason, because it cannot be taken back. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { OrderProblem } from '../../../order/order-problem.js';
import { useOrder } from '../../../order/use-order.js';
import { useEvent } from '../../follow/use-event.js';
import { sendOrder } from '../../orders/send-order.js';
import { UndoneWarning } from '../../undone/undone-warning.js';
import { useUndone } from '../../undone/use-undone.js';
import { DISQUALIFY } from './penalties-documents.js';
import { ReasonField } from './reason-field.js';

interface DisqualifyProps {
  readonly entrant: number;
  readonly name: string;
}

export function Disqualify({ entrant, name }: DisqualifyProps) {
  const { t } = useTranslation();
  const { event } = useEvent();
  const { isGoing, isDone, problem, give } = useOrder();
  const { value: undone = [] } = useUndone(entrant);
  const [isAsked, setAsked] = useState(false);
  const [reason, setReason] = useState('');
  if (isDone) return <p role="status">{t('staff.disqualify.done', { name })}</p>;
  if (!isAsked) {
    return (
      <button type="button" className="button" data-grave onClick={() => setAsked(true)}>
        {t('staff.disqualify.title')}
      </button>
    );
  }
  const send = (): void =>
    give(() => sendOrder(DISQUALIFY, { tournament: event.id, entrant, reason: reason.trim() }));
  return (
    <div role="group" aria-label={t('staff.disqualify.title')} className="disqualify">
      <p role="status">{t('staff.disqualify.asks', { name })}</p>
      <UndoneWarning undone={undone} />
      <ReasonField label={t('staff.penalty.reason')} reason={reason} onReason={setReason} />
      <button type="button" className="button" autoFocus onClick={() => setAsked(false)}>
        {t('staff.disqualify.no')}
      </button>
      <button
        type="button"
        className="button"
        data-grave
        disabled={isGoing || reason.trim() === ''}
        onClick={send}
      >
        {t('staff.disqualify.yes', { name })}
      </button>
      <OrderProblem problem={problem} />
    </div>
  );
}
