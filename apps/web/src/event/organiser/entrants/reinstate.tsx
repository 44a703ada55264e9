/** Reinstates a player who dropped or missed check-in; over the player cap only after a question. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Fate } from '../../../api/send-command.js';
import { useOrder } from '../../../order/use-order.js';
import { doneBefore } from '../../orders/done-before.js';
import { sendOrder } from '../../orders/send-order.js';
import { AdvisedProblem } from '../order/advised-problem.js';
import { told } from '../order/order-button.js';
import { RE_ENTER } from './entrant-commands.js';
import type { PlayerProps } from './player-props.js';

export function Reinstate({ event, entrant, onDone }: Omit<PlayerProps, 'view'>) {
  const { t } = useTranslation();
  const [isAsked, setAsked] = useState(false);
  const { isGoing, problem, give } = useOrder();
  const { places, capacity } = event;
  const send = async (): Promise<Fate<unknown>> => {
    const said = { tournament: event.id, entrant: entrant.number, overCap: isAsked };
    const sent = doneBefore(sendOrder(RE_ENTER, said), 'entrant-not-gone');
    const fate = await told(() => sent, onDone);
    if (fate.is !== 'refused' || fate.code !== 'registration-full') return fate;
    setAsked(true);
    return { is: 'accepted' };
  };
  return (
    <div className="reinstate">
      {isAsked && (
        <p role="alert">
          {t('organiser.players.overCap', { places, capacity, count: places + 1, ordinal: true })}
        </p>
      )}
      <div className="acts">
        <button type="button" className="button" disabled={isGoing} onClick={() => give(send)}>
          {t('organiser.players.reEnter')}
        </button>
        {isAsked && (
          <button type="button" className="button" onClick={() => setAsked(false)}>
            {t('organiser.players.cancel')}
          </button>
        )}
      </div>
      <AdvisedProblem problem={problem} />
    </div>
  );
}
