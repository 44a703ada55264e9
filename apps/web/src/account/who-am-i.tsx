/** In the corner of every page: who one is, and the way to one's account. */
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router';
import { useViewer } from './use-viewer.js';

export function WhoAmI() {
  const { t } = useTranslation();
  const known = useViewer();
  if (known.is === 'unknown') return null;
  return (
    <NavLink to="/account" className="who-am-i">
      {known.is === 'stranger' ? t('account.signIn.title') : <bdi>{known.viewer.label}</bdi>}
    </NavLink>
  );
}
