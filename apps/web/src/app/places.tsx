/** Where one may go. */
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router';

const PLACES = [
  { to: '/', name: 'matches' },
  { to: '/events', name: 'events' },
  { to: '/play', name: 'play' },
  { to: '/decks', name: 'decks' },
  { to: '/cards', name: 'cards' },
  { to: '/rules', name: 'rules' },
  { to: '/verify', name: 'verify' },
] as const;

export function Places() {
  const { t } = useTranslation();
  return (
    <nav aria-label={t('shell.places')}>
      {PLACES.map(({ to, name }) => (
        <NavLink key={to} to={to} end={to === '/'}>
          {t(`shell.to.${name}`)}
        </NavLink>
      ))}
    </nav>
  );
}
