/** Leaves the event. It is asked twice: nobody comes back into a bracket. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { OrderProblem } from '../../order/order-problem.js';
import { useOrder } from '../../order/use-order.js';
import { useEvent } from '../follow/use-event.js';
import { sendOrder } from '../orders/send-order.js';
import { DROP } from './own-orders.js';

export function Drop({ entrant }: { readonly entrant: number }) {
  const { t } = useTranslation();
  const { event } = useEvent();
  const [isAsked, setAsked] = useState(false);
  const { isGoing, problem, give } = useOrder();
  const isBefore = event.stage !== 'PLAYING' && event.stage !== 'PAUSED';
  if (!isAsked) {
    return (
      <button type="button" className="button" onClick={() => setAsked(true)}>
        {t('own.drop.ask')}
      </button>
    );
  }
  return (
    <div className="own-sure" role="group" aria-label={t('own.drop.ask')}>
      <p>{t(isBefore ? 'own.drop.sureBefore' : 'own.drop.sure')}</p>
      <button
        type="button"
        className="button"
        data-grave
        disabled={isGoing}
        onClick={() => give(() => sendOrder(DROP, { tournament: event.id, entrant }))}
      >
        {t('own.drop.do')}
      </button>
      <button type="button" className="button" autoFocus onClick={() => setAsked(false)}>
        {t('own.drop.stay')}
      </button>
      <OrderProblem problem={problem} />
    </div>
  );
}
