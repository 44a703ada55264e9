/** Finds an account by its name: its roles, where it is signed in, and how to keep it out. */
import { useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { client } from '../../api/client.js';
import { Problem } from '../parts/problem.js';
import { AccountPanel } from './account-panel.js';
import { ACCOUNT, type AccountFields } from './people-documents.js';

type Found =
  | { readonly is: 'unasked' }
  | { readonly is: 'nobody'; readonly name: string }
  | { readonly is: 'failed'; readonly error: unknown }
  | { readonly is: 'found'; readonly account: AccountFields };

async function find(name: string): Promise<Found> {
  try {
    const { data } = await client.query({
      query: ACCOUNT,
      variables: { name },
      fetchPolicy: 'network-only',
    });
    return data?.account ? { is: 'found', account: data.account } : { is: 'nobody', name };
  } catch (error) {
    return { is: 'failed', error };
  }
}

export function PeopleSection() {
  const { t } = useTranslation();
  const [found, setFound] = useState<Found>({ is: 'unasked' });
  const last = useRef(0);
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const name = String(new FormData(event.currentTarget).get('name')).trim();
    const number = (last.current += 1);
    // Of two that are looked for at once the one that was asked for later is shown.
    void find(name).then((next) => void (number === last.current && setFound(next)));
  };
  return (
    <section id="people" aria-labelledby="people-title">
      <h2 id="people-title">{t('operator.people.title')}</h2>
      <form className="one-line" onSubmit={submit} role="search">
        <label className="field">
          {t('operator.people.name')}
          <input name="name" required maxLength={64} autoComplete="off" autoCapitalize="off" />
        </label>
        <button type="submit" className="button">
          {t('operator.people.find')}
        </button>
      </form>
      <div aria-live="polite">
        {found.is === 'nobody' && <p>{t('operator.people.nobody', { name: found.name })}</p>}
        {found.is === 'failed' && <Problem error={found.error} />}
        {found.is === 'found' && <h3 className="account-found">{found.account.name}</h3>}
      </div>
      {found.is === 'found' && <AccountPanel key={found.account.id} account={found.account.id} />}
    </section>
  );
}
