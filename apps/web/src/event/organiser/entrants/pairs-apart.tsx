/** Pairs that the draw keeps apart where it can; those who play never see which. */
import { useId, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useOrder } from '../../../order/use-order.js';
import { sendOrder } from '../../orders/send-order.js';
import type { LeadersView } from '../lead/leaders-documents.js';
import { NameOf } from '../names/name-of.js';
import { AdvisedProblem } from '../order/advised-problem.js';
import { told } from '../order/order-button.js';
import { together } from './enter-list.js';
import { FORBID_PAIRS } from './entrant-commands.js';

interface PairsApartProps {
  readonly tournament: string;
  readonly view: LeadersView;
}

const PAIR = /^(\d{1,5})[\s,;/-]+(\d{1,5})$/;

export function PairsApart({ tournament, view: { forbiddenPairs } }: PairsApartProps) {
  const { t } = useTranslation();
  const id = useId();
  const [typed, setTyped] = useState('');
  const { isGoing, problem, give } = useOrder();
  const [, one, other] = PAIR.exec(typed.trim()) ?? [];
  const put = (pairs: number[][]): void =>
    give(() =>
      told(
        () => sendOrder(FORBID_PAIRS, { tournament, pairs }),
        () => setTyped(''),
      ),
    );
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    put(together(forbiddenPairs, [[Number(one), Number(other)]]));
  };
  return (
    <section aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{t('organiser.apart.title')}</h2>
      <ul className="pairs">
        {forbiddenPairs.map((pair) => (
          <li key={pair.join('/')}>
            <span>
              <NameOf tournament={tournament} entrant={pair[0] ?? 0} /> ·{' '}
              <NameOf tournament={tournament} entrant={pair[1] ?? 0} />
            </span>
            <button
              type="button"
              className="button"
              disabled={isGoing}
              aria-label={t('organiser.apart.freeOf', { pair: pair.join(', ') })}
              onClick={() => put(together(forbiddenPairs.filter((each) => each !== pair)))}
            >
              {t('organiser.apart.free')}
            </button>
          </li>
        ))}
      </ul>
      <form className="one-field" onSubmit={submit}>
        <label className="field" htmlFor={id}>
          {t('organiser.apart.label')}
          <input
            {...{ id, value: typed, placeholder: '3, 5' }}
            onChange={({ target }) => setTyped(target.value)}
          />
        </label>
        <button className="button" disabled={isGoing || one === undefined || one === other}>
          {t('organiser.apart.do')}
        </button>
      </form>
      <AdvisedProblem problem={problem} />
    </section>
  );
}
