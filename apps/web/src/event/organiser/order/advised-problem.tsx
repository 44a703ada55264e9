/** Why a command was not done, and what whoever gave it can do about that. */
import { useTranslation } from 'react-i18next';
import { OrderProblem } from '../../../order/order-problem.js';
import type { Order } from '../../../order/use-order.js';

export function AdvisedProblem({ problem }: Pick<Order, 'problem'>) {
  const { t } = useTranslation();
  if (!problem) return null;
  if (problem.is === 'conflict') {
    return (
      <p className="problem" role="alert">
        {t('organiser.moved')}
      </p>
    );
  }
  const advice = problem.is === 'refused' ? adviceOn(problem.code) : undefined;
  return (
    <div className="advised">
      <OrderProblem problem={problem} />
      {advice && <p>{t(`organiser.advice.${advice}`)}</p>}
    </div>
  );
}

/** Codes of refusals whose words alone do not say what to do. */
const ADVICE = {
  'not-allowed': 'notAllowed',
  'wrong-stage': 'lookAgain',
  'wrong-phase': 'lookAgain',
  'wrong-round': 'lookAgain',
  'round-open': 'closeRound',
  'tables-open': 'enterResults',
  'phase-over': 'phaseOver',
  'too-few-entrants': 'addEntrants',
  'own-table': 'ownTable',
  'table-decided': 'correct',
  'registration-full': 'full',
  'name-reserved': 'nameReserved',
  'name-unseen': 'nameUnseen',
} as const;

const adviceOn = (code: string | undefined) =>
  code !== undefined && code in ADVICE ? ADVICE[code as keyof typeof ADVICE] : undefined;
