/** The devices on which an account is signed in, each of which can be signed out from here. */
import { useMutation, useQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import {
  END_ALL_SESSIONS,
  END_SESSION,
  SESSIONS,
  type SessionFields,
} from './account-documents.js';
import { identityChanged } from './identity.js';

export function Sessions() {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(SESSIONS, { fetchPolicy: 'cache-and-network' });
  const [end, ending] = useMutation(END_SESSION, { onCompleted: () => void refetch() });
  const [endAll, endingAll] = useMutation(END_ALL_SESSIONS, {
    onCompleted: () => void identityChanged(),
  });
  const isFailed = [error, ending.error, endingAll.error].some(Boolean);
  const sessions = data?.mySessions ?? [];
  return (
    <section aria-labelledby="sessions">
      <h2 id="sessions">{t('account.sessions.title')}</h2>
      {!data && !error && <p className="hint">{t('state.loading')}</p>}
      {isFailed && (
        <p className="problem" role="alert">
          {t('state.unreachable')}
        </p>
      )}
      <ul className="rows">
        {sessions.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            onEnd={() => quietly(end({ variables: { session: session.id } }))}
          />
        ))}
      </ul>
      {sessions.length > 1 && (
        <p>
          <button type="button" className="button" onClick={() => quietly(endAll())}>
            {t('account.sessions.endAll')}
          </button>
        </p>
      )}
    </section>
  );
}

/** The mutation keeps its error, which the list shows. */
const quietly = (done: Promise<unknown>): void => void done.catch(() => undefined);

interface SessionRowProps {
  readonly session: SessionFields;
  readonly onEnd: () => void;
}

function SessionRow({ session, onEnd }: SessionRowProps) {
  const { t, i18n } = useTranslation();
  const { device, isThis, refreshedAt } = session;
  const when = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'short' });
  const name = device ?? t('account.sessions.unnamed');
  return (
    <li className="session">
      <span>
        <bdi>{name}</bdi>
        <small>
          {isThis ? t('account.sessions.this') : t('account.sessions.used')}{' '}
          {!isThis && (
            <time dateTime={new Date(refreshedAt).toISOString()}>{when.format(refreshedAt)}</time>
          )}
        </small>
      </span>
      {!isThis && (
        <button
          type="button"
          className="button"
          aria-label={t('account.sessions.endOf', { name })}
          onClick={onEnd}
        >
          {t('account.sessions.end')}
        </button>
      )}
    </li>
  );
}
