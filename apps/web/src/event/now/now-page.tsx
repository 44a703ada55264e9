/** What matters now of an event: to a player the own table, to everybody else how far the round is. */
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useEvent } from '../follow/use-event.js';
import { CalendarLink } from '../own/calendar/calendar-link.js';
import { NoticeChoice } from '../own/notices/notice-choice.js';
import { Notices } from '../own/notices/notices.js';
import { OwnPanel } from '../own/own-panel.js';
import { isToCome } from '../planned/planned-line.js';
import { useRoles } from '../roles.js';
import { Announcements } from './announcements.js';
import { LatestResults } from './latest-results.js';
import { LooksOn } from './looks-on.js';
import './now.css';
import { useAnnouncements } from './use-announcements.js';

export function NowPage() {
  const { event } = useEvent();
  const { isOrganiser } = useRoles(event);
  const announced = useAnnouncements();
  const isOver = event.stage === 'FINISHED' || event.stage === 'CANCELLED';
  const looksOn = event.ownEntrant === null;
  const told = <Announcements announced={announced} />;
  return (
    <div className="event-cols" data-two={looksOn ? undefined : true}>
      <div>
        <div className="event-sheet">
          <Notices />
          {isOrganiser && <ToOrganise event={event.id} />}
          <OwnPanel />
          {event.description !== null && (
            <p className="now-description" dir="auto">
              {event.description}
            </p>
          )}
        </div>
        {looksOn && <LooksOn />}
        {looksOn && told}
        {looksOn && <LatestResults />}
        <div className="event-sheet">
          {isToCome(event.stage) && <CalendarLink event={event} />}
          {!isOver && <NoticeChoice />}
        </div>
      </div>
      {!looksOn && <div className="now-beside">{told}</div>}
    </div>
  );
}

function ToOrganise({ event }: { readonly event: string }) {
  const { t } = useTranslation();
  return (
    <p>
      <Link className="button" data-main to={`/event/${event}/organise`}>
        {t('own.now.organise')}
      </Link>
    </p>
  );
}
