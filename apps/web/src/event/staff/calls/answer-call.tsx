/** Staff say that they have come to who called. */
import { useTranslation } from 'react-i18next';
import { OrderProblem } from '../../../order/order-problem.js';
import { useOrder } from '../../../order/use-order.js';
import { sendOrder } from '../../orders/send-order.js';
import { ANSWER_CALL } from './calls-documents.js';

interface AnswerCallProps {
  readonly tournament: string;
  readonly entrant: number;
  readonly name: string | null;
}

export function AnswerCall({ tournament, entrant, name }: AnswerCallProps) {
  const { t } = useTranslation();
  const { isGoing, problem, give } = useOrder();
  const called = name ?? t('event.numbered', { number: entrant });
  return (
    <>
      <button
        type="button"
        className="button"
        data-main
        disabled={isGoing}
        onClick={() => give(() => sendOrder(ANSWER_CALL, { tournament, entrant }))}
      >
        {t('staff.calls.answer')} <span className="unseen">{t('staff.calls.to', { called })}</span>
      </button>
      <OrderProblem problem={problem} />
    </>
  );
}
