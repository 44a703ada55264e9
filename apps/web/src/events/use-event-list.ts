/** One list of the calendar. */
import { client } from '../api/client.js';
import { EVENTS, type ListedEvent } from './events-documents.js';
import { askedOf, type ListName } from './lists.js';
import { usePages, type Page, type Paged } from './use-pages.js';
import type { SoughtEvents } from './use-sought-events.js';

export const useEventList = (name: ListName, sought: SoughtEvents): Paged<ListedEvent> =>
  usePages(JSON.stringify(askedOf(name, sought, Date.now())), pageOfEvents);

/** `asked`: what `EVENTS` takes, but where to go on. */
export async function pageOfEvents(
  asked: string,
  after: string | null,
): Promise<Page<ListedEvent> | undefined> {
  const variables = { ...(JSON.parse(asked) as ReturnType<typeof askedOf>), after };
  const { data } = await client.query({ query: EVENTS, variables, fetchPolicy: 'no-cache' });
  return data?.tournaments;
}
