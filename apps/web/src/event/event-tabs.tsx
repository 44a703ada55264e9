/** The ways to the pages of an event; those of the staff are there for the staff. */
import { useTranslation } from 'react-i18next';
import { NavLink, useLocation } from 'react-router';
import type { Followed } from './follow/follow-event.js';
import { useRoles } from './roles.js';
import { useCurrentInSight } from './use-current-in-sight.js';

export function EventTabs({ event }: Followed) {
  const { t } = useTranslation();
  const { isScorer, isStaff } = useRoles(event);
  const hasBracket = event.phases.some(({ kind }) => /-elimination$/.test(kind));
  const places = [
    '',
    'pairings',
    'standings',
    ...(hasBracket ? ['bracket'] : []),
    'entrants',
    'lists',
    ...(isScorer ? ['organise'] : []),
    ...(isStaff ? ['staff', 'print'] : []),
  ];
  const row = useCurrentInSight(`${useLocation().pathname} ${places.length}`);
  return (
    <nav className="event-tabs" ref={row} aria-label={t('event.places')}>
      {places.map((place) => (
        <NavLink key={place} to={place} end={place === ''}>
          {t(`event.to.${place === '' ? 'now' : place}`)}
        </NavLink>
      ))}
    </nav>
  );
}
