/** A penalty: which, for what, and why in words. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { OrderProblem } from '../../../order/order-problem.js';
import { useOrder } from '../../../order/use-order.js';
import { Picks } from '../../../play/picks.js';
import { useEvent } from '../../follow/use-event.js';
import { sendOrder } from '../../orders/send-order.js';
import { InfractionChoice } from './infraction-choice.js';
import { PENALTIES, type PenaltyKind } from './infractions.js';
import { PENALISE } from './penalties-documents.js';
import { ReasonField } from './reason-field.js';

/** As many as the record takes. */
const MOST_POINTS = 999;

export function PenaltyForm({ entrant }: { readonly entrant: number }) {
  const { t } = useTranslation();
  const { event } = useEvent();
  const { isGoing, problem, give } = useOrder();
  const [penalty, setPenalty] = useState<PenaltyKind>('WARNING');
  const [infraction, setInfraction] = useState('');
  const [points, setPoints] = useState('1');
  const [reason, setReason] = useState('');
  const taken = Number(points);
  const isPaid = penalty !== 'POINTS' || (taken >= 1 && taken <= MOST_POINTS);
  const isReady = infraction !== '' && reason.trim() !== '' && isPaid;
  const send = (): void =>
    give(() =>
      sendOrder(PENALISE, {
        tournament: event.id,
        entrant,
        penalty,
        infraction,
        reason: reason.trim(),
        points: penalty === 'POINTS' ? taken : undefined,
      }),
    );
  return (
    <form
      className="penalty-form"
      aria-label={t('staff.penalty.new')}
      onSubmit={(submitted) => {
        submitted.preventDefault();
        if (isReady) send();
      }}
    >
      <InfractionChoice onChoice={setInfraction} />
      <KindFields penalty={penalty} points={points} onPenalty={setPenalty} onPoints={setPoints} />
      <ReasonField label={t('staff.penalty.reason')} reason={reason} onReason={setReason} />
      <button type="submit" className="button" data-main disabled={isGoing || !isReady}>
        {t('staff.penalty.give')}
      </button>
      <OrderProblem problem={problem} />
    </form>
  );
}

interface KindFieldsProps extends PointsFieldProps {
  readonly penalty: PenaltyKind;
  readonly onPenalty: (penalty: PenaltyKind) => void;
}

function KindFields({ penalty, onPenalty, points, onPoints }: KindFieldsProps) {
  const { t } = useTranslation();
  return (
    <>
      <Picks
        title={t('staff.penalty.kind')}
        name="penalty"
        value={penalty}
        picks={PENALTIES.map((value) => ({ value, label: t(`staff.penalty.is.${value}`) }))}
        onPick={onPenalty}
        isRow
      />
      {penalty === 'POINTS' && <PointsField points={points} onPoints={onPoints} />}
    </>
  );
}

interface PointsFieldProps {
  readonly points: string;
  readonly onPoints: (points: string) => void;
}

function PointsField({ points, onPoints }: PointsFieldProps) {
  const { t } = useTranslation();
  return (
    <label className="field">
      {t('staff.penalty.points')}
      <input
        inputMode="numeric"
        autoComplete="off"
        maxLength={3}
        value={points}
        onChange={({ target }) => onPoints(target.value.replace(/\D/g, ''))}
      />
    </label>
  );
}
