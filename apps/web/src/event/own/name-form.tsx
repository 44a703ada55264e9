/** A guest says by which name they are called out in the hall. */
import { useId, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { RefusedSays } from '../../account/refused-says.js';
import { client } from '../../api/client.js';
import { lastingError, refusedCode } from '../../api/lasting-error.js';
import { NAME } from './own-orders.js';

interface NameFormProps {
  readonly tournament: string;
  readonly entrant: number;
  readonly name: string | null;
  readonly onNamed: () => Promise<void>;
}

type State =
  | { readonly is: 'quiet' | 'going' | 'offline' }
  /** In words of the server. */
  | { readonly is: 'refused'; readonly says: string; readonly code: string | undefined };

/** As the server has it: nobody prints more on a sheet of pairings. */
const MAX_NAME = 80;

export function NameForm({ tournament, entrant, name, onNamed }: NameFormProps) {
  const { t } = useTranslation();
  const id = useId();
  const [state, setState] = useState<State>({ is: 'quiet' });
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const given = String(new FormData(event.currentTarget).get('name')).trim();
    setState({ is: 'going' });
    void sent({ tournament, entrant, name: given }).then((next) => {
      setState(next);
      if (next.is === 'quiet') void onNamed();
    });
  };
  return (
    <form className="own-form" onSubmit={submit}>
      <div className="field">
        <label htmlFor={id}>{t('own.name.title')}</label>
        <input
          id={id}
          name="name"
          required
          maxLength={MAX_NAME}
          defaultValue={name ?? ''}
          autoComplete="nickname"
          aria-describedby={`${id}-says`}
        />
        <small id={`${id}-says`}>{t('own.name.says')}</small>
      </div>
      <button className="button" type="submit" disabled={state.is === 'going'}>
        {t('own.name.do')}
      </button>
      <Problem state={state} />
    </form>
  );
}

function Problem({ state }: { readonly state: State }) {
  const { t } = useTranslation();
  switch (state.is) {
    case 'offline':
      return (
        <p className="problem" role="alert">
          {t('state.unreachable')}
        </p>
      );
    case 'refused':
      return (
        <p className="problem" role="alert">
          <RefusedSays code={state.code} says={state.says} />
        </p>
      );
    default:
      return null;
  }
}

async function sent(variables: {
  readonly tournament: string;
  readonly entrant: number;
  readonly name: string;
}): Promise<State> {
  try {
    await client.mutate({ mutation: NAME, variables, fetchPolicy: 'no-cache' });
    return { is: 'quiet' };
  } catch (error) {
    const says = lastingError(error);
    if (says === undefined) return { is: 'offline' };
    return { is: 'refused', says, code: refusedCode(error) };
  }
}
