/** Signs in to an account, or makes one; nothing that is typed here is kept by the page. */
import { useId, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { client } from '../api/client.js';
import { NEW_ACCOUNT, SIGN_IN } from './account-documents.js';
import { deviceName } from './device-name.js';
import { identityChanged } from './identity.js';
import { openedBy, type Opening } from './opening.js';
import { RefusedSays } from './refused-says.js';

type Way = 'signIn' | 'newAccount';
type State =
  | { readonly is: 'waiting' }
  | { readonly is: 'going' }
  | { readonly is: 'offline' }
  | Opening;

export function SignInPanel() {
  const { t } = useTranslation();
  const [way, setWay] = useState<Way>('signIn');
  const [state, setState] = useState<State>({ is: 'waiting' });
  const id = useId();
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    setState({ is: 'going' });
    open(way, String(given.get('name')), String(given.get('password'))).then(setState, () =>
      setState({ is: 'offline' }),
    );
  };
  const other: Way = way === 'signIn' ? 'newAccount' : 'signIn';
  return (
    <form className="sign-in" onSubmit={submit} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{t(`account.${way}.title`)}</h2>
      <Fields isNew={way === 'newAccount'} />
      <Problem state={state} />
      <p className="sign-in-acts">
        <button className="button" data-main type="submit" disabled={state.is === 'going'}>
          {t(`account.${way}.do`)}
        </button>
        <button className="button" type="button" onClick={() => setWay(other)}>
          {t(`account.${other}.instead`)}
        </button>
      </p>
    </form>
  );
}

function Fields({ isNew }: { readonly isNew: boolean }) {
  const { t } = useTranslation();
  return (
    <>
      <label className="field">
        {t('account.name')}
        <input name="name" required autoComplete="username" autoCapitalize="off" maxLength={64} />
      </label>
      <label className="field">
        {t('account.password')}
        <input
          name="password"
          type="password"
          required
          autoComplete={isNew ? 'new-password' : 'current-password'}
        />
      </label>
    </>
  );
}

async function open(way: Way, name: string, password: string): Promise<Opening> {
  const variables = { name, password, device: deviceName(navigator.userAgent) };
  const mutation = way === 'signIn' ? SIGN_IN : NEW_ACCOUNT;
  const opening = await openedBy(client.mutate({ mutation, variables, fetchPolicy: 'no-cache' }));
  if (opening.is === 'opened') await identityChanged();
  return opening;
}

function Problem({ state }: { readonly state: State }) {
  const { t } = useTranslation();
  if (state.is !== 'refused' && state.is !== 'offline') return null;
  return (
    <p className="problem" role="alert">
      {state.is === 'offline' ? (
        t('state.unreachable')
      ) : (
        <RefusedSays code={state.code} says={state.says} />
      )}
    </p>
  );
}
