/** A field for the name of an account: it is looked up before a command names its id. */
import { useId, useState, type FormEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { client } from '../../../api/client.js';
import { useOrder } from '../../../order/use-order.js';
import type { OrderFate } from '../../orders/send-order.js';
import { ACCOUNT_NAMED } from '../entrants/entrant-documents.js';
import { AdvisedProblem } from '../order/advised-problem.js';

interface AccountFieldProps {
  readonly label: string;
  readonly words: string;
  /** What else is chosen, between the name and the button. */
  readonly children?: ReactNode;
  readonly send: (account: string) => Promise<OrderFate>;
}

export function AccountField({ label, words, children, send }: AccountFieldProps) {
  const { t } = useTranslation();
  const id = useId();
  const { name, setName, unknown, order, submit } = useAccount(send);
  const { isGoing, isDone, problem } = order;
  return (
    <form className="one-field" onSubmit={submit}>
      <label className="field" htmlFor={id}>
        {label}
        <input
          id={id}
          value={name}
          autoCapitalize="off"
          autoComplete="off"
          onChange={({ target }) => setName(target.value)}
        />
      </label>
      {children}
      <button className="button" disabled={isGoing || name.trim() === ''}>
        {words}
      </button>
      <span role="status">{isDone && t('organiser.players.kept')}</span>
      {unknown === '' ? (
        <AdvisedProblem problem={problem} />
      ) : (
        <p className="problem" role="alert">
          {t('organiser.staff.unknown', { name: unknown })}
        </p>
      )}
    </form>
  );
}

function useAccount(send: AccountFieldProps['send']) {
  const [name, setName] = useState('');
  const [unknown, setUnknown] = useState('');
  const order = useOrder();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const typed = name.trim();
    setUnknown('');
    order.give(async () => {
      const account = await askAccount(typed);
      if (account === undefined) {
        setUnknown(typed);
        return { is: 'refused', rule: null, says: '' };
      }
      const fate = await send(account);
      if (fate.is === 'accepted') setName('');
      return fate;
    });
  };
  return { name, setName, unknown, order, submit };
}

async function askAccount(name: string): Promise<string | undefined> {
  const { data } = await client.query({
    query: ACCOUNT_NAMED,
    variables: { name },
    fetchPolicy: 'no-cache',
  });
  return data?.account?.id;
}
