/** When the event is planned to begin, until it has: an empty field leaves that open again. */
import { useId, useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useOrder } from '../../../order/use-order.js';
import type { EventFields } from '../../follow/event-documents.js';
import { sendOrder } from '../../orders/send-order.js';
import { zoneHere } from '../../planned/planned-words.js';
import { instantOf, mayBegin, typedIn, typedTime } from '../../planned/typed-time.js';
import { AdvisedProblem } from '../order/advised-problem.js';
import { PLAN } from './people-commands.js';

type Planned = Pick<EventFields, 'id' | 'beginsAt'>;

export function Beginning({ event }: { readonly event: Planned }) {
  const { t } = useTranslation();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const { isWrong, isGoing, isDone, problem, plan } = usePlan(event.id);
  const submit = (submitted: FormEvent): void => {
    submitted.preventDefault();
    if (field.current) plan(typedIn(field.current));
  };
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{t('organiser.plan.title')}</h2>
      <form className="describe" noValidate onSubmit={submit}>
        <label className="field">
          {t('organiser.plan.label')}
          <input
            // Whatever others plan is shown at once.
            key={event.beginsAt}
            ref={field}
            type="datetime-local"
            defaultValue={event.beginsAt === null ? '' : typedTime(Date.parse(event.beginsAt))}
            aria-invalid={isWrong || undefined}
            aria-describedby={`${id}-says`}
          />
        </label>
        <small id={`${id}-says`}>{t('organiser.plan.says', { zone: zoneHere() })}</small>
        <button className="button" disabled={isGoing}>
          {t('organiser.plan.keep')}
        </button>
        <span role="status">{isDone && t('organiser.players.kept')}</span>
        {isWrong ? (
          <p className="problem" role="alert">
            {t('events.make.problems.beginsAt')}
          </p>
        ) : (
          <AdvisedProblem problem={problem} />
        )}
      </form>
    </section>
  );
}

function usePlan(tournament: string) {
  const { give, ...order } = useOrder();
  const [isWrong, setWrong] = useState(false);
  const plan = (typed: string): void => {
    const may = mayBegin(typed, Date.now());
    setWrong(!may);
    const beginsAt = instantOf(typed) ?? null;
    if (may) give(() => sendOrder(PLAN, { tournament, beginsAt }));
  };
  return { ...order, isWrong, plan };
}
