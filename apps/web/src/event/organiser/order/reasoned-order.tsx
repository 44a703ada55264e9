/** A grave command: it opens into a question for the reason, and is sent with that. */
import { useId, useState, type FormEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useOrder } from '../../../order/use-order.js';
import type { OrderFate } from '../../orders/send-order.js';
import { AdvisedProblem } from './advised-problem.js';
import { told } from './order-button.js';

interface ReasonedOrderProps {
  readonly send: (reason: string) => Promise<OrderFate>;
  /** On the button that opens the question, and on the one that sends. */
  readonly words: string;
  /** What it does and whether that can be taken back. */
  readonly says: ReactNode;
  readonly label?: string;
  readonly onDone?: (token: string) => void;
}

/** As the server has it. */
const MAX_REASON = 500;

export function ReasonedOrder({ send, words, says, label, onDone }: ReasonedOrderProps) {
  const { t } = useTranslation();
  const id = useId();
  const [isAsked, setAsked] = useState(false);
  const [reason, setReason] = useState('');
  const { isGoing, problem, give } = useOrder();
  if (!isAsked) {
    return (
      <button type="button" className="button" aria-label={label} onClick={() => setAsked(true)}>
        {words}
      </button>
    );
  }
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    give(() => told(() => send(reason.trim()), onDone));
  };
  return (
    <form className="reasoned" onSubmit={submit} aria-label={label ?? words}>
      <p>{says}</p>
      <label className="field" htmlFor={id}>
        {t('organiser.reason')}
        <input
          id={id}
          value={reason}
          maxLength={MAX_REASON}
          required
          autoFocus
          onChange={({ target }) => setReason(target.value)}
        />
      </label>
      <p className="acts">
        <button className="button" data-grave disabled={isGoing || reason.trim() === ''}>
          {words}
        </button>
        <button type="button" className="button" onClick={() => setAsked(false)}>
          {t('organiser.leave')}
        </button>
      </p>
      <AdvisedProblem problem={problem} />
    </form>
  );
}
