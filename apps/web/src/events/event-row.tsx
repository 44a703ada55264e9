/** One event in a list: what it is, how many play, how far it is, and whether it is one's own. */
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useViewer } from '../account/use-viewer.js';
import { useEventWords } from '../event/event-words.js';
import { plannedTimeWords } from '../event/planned/planned-words.js';
import type { ListedEvent } from './events-documents.js';
import { momentOf } from './lists.js';

interface EventRowProps {
  readonly event: ListedEvent;
  /** What somebody is to the event, or came to in it. */
  readonly note?: string | undefined;
}

export function EventRow({ event, note }: EventRowProps) {
  const { t, i18n } = useTranslation();
  const { titleOf } = useEventWords();
  const known = useViewer();
  const isOwn = 'viewer' in known && known.viewer.id === event.owner;
  const { game, play, stage, round } = event;
  const isPlayed = stage === 'PLAYING' || stage === 'PAUSED';
  return (
    <Link className="row" to={`/event/${event.id}`} data-own={isOwn || undefined}>
      <span className="row-game" lang="en">
        {t([`event.game.${game}`, 'event.game.other'], { game })}
      </span>
      <span className="row-names">
        <b>
          <bdi>{titleOf(event)}</bdi>
        </b>
        <small>
          {[
            timeOf(event, i18n.language),
            t(`event.play.${play}`),
            placesWords(t, event),
            ...(isOwn ? [t('events.own')] : []),
            ...(note === undefined ? [] : [note]),
          ].join(' · ')}
        </small>
      </span>
      <span className="row-state">
        {t(`events.stage.${stage}`)}
        {isPlayed && round > 0 && <small>{t('event.roundNumber', { round })}</small>}
      </span>
    </Link>
  );
}

/** A time to come has its zone: who comes from elsewhere reads it by another clock. */
function timeOf(event: ListedEvent, language: string): string {
  const { beginsAt, startedAt } = event;
  if (beginsAt !== null && startedAt === null) {
    return plannedTimeWords(Date.parse(beginsAt), language);
  }
  return new Intl.DateTimeFormat(language, { timeStyle: 'short' }).format(momentOf(event));
}

/** How many play, of how many; who comes now may have to wait. */
function placesWords(
  t: TFunction,
  { places, capacity, waiting }: Pick<ListedEvent, 'places' | 'capacity' | 'waiting'>,
): string {
  const taken = t('events.places', { places, count: capacity });
  if (waiting > 0) return `${taken}, ${t('events.waiting', { count: waiting })}`;
  return places >= capacity ? `${taken}, ${t('events.full')}` : taken;
}
