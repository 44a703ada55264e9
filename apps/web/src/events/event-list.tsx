/** One list of the calendar, under its days, with a way on to what is older. */
import { useTranslation } from 'react-i18next';
import { PageState } from '../play/page-state.js';
import { byDay, dayWords } from './by-day.js';
import { EventRow } from './event-row.js';
import type { ListedEvent } from './events-documents.js';
import { isQuiet, isSoonestFirst, momentOf, type ListName } from './lists.js';
import { useEventList } from './use-event-list.js';
import type { SoughtEvents } from './use-sought-events.js';

interface EventListProps {
  readonly name: ListName;
  readonly sought: SoughtEvents;
}

export function EventList({ name, sought }: EventListProps) {
  const { t } = useTranslation();
  const { items: events, isFailed, hasMore, more, again } = useEventList(name, sought);
  const isSought = Object.values(sought).some((part) => part !== '');
  if (isQuiet(name) && !isFailed && !events?.length) return null;
  return (
    <section className="event-list" aria-labelledby={`events-${name}`}>
      <h2 id={`events-${name}`}>{t(`events.lists.${name}`)}</h2>
      {events?.length === 0 && (
        <p className="hint">{t(`events.empty.${isSought ? 'sought' : name}`)}</p>
      )}
      {events && <Days name={name} events={events} isPlayer={sought.mine === 'entrant'} />}
      {(!events || isFailed) && <PageState failed={isFailed} onAgain={again} />}
      {hasMore && (
        <p>
          <button type="button" className="button" onClick={more}>
            {t(`events.more.${name}`)}
          </button>
        </p>
      )}
    </section>
  );
}

interface DaysProps {
  readonly name: ListName;
  readonly events: readonly ListedEvent[];
  /** Whoever looks has entered them. */
  readonly isPlayer: boolean;
}

function Days({ name, events, isPlayer }: DaysProps) {
  const { t, i18n } = useTranslation();
  return byDay(events, momentOf, !isSoonestFirst(name)).map(({ at, items }) => (
    <section key={at} className="event-day">
      <h3>
        {name === 'undated'
          ? t('events.madeOn', { day: dayWords(at, Date.now(), i18n.language) })
          : dayWords(at, Date.now(), i18n.language)}
      </h3>
      <ul className="rows">
        {items.map((event) => (
          <li key={event.id}>
            <EventRow event={event} note={isPlayer ? t('events.entered') : undefined} />
          </li>
        ))}
      </ul>
    </section>
  ));
}
