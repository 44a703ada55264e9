/** What the page of an event that is open is called: by its tab, its table or its player. */
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useEventWords } from './event-words.js';
import type { EventFields } from './follow/event-documents.js';

const TABS = new Set([
  'pairings',
  'standings',
  'bracket',
  'entrants',
  'lists',
  'organise',
  'staff',
  'print',
]);

export function useEventTitle(event: EventFields): string {
  const { t } = useTranslation();
  const { titleOf } = useEventWords();
  const { pathname } = useLocation();
  // The address is /event/ID/PLACE, and behind that what is looked at there.
  const [place = '', one, two, three] = pathname.split('/').slice(3);
  const pageWords = (): string | undefined => {
    if (place === 'table') return t('round.tableTitle', { round: two, number: three });
    if (place === 'entrants' && one) return t('event.numbered', { number: one });
    return TABS.has(place) ? t(`event.to.${place}`) : undefined;
  };
  const page = pageWords();
  return page === undefined ? titleOf(event) : `${page} · ${titleOf(event)}`;
}
