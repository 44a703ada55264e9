/** What an operator may see and change of an account. */
import { useTranslation } from 'react-i18next';
import { BlockForm } from '../blocks/block-form.js';
import { AccountSessions } from './account-sessions.js';
import { Roles } from './roles.js';

export function AccountPanel({ account }: { readonly account: string }) {
  const { t } = useTranslation();
  return (
    <div className="account-panel">
      <p className="hint">
        {t('operator.people.id')} <code>{account}</code>
      </p>
      <Roles account={account} />
      <AccountSessions account={account} />
      <section>
        <h4>{t('operator.blocks.block')}</h4>
        <BlockForm whom={{ account }} />
      </section>
    </div>
  );
}
