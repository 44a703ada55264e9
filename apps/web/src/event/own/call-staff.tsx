/** Calls staff to one's table, and says whether they were called and are coming. */
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Fate } from '../../api/send-command.js';
import { OrderProblem } from '../../order/order-problem.js';
import { useOrder } from '../../order/use-order.js';
import { useEvent } from '../follow/use-event.js';
import { sendOrder } from '../orders/send-order.js';
import { CALL_STAFF } from './own-orders.js';

export function CallStaff({ isAtTable = true }: { readonly isAtTable?: boolean }) {
  const { t } = useTranslation();
  const { event } = useEvent();
  const [call, setCall] = useCall();
  const { isGoing, problem, give } = useOrder();
  const send = async (): Promise<Fate<unknown>> => {
    const fate = await sendOrder(CALL_STAFF, { tournament: event.id });
    // Whoever has called before hears the same as the first time: they come.
    if (fate.is !== 'accepted' && fate.is !== 'conflict') return fate;
    setCall('called');
    return { is: 'accepted' };
  };
  const isCalled = call === 'called';
  return (
    <>
      <button
        type="button"
        className="button"
        disabled={isGoing || isCalled}
        onClick={() => give(send)}
      >
        {t(isCalled ? 'own.call.called' : 'own.call.do')}
      </button>
      <p className="own-says" role="status">
        {call && t(`own.call.says.${call === 'called' && !isAtTable ? 'calledAway' : call}`)}
      </p>
      <OrderProblem problem={problem} />
    </>
  );
}

type Call = 'called' | 'answered';

/** What the feed says of the own call; whoever opens the page later may call again. */
function useCall() {
  const { event, onNews } = useEvent();
  const [call, setCall] = useState<Call>();
  const own = event.ownEntrant;
  useEffect(
    () =>
      onNews(({ facts }) => {
        for (const { kind, entrant } of facts as readonly Fact[]) {
          if (entrant !== own) continue;
          if (kind === 'staff-called') setCall('called');
          if (kind === 'call-answered') setCall('answered');
        }
      }),
    [onNews, own],
  );
  return [call, setCall] as const;
}

interface Fact {
  readonly kind: string;
  readonly entrant?: number;
}
