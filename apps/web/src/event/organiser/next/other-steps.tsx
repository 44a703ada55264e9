/** Steps beside the usual way: to show a draw at once, to pause, to cancel, to take over. */
import { useTranslation } from 'react-i18next';
import { useViewer } from '../../../account/use-viewer.js';
import type { EventFields } from '../../follow/event-documents.js';
import { sendOrder } from '../../orders/send-order.js';
import { useRoles } from '../../roles.js';
import type { LeadersView } from '../lead/leaders-documents.js';
import { OrderButton } from '../order/order-button.js';
import { ReasonedOrder } from '../order/reasoned-order.js';
import { CANCEL, PAUSE, TAKE_OVER } from './life-documents.js';
import { stepOrder } from './step-order.js';

interface OtherStepsProps {
  readonly event: EventFields;
  readonly view: LeadersView;
  readonly onDone: (token: string) => void;
}

export function OtherSteps({ event, view: { next, successor }, onDone }: OtherStepsProps) {
  const { t } = useTranslation();
  const { isOwner, isOrganiser } = useRoles(event);
  const known = useViewer();
  const { id: tournament } = event;
  const isBetweenRounds =
    event.stage === 'PLAYING' && (event.round?.stage ?? 'closed') === 'closed';
  const isUnseen = next?.is === 'REVIEW_ROUND';
  const publish = isUnseen && stepOrder(tournament, { step: { ...next, is: 'PUBLISH_ROUND' } });
  const isSuccessor = 'viewer' in known && known.viewer.id === successor && !isOwner;
  return (
    <details className="other-steps">
      <summary>{t('organiser.other.title')}</summary>
      <div>
        {publish && (
          <OrderButton send={publish} onDone={onDone}>
            {t('organiser.other.publish')}
          </OrderButton>
        )}
        {isOrganiser && isBetweenRounds && (
          <OrderButton send={() => sendOrder(PAUSE, { tournament })} onDone={onDone}>
            {t('organiser.other.pause')}
          </OrderButton>
        )}
        {isSuccessor && <TakeOver tournament={tournament} onDone={onDone} />}
        {isOwner && (
          <ReasonedOrder
            words={t('organiser.other.cancel')}
            says={t('organiser.other.cancelSays')}
            send={(reason) => sendOrder(CANCEL, { tournament, reason })}
            onDone={onDone}
          />
        )}
        {!isOwner && !isSuccessor && !isBetweenRounds && <p>{t('organiser.other.ownerOnly')}</p>}
      </div>
    </details>
  );
}

interface TakeOverProps {
  readonly tournament: string;
  readonly onDone: (token: string) => void;
}

function TakeOver({ tournament, onDone }: TakeOverProps) {
  const { t } = useTranslation();
  return (
    <>
      <p>{t('organiser.other.takeOverSays')}</p>
      <OrderButton send={() => sendOrder(TAKE_OVER, { tournament })} onDone={onDone}>
        {t('organiser.other.takeOver')}
      </OrderButton>
    </>
  );
}
