/** Signs this browser out; a guest is asked before, because a guest does not come back. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { client } from '../api/client.js';
import { SIGN_OUT } from './account-documents.js';
import { identityChanged } from './identity.js';
import { useViewer } from './use-viewer.js';

export function SignOut() {
  const { t } = useTranslation();
  const isGuest = useViewer().is === 'guest';
  const [state, setState] = useState<'waiting' | 'asked' | 'going' | 'offline'>('waiting');
  const leave = (): void => {
    setState('going');
    client
      .mutate({ mutation: SIGN_OUT, fetchPolicy: 'no-cache' })
      .then(identityChanged)
      .catch(() => setState('offline'));
  };
  const press = isGuest && state !== 'asked' ? () => setState('asked') : leave;
  return (
    <p className="sign-out">
      <button type="button" className="button" disabled={state === 'going'} onClick={press}>
        {state === 'asked' ? t('account.leaveYes') : t(isGuest ? 'account.leave' : 'account.out')}
      </button>{' '}
      {state === 'asked' && <span role="status">{t('account.leaveAsk')}</span>}
      {state === 'offline' && (
        <span className="problem" role="alert">
          {t('state.unreachable')}
        </span>
      )}
    </p>
  );
}
