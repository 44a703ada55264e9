/** Passing all responses until something happens, and being asked again. */
import { useTranslation } from 'react-i18next';
import { sendCommand } from '../../api/send-command.js';
import { ASK_AGAIN, PASS_BEFOREHAND } from './menu-documents.js';
import { OrderProblem } from './order-problem.js';
import { useOrder } from './use-order.js';

const UNTIL = ['TURN_ENDS', 'MY_DECISION'] as const;

interface PassBeforehandProps {
  readonly match: string;
  readonly isPassing: boolean;
}

export function PassBeforehand({ match, isPassing }: PassBeforehandProps) {
  const { t } = useTranslation();
  const { isGoing, problem, give } = useOrder();
  return (
    <div role="group" aria-label={t('menu.pass')} className="table-menu-asks">
      <p>{t(isPassing ? 'menu.passing' : 'menu.pass')}</p>
      {isPassing ? (
        <button
          type="button"
          className="button"
          disabled={isGoing}
          onClick={() => give(() => sendCommand(ASK_AGAIN, { match }))}
        >
          {t('menu.passStop')}
        </button>
      ) : (
        UNTIL.map((until) => (
          <button
            key={until}
            type="button"
            className="button"
            disabled={isGoing}
            onClick={() => give(() => sendCommand(PASS_BEFOREHAND, { match, until }))}
          >
            {t(`menu.passUntil.${until}`)}
          </button>
        ))
      )}
      <OrderProblem problem={problem} />
    </div>
  );
}
