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

/** A command names all pairs, in place of those that were named before. */
export function PairsApart({ tournament, view: { forbiddenPairs } }: PairsApartProps) {
  const { t } = useTranslation();
  const id = useId();
  const { isGoing, problem, give } = useOrder();
  const put = (pairs: number[][], onDone?: () => void): void =>
    give(() => told(() => sendOrder(FORBID_PAIRS, { tournament, pairs }), onDone));
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{t('organiser.apart.title')}</h2>
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
      <AnotherPair
        isGoing={isGoing}
        onPair={(pair, onDone) => put(together(forbiddenPairs, [pair]), onDone)}
      />
      <AdvisedProblem problem={problem} />
    </section>
  );
}

const PAIR = /^(\d{1,5})[\s,;/-]+(\d{1,5})$/;

interface AnotherPairProps {
  readonly isGoing: boolean;
  readonly onPair: (pair: readonly number[], onDone: () => void) => void;
}

function AnotherPair({ isGoing, onPair }: AnotherPairProps) {
  const { t } = useTranslation();
  const id = useId();
  const [typed, setTyped] = useState('');
  const [, one, other] = PAIR.exec(typed.trim()) ?? [];
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    onPair([Number(one), Number(other)], () => setTyped(''));
  };
  return (
    <form className="one-field" onSubmit={submit}>
      <label className="field" htmlFor={id}>
        {t('organiser.apart.label')}
        <input
          id={id}
          value={typed}
          placeholder="3, 5"
          onChange={({ target }) => setTyped(target.value)}
        />
      </label>
      <button className="button" disabled={isGoing || one === undefined || one === other}>
        {t('organiser.apart.do')}
      </button>
    </form>
  );
}
