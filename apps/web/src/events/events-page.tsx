/** The calendar of events: being played, coming and over, found by typing. */
import { useTranslation } from 'react-i18next';
import { useViewer } from '../account/use-viewer.js';
import { useTitle } from '../app/use-title.js';
import '../front/front.css';
import { EventList } from './event-list.js';
import './events.css';
import { EventsSearch } from './events-search.js';
import { isAsked, LIST_NAMES } from './lists.js';
import { NewEventLink } from './new-event-link.js';
import { useSoughtEvents } from './use-sought-events.js';

export function EventsPage() {
  const { t } = useTranslation();
  useTitle(t('events.title'));
  const [asked, seek] = useSoughtEvents();
  // A stranger has no events of their own, and asks for those of everybody.
  const sought = useViewer().is === 'stranger' ? { ...asked, mine: '' as const } : asked;
  return (
    <main className="page events" id="content">
      <div className="events-head">
        <h1>{t('events.title')}</h1>
        <NewEventLink />
      </div>
      <EventsSearch sought={sought} onSeek={seek} />
      {LIST_NAMES.filter((name) => isAsked(name, sought, Date.now())).map((name) => (
        <EventList key={name} name={name} sought={sought} />
      ))}
    </main>
  );
}
