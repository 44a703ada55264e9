/** What an event is called and what is said of it; both stand outside its record. */
import { useId, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { client } from '../../../api/client.js';
import type { VariablesOf } from '../../../api/schema.js';
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
  const { state, keep } = useKeeping();
  const submit = (submitted: FormEvent): void => {
    submitted.preventDefault();
    keep({ tournament: event.id, title: title.trim(), description: description.trim() });
  };
  return (
    <section aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{t('organiser.describe.title')}</h2>
      <form className="describe" onSubmit={submit}>
        <label className="field" htmlFor={`${id}-name`}>
          {t('organiser.describe.name')}
          <input
            id={`${id}-name`}
            value={title}
            required
            onChange={({ target }) => setTitle(target.value)}
          />
        </label>
        <label className="field" htmlFor={`${id}-text`}>
          {t('organiser.describe.text')}
          <textarea
            id={`${id}-text`}
            rows={4}
            value={description}
            onChange={({ target }) => setDescription(target.value)}
          />
        </label>
        <button className="button" disabled={state.is === 'going' || title.trim() === ''}>
          {t('organiser.describe.keep')}
        </button>
        <Kept state={state} />
      </form>
    </section>
  );
}

function Kept({ state }: { readonly state: State }) {
  const { t } = useTranslation();
  if (state.is === 'refused') {
    return (
      <p role="alert" lang="en" className="problem">
        {state.says}
      </p>
    );
  }
  if (state.is === 'offline') return <p role="alert">{t('state.unreachable')}</p>;
  return <span role="status">{state.is === 'kept' && t('organiser.describe.kept')}</span>;
}

/** No event is made of it, so that it is no command. */
function useKeeping() {
  const [state, setState] = useState<State>({ is: 'typing' });
  const keep = (variables: VariablesOf<typeof DESCRIBE>): void => {
    setState({ is: 'going' });
    client.mutate({ mutation: DESCRIBE, variables, fetchPolicy: 'no-cache' }).then(
      () => setState({ is: 'kept' }),
      (error: unknown) => {
        const says = lastingError(error);
        setState(says === undefined ? { is: 'offline' } : { is: 'refused', says });
      },
    );
  };
  return { state, keep };
}
