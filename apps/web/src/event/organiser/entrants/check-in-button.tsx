/** Checks a player in. The player may do the same on the phone, so a second press is harmless. */
import { useTranslation } from 'react-i18next';
import { doneBefore } from '../../orders/done-before.js';
import { sendOrder } from '../../orders/send-order.js';
import { OrderButton } from '../order/order-button.js';
import { CHECK_IN } from './entrant-commands.js';

interface CheckInButtonProps {
  readonly tournament: string;
  readonly entrant: number;
  readonly name: string;
  readonly onDone: (token: string) => void;
}

export function CheckInButton({ tournament, entrant, name, onDone }: CheckInButtonProps) {
  const { t } = useTranslation();
  return (
    <OrderButton
      label={t('organiser.players.checkInOf', { name })}
      send={() => doneBefore(sendOrder(CHECK_IN, { tournament, entrant }), 'already-checked-in')}
      onDone={onDone}
    >
      {t('organiser.players.checkIn')}
    </OrderButton>
  );
}
