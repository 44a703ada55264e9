/** For the staff of an event on their feet: who calls, what stands at each table, penalties, deck checks. */
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import '../../app/form.css';
import { useEvent } from '../follow/use-event.js';
import { useRoles } from '../roles.js';
import { Calls } from './calls/calls.js';
import { Checks } from './checks/checks.js';
import { Floor } from './floor/floor-view.js';
import { Penalties } from './penalties/penalties.js';
import './staff.css';
import { useStaffPlace, VIEWS } from './staff-place.js';

export function StaffPage() {
  const { t } = useTranslation();
  const { event } = useEvent();
  const { isStaff } = useRoles(event);
  // Whoever plays knows no more than other players, whatever they are beside that.
  const closed = event.ownEntrant !== null ? 'staff.plays' : isStaff ? undefined : 'staff.closed';
  if (closed !== undefined) {
    return (
      <section className="event-sheet">
        <h2>{t('event.to.staff')}</h2>
        <p>{t(closed)}</p>
      </section>
    );
  }
  return (
    <div className="event-cols staff">
      <Calls />
      <Views />
      <View />
    </div>
  );
}

function Views() {
  const { t } = useTranslation();
  const place = useStaffPlace();
  return (
    <nav className="staff-views" aria-label={t('staff.views')}>
      {VIEWS.map((view) => (
        <Link
          key={view}
          to={{ search: place.to({ view }) }}
          aria-current={view === place.view ? 'page' : undefined}
          replace
        >
          {t(`staff.view.${view}`)}
        </Link>
      ))}
    </nav>
  );
}

function View() {
  const { view } = useStaffPlace();
  switch (view) {
    case 'tables':
      return <Floor />;
    case 'penalties':
      return <Penalties />;
    case 'checks':
      return <Checks />;
  }
}
