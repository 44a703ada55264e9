/** The button by which a player says to be there. */
import { useTranslation } from 'react-i18next';
import { OrderProblem } from '../../order/order-problem.js';
import { useOrder } from '../../order/use-order.js';
import { doneBefore } from '../orders/done-before.js';
import { sendOrder } from '../orders/send-order.js';
import { CHECK_IN } from './own-orders.js';

interface CheckInProps {
  readonly tournament: string;
  readonly entrant: number;
}

export function CheckIn(of: CheckInProps) {
  const { t } = useTranslation();
  const { isGoing, problem, give } = useOrder();
  return (
    <>
      <button
        type="button"
        className="button"
        data-main
        disabled={isGoing}
        onClick={() => give(() => doneBefore(sendOrder(CHECK_IN, of), 'already-checked-in'))}
      >
        {t('own.checkIn.do')}
      </button>
      <OrderProblem problem={problem} />
    </>
  );
}
