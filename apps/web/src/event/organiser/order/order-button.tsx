/** A command by one press: the button waits while it is on its way, and says what went wrong. */
import type { ReactNode } from 'react';
import { useOrder } from '../../../order/use-order.js';
import type { DoneFate } from '../../orders/done-before.js';
import { AdvisedProblem } from './advised-problem.js';

interface OrderButtonProps {
  readonly send: () => Promise<DoneFate>;
  readonly children: ReactNode;
  readonly isMain?: boolean;
  readonly isGrave?: boolean;
  readonly isDisabled?: boolean;
  /** What it is called where the words on it do not say whom it is about. */
  readonly label?: string;
  /** With the token of the event that came of it. */
  readonly onDone?: (token: string) => void;
}

export function OrderButton(props: OrderButtonProps) {
  const { isGoing, problem, give } = useOrder();
  const { send, onDone, children, isMain, isGrave, isDisabled, label } = props;
  return (
    <>
      <button
        type="button"
        className="button"
        data-main={isMain || undefined}
        data-grave={isGrave || undefined}
        aria-label={label}
        disabled={isGoing || isDisabled}
        onClick={() => give(() => told(send, onDone))}
      >
        {children}
      </button>
      <AdvisedProblem problem={problem} />
    </>
  );
}

/** Sends, and tells whoever waits for it once it is accepted. */
export async function told(
  send: () => Promise<DoneFate>,
  onDone: ((token: string) => void) | undefined,
): Promise<DoneFate> {
  const fate = await send();
  if (fate.is === 'accepted' && fate.token !== undefined) onDone?.(fate.token);
  return fate;
}
