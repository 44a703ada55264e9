/** What is around every page: the name, where one may go, who one is, light or dark, the language. */
import { useTranslation } from 'react-i18next';
import { NavLink, Outlet } from 'react-router';
import { WhoAmI } from '../account/who-am-i.js';
import { Places } from './places.js';
import { NewVersion } from '../service/new-version.js';
import './shell.css';
import { Settings } from './settings.js';

export function Shell() {
  const { t } = useTranslation();
  return (
    <div className="shell">
      <a className="skip" href="#content">
        {t('shell.skip')}
      </a>
      <header className="masthead">
        <NavLink to="/" className="brand">
          Scoresheet
        </NavLink>
        <Places />
        <WhoAmI />
        <Settings />
      </header>
      <NewVersion />
      <Outlet />
    </div>
  );
}
