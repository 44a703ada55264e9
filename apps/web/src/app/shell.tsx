/** What is around every page: the name, where one may go, who one is, light or dark, the language. */
import { useTranslation } from 'react-i18next';
import { NavLink, Outlet } from 'react-router';
import { WhoAmI } from '../account/who-am-i.js';
import './shell.css';
import { Settings } from './settings.js';

const PLACES = [
  { to: '/', name: 'matches' },
  { to: '/play', name: 'play' },
  { to: '/decks', name: 'decks' },
  { to: '/cards', name: 'cards' },
  { to: '/rules', name: 'rules' },
  { to: '/verify', name: 'verify' },
] as const;

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
        <nav aria-label={t('shell.places')}>
          {PLACES.map(({ to, name }) => (
            <NavLink key={to} to={to} end={to === '/'}>
              {t(`shell.to.${name}`)}
            </NavLink>
          ))}
        </nav>
        <WhoAmI />
        <Settings />
      </header>
      <Outlet />
    </div>
  );
}
