/** How to go on with the same seat on another device. */
import { useTranslation } from 'react-i18next';
import { useViewer } from '../../account/use-viewer.js';

export function Elsewhere() {
  const { t } = useTranslation();
  const known = useViewer();
  if (known.is !== 'account' && known.is !== 'guest') return null;
  return (
    <div className="table-menu-says">
      <h3>{t('menu.elsewhere')}</h3>
      <p>
        {known.is === 'account'
          ? t('menu.elsewhereAccount', { name: known.name })
          : t('menu.elsewhereGuest')}
      </p>
    </div>
  );
}
