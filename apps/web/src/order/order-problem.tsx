/** Why a command has not done what it was given for. */
import { useTranslation } from 'react-i18next';
import type { Order } from './use-order.js';

const OURS = {
  conflict: 'lobby.moved',
  pending: 'lobby.unsaid',
  offline: 'state.unreachable',
} as const;

export function OrderProblem({ problem }: Pick<Order, 'problem'>) {
  const { t } = useTranslation();
  if (!problem) return null;
  return problem.is === 'refused' ? (
    <p className="problem" role="alert" lang="en">
      {problem.says}
    </p>
  ) : (
    <p className="problem" role="alert">
      {t(OURS[problem.is])}
    </p>
  );
}
