/** The way into an event: one press, and the code where one is asked for. */
import { useId, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useViewer } from '../../account/use-viewer.js';
import '../../app/form.css';
import { OrderProblem } from '../../order/order-problem.js';
import type { EventFields } from '../follow/event-documents.js';
import { enterEvent, useEntering } from './entering.js';

type EnterFormProps = Pick<EventFields, 'id' | 'entry' | 'places' | 'capacity' | 'waiting'>;

export function EnterForm({ id, entry, places, capacity, waiting }: EnterFormProps) {
  const { t } = useTranslation();
  const entering = useEntering(id);
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const code = String(new FormData(event.currentTarget).get('code') ?? '').trim();
    void enterEvent(id, code);
  };
  const isFull = places >= capacity;
  return (
    <form className="own-form" onSubmit={submit} aria-labelledby={`${id}-enter`}>
      <h2 id={`${id}-enter`}>{t('own.enter.title')}</h2>
      <p>
        {isFull
          ? t('own.enter.full', { count: waiting })
          : t('own.enter.free', { count: capacity - places })}
      </p>
      {entry === 'BY_CODE' && <CodeField typed={entering?.code ?? ''} />}
      <Who />
      <button className="button" data-main type="submit" disabled={entering?.isGoing}>
        {t(isFull ? 'own.enter.wait' : 'own.enter.do')}
      </button>
      <OrderProblem problem={entering?.problem} />
    </form>
  );
}

function CodeField({ typed }: { readonly typed: string }) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{t('own.enter.code')}</label>
      <input
        id={id}
        name="code"
        required
        defaultValue={typed}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        aria-describedby={`${id}-says`}
      />
      <small id={`${id}-says`}>{t('own.enter.codeSays')}</small>
    </div>
  );
}

/** As whom one enters: an account is asked for nowhere, and can be made before. */
function Who() {
  const { t } = useTranslation();
  const known = useViewer();
  if (known.is === 'account') {
    return (
      <p className="quiet">
        {t('own.enter.as')} <bdi>{known.name}</bdi>
      </p>
    );
  }
  return (
    <p className="quiet">
      {t('own.enter.guest')} <Link to="/account">{t('own.enter.signIn')}</Link>
    </p>
  );
}
