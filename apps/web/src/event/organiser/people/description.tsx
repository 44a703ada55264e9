/** What an event is called and what is said of it; both stand outside its record. */
import { useId, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { client } from '../../../api/client.js';
import { lastingError } from '../../../api/lasting-error.js';
import type { EventFields } from '../../follow/event-documents.js';
import { DESCRIBE } from './people-documents.js';

type State = { readonly is: 'typing' | 'going' | 'kept' | 'offline' } | Refused;
interface Refused {
  readonly is: 'refused';
  readonly says: string;
}

export function Description({ event }: { readonly event: EventFields }) {
  const { t } = useTranslation();
  const id = useId();
  const [title, setTitle] = useState(event.title ?? '');
  const [description, setDescription] = useState(event.description ?? '');
  const [state, setState] = useState<State>({ is: 'typing' });
  const keep = (submitted: FormEvent): void => {
    submitted.preventDefault();
    setState({ is: 'going' });
    const variables = {
      tournament: event.id,
      title: title.trim(),
      description: description.trim(),
    };
    client.mutate({ mutation: DESCRIBE, variables, fetchPolicy: 'no-cache' }).then(
      () => setState({ is: 'kept' }),
      (error: unknown) => {
        const says = lastingError(error);
        setState(says === undefined ? { is: 'offline' } : { is: 'refused', says });
      },
    );
  };
  return (
    <section aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{t('organiser.describe.title')}</h2>
      <form className="describe" onSubmit={keep}>
        <label className="field" htmlFor={`${id}-name`}>
          {t('organiser.describe.name')}
          <input
            {...{ id: `${id}-name`, value: title, required: true }}
            onChange={({ target }) => setTitle(target.value)}
          />
        </label>
        <label className="field" htmlFor={`${id}-text`}>
          {t('organiser.describe.text')}
          <textarea
            {...{ id: `${id}-text`, rows: 4, value: description }}
            onChange={({ target }) => setDescription(target.value)}
          />
        </label>
        <button className="button" disabled={state.is === 'going' || title.trim() === ''}>
          {t('organiser.describe.keep')}
        </button>
        <span role="status">{state.is === 'kept' && t('organiser.describe.kept')}</span>
        {state.is === 'offline' && <p role="alert">{t('state.unreachable')}</p>}
        {state.is === 'refused' && (
          <p role="alert" lang="en" className="problem">
            {state.says}
          </p>
        )}
      </form>
    </section>
  );
}
