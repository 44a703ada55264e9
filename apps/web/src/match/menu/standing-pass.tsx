/** What is passed beforehand, for as long as it is, and the press that ends it. */
import { useTranslation } from 'react-i18next';
import { sendCommand } from '../../api/send-command.js';
import type { MatchFields } from '../match-documents.js';
import { ASK_AGAIN } from './menu-documents.js';
import { OrderProblem } from '../../order/order-problem.js';
import { passWords } from './pass-words.js';
import { useOrder } from '../../order/use-order.js';

/** Nothing where nothing is passed. Only the own order is known to anybody. */
export function StandingPass({ match }: { readonly match: MatchFields }) {
  const { t } = useTranslation();
  const { isGoing, problem, give } = useOrder();
  const own = match.seats.find(({ seat }) => seat === match.ownSeat);
  if (!own?.autoPass || match.status === 'OVER') return null;
  return (
    <div className="standing-pass" role="status">
      <span>{t('menu.passing', { until: passWords(own.autoPass, t) })}</span>
      <button
        type="button"
        className="button"
        disabled={isGoing}
        onClick={() => give(() => sendCommand(ASK_AGAIN, { match: match.id }))}
      >
        {t('menu.passStop')}
      </button>
      <OrderProblem problem={problem} />
    </div>
  );
}
