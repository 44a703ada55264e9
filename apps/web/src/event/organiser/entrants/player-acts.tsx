/** What staff can do for one who has entered; what does not fit how they stand is left out. */
import { useTranslation } from 'react-i18next';
import { sendOrder } from '../../orders/send-order.js';
import { UndoneWarning } from '../../undone/undone-warning.js';
import { useUndone } from '../../undone/use-undone.js';
import { OrderButton } from '../order/order-button.js';
import { ReasonedOrder } from '../order/reasoned-order.js';
import { DISQUALIFY, DROP } from './entrant-commands.js';
import { PlayerFields } from './player-fields.js';
import type { PlayerProps } from './player-props.js';
import { Reinstate } from './reinstate.js';

const BEFORE: readonly string[] = ['REGISTRATION', 'CHECK_IN'];
const OPEN: readonly string[] = [...BEFORE, 'PLAYING', 'PAUSED'];

export function PlayerActs(props: PlayerProps) {
  const { t } = useTranslation();
  const { event, entrant, onDone } = props;
  const at = { tournament: event.id, entrant: entrant.number };
  const { value: undone, problem } = useUndone(entrant.number);
  const isIn = entrant.status === 'entered' || entrant.status === 'waiting';
  if (!OPEN.includes(event.stage))
    return <p className="quiet">{t('organiser.players.tooEarly')}</p>;
  return (
    <div className="player-acts">
      <UndoneWarning undone={undone ?? []} />
      <div className="acts">
        {isIn && (
          <OrderButton
            send={() => sendOrder(DROP, at)}
            onDone={onDone}
            isDisabled={undone === undefined && problem === undefined}
          >
            {t('organiser.players.drop')}
          </OrderButton>
        )}
        {entrant.status === 'dropped' && (
          <Reinstate event={event} entrant={entrant} onDone={onDone} />
        )}
        {entrant.status !== 'disqualified' && (
          <ReasonedOrder
            words={t('organiser.players.disqualify')}
            says={t('organiser.players.disqualifySays')}
            send={(reason) => sendOrder(DISQUALIFY, { ...at, reason })}
            onDone={onDone}
          />
        )}
      </div>
      <PlayerFields {...props} isBefore={BEFORE.includes(event.stage)} />
    </div>
  );
}
