/** Giving up: asked once, because it cannot be taken back. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sendCommand } from '../../api/send-command.js';
import { CONCEDE } from './menu-documents.js';
import { OrderProblem } from '../../order/order-problem.js';
import { useOrder } from '../../order/use-order.js';

export function Concede({ match }: { readonly match: string }) {
  const { t } = useTranslation();
  const [isAsked, setAsked] = useState(false);
  const { isGoing, isDone, problem, give } = useOrder();
  // At a table of several the others play on, and whoever has given up looks on.
  if (isDone) return <p role="status">{t('menu.conceded')}</p>;
  if (!isAsked) {
    return (
      <button type="button" className="button" onClick={() => setAsked(true)}>
        {t('menu.concede')}
      </button>
    );
  }
  return (
    <div role="group" aria-label={t('menu.concede')} className="table-menu-asks">
      <p role="status">{t('menu.concedeAsk')}</p>
      <button type="button" className="button" autoFocus onClick={() => setAsked(false)}>
        {t('menu.concedeNo')}
      </button>
      <button
        type="button"
        className="button"
        data-grave
        disabled={isGoing}
        onClick={() => give(() => sendCommand(CONCEDE, { match }))}
      >
        {t('menu.concedeYes')}
      </button>
      <OrderProblem problem={problem} />
    </div>
  );
}
