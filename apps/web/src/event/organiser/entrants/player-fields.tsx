/** What was agreed with one who has entered, each in a field of its own: name, byes, table. */
import { useId, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { client } from '../../../api/client.js';
import { lastingError } from '../../../api/lasting-error.js';
import { useOrder } from '../../../order/use-order.js';
import { sendOrder, type OrderFate } from '../../orders/send-order.js';
import { AdvisedProblem } from '../order/advised-problem.js';
import { told } from '../order/order-button.js';
import { AWARD_BYES, FIX_SEAT } from './entrant-commands.js';
import { NAME_ENTRANT } from './entrant-documents.js';
import type { PlayerProps } from './player-props.js';

export function PlayerFields(props: PlayerProps & { readonly isBefore: boolean }) {
  const { t } = useTranslation();
  const { event, view, entrant, isBefore, onDone } = props;
  const { number, actor, bareName } = entrant;
  const at = { tournament: event.id, entrant: number };
  const agreed = view.agreements.find((each) => each.entrant === number);
  const table = (typed: string): number | null => (typed === '' ? null : Number(typed));
  return (
    <>
      {actor === null && (
        <OneField
          label={t('organiser.players.name')}
          initial={bareName ?? ''}
          send={(name) => named({ ...at, name })}
          onDone={() => onDone()}
        />
      )}
      {isBefore && (
        <OneField
          label={t('organiser.players.byesFor')}
          initial={String(agreed?.byes ?? 0)}
          shape={/^[0-5]$/}
          send={(typed) => sendOrder(AWARD_BYES, { ...at, byes: Number(typed) })}
          onDone={onDone}
        />
      )}
      <OneField
        label={t('organiser.players.table')}
        initial={String(agreed?.table ?? '')}
        shape={/^(?:[1-9]\d{0,4})?$/}
        send={(typed) => sendOrder(FIX_SEAT, { ...at, table: table(typed) })}
        onDone={onDone}
      />
    </>
  );
}

interface OneFieldProps {
  readonly label: string;
  readonly initial: string;
  /** What can be sent; anything that is written where absent. */
  readonly shape?: RegExp;
  readonly send: (typed: string) => Promise<OrderFate>;
  readonly onDone: (token: string) => void;
}

const WRITTEN = /\S/;

function OneField({ label, initial, shape = WRITTEN, send, onDone }: OneFieldProps) {
  const { t } = useTranslation();
  const id = useId();
  const [typed, setTyped] = useState(initial);
  const { isGoing, isDone, problem, give } = useOrder();
  const value = typed.trim();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    give(() => told(() => send(value), onDone));
  };
  return (
    <form className="one-field" onSubmit={submit}>
      <label className="field" htmlFor={id}>
        {label}
        <input id={id} value={typed} onChange={({ target }) => setTyped(target.value)} />
      </label>
      <button className="button" disabled={isGoing || value === initial || !shape.test(value)}>
        {t('organiser.players.keep')}
      </button>
      <span role="status">{isDone && t('organiser.players.kept')}</span>
      <AdvisedProblem problem={problem} />
    </form>
  );
}

/** A name stands outside the record, and so is no command; it is told as one here. */
async function named(variables: {
  readonly tournament: string;
  readonly entrant: number;
  readonly name: string;
}): Promise<OrderFate> {
  try {
    await client.mutate({ mutation: NAME_ENTRANT, variables, fetchPolicy: 'no-cache' });
    return { is: 'accepted', tournament: variables.tournament, seq: 0, token: '' };
  } catch (error) {
    const says = lastingError(error);
    if (says === undefined) throw error;
    return { is: 'refused', rule: null, says };
  }
}
