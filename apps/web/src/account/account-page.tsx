/** Who one is: a stranger who may sign in, a guest who may stay, or an account with its sessions. */
import { useTranslation } from 'react-i18next';
import '../app/form.css';
import './account.css';
import { Sessions } from './sessions.js';
import { SignInPanel } from './sign-in-panel.js';
import { SignOut } from './sign-out.js';
import { useViewer } from './use-viewer.js';

export function AccountPage() {
  const { t } = useTranslation();
  const known = useViewer();
  return (
    <main className="page account" id="content">
      <h1>{t('account.title')}</h1>
      {known.is === 'unknown' && <p className="hint">{t('account.unknown')}</p>}
      {known.is === 'stranger' && (
        <>
          <p>{t('account.stranger')}</p>
          <SignInPanel />
        </>
      )}
      {known.is === 'guest' && (
        <>
          <p>
            <bdi className="account-name">{known.viewer.label}</bdi>
          </p>
          <p>{t('account.guest')}</p>
          <p className="hint">{t('account.guestLeaves')}</p>
          <SignInPanel />
          <SignOut />
        </>
      )}
      {known.is === 'account' && (
        <>
          <p>
            {t('account.signedIn')} <bdi className="account-name">{known.name}</bdi>
          </p>
          <SignOut />
          <Sessions />
        </>
      )}
    </main>
  );
}
