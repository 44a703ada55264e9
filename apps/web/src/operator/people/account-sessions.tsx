/** Where an account is signed in, each of which an operator can close. */
import { useQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { MomentTime } from '../parts/moment-time.js';
import { Problem } from '../parts/problem.js';
import { useChange } from '../parts/use-change.js';
import { CLOSE_SESSION_OF, SESSIONS_OF, type SessionFields } from './people-documents.js';

export function AccountSessions({ account }: { readonly account: string }) {
  const { t } = useTranslation();
  const variables = { account };
  const { data, error, refetch } = useQuery(SESSIONS_OF, {
    variables,
    fetchPolicy: 'network-only',
  });
  const { change, isGoing, ...wrong } = useChange(() => void refetch().catch(() => undefined));
  const sessions = data?.sessionsOf ?? [];
  return (
    <section>
      <h4>{t('operator.sessions.title')}</h4>
      <Problem error={error ?? wrong.error} says={wrong.says} />
      {data && sessions.length === 0 && <p>{t('operator.sessions.none')}</p>}
      <ul className="rows">
        {sessions.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            isGoing={isGoing}
            onClose={() => void change(CLOSE_SESSION_OF, { account, session: session.id })}
          />
        ))}
      </ul>
    </section>
  );
}

interface SessionRowProps {
  readonly session: SessionFields;
  readonly isGoing: boolean;
  readonly onClose: () => void;
}

function SessionRow({ session, isGoing, onClose }: SessionRowProps) {
  const { t } = useTranslation();
  const { device, isThis, createdAt, refreshedAt } = session;
  const name = device ?? t('account.sessions.unnamed');
  return (
    <li className="session">
      <span>
        <bdi>{name}</bdi>
        <small>
          {t('operator.sessions.since')} <MomentTime at={createdAt} />
        </small>
        <small>
          {t('account.sessions.used')} <MomentTime at={refreshedAt} />
        </small>
      </span>
      {isThis ? (
        <small>{t('account.sessions.this')}</small>
      ) : (
        <button
          type="button"
          className="button"
          disabled={isGoing}
          aria-label={t('operator.sessions.closeOf', { name })}
          onClick={onClose}
        >
          {t('operator.sessions.close')}
        </button>
      )}
    </li>
  );
}
