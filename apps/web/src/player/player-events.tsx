/** The events that a player has entered, the newest first, with the place and the record in each. */
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { EventRow } from '../events/event-row.js';
import { pageOfEvents } from '../events/use-event-list.js';
import { usePages } from '../events/use-pages.js';
import { PagedList } from './paged-list.js';
import type { Place } from './place-in.js';
import { usePlaces } from './use-places.js';

interface PlayerEventsProps {
  readonly account: string;
  /** Null: nobody can be found by it. */
  readonly name: string | null;
}

export function PlayerEvents({ account, name }: PlayerEventsProps) {
  const { t } = useTranslation();
  const asked = { filter: { entrant: account }, orderBy: NEWEST };
  const list = usePages(JSON.stringify(asked), pageOfEvents);
  const places = usePlaces(account, name, list.items?.map(({ id }) => id) ?? []);
  return (
    <PagedList
      {...list}
      name="events"
      title={t('player.events.title')}
      empty={t('player.events.none')}
      older={t('player.events.more')}
      row={(event) => {
        const place = places.get(event.id);
        return <EventRow event={event} note={place && placeWords(t, place, event)} />;
      }}
    />
  );
}

const NEWEST = { field: 'CREATED_AT', direction: 'DESC' } as const;

function placeWords(
  t: TFunction,
  { rank, score }: Place,
  { places }: { readonly places: number },
): string {
  const place =
    rank === null ? t('player.events.unranked') : t('player.events.place', { rank, count: places });
  return [place, ...(score ? [t('player.events.score', { ...score })] : [])].join(', ');
}
