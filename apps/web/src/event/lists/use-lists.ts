/** The lists of an event, once everybody may read them, and before that when they will open. */
import { client } from '../../api/client.js';
import { allPages } from '../follow/all-pages.js';
import { newsOf } from '../follow/use-anew.js';
import { useAsked, type Asked } from '../follow/use-asked.js';
import { useEvent } from '../follow/use-event.js';
import { LISTS_TERMS, OPEN_LISTS, type OpenList } from './lists-documents.js';
import { listsTerms, type ListsTerms } from './lists-terms.js';

type Lists =
  | { readonly are: 'open'; readonly lists: readonly OpenList[] }
  | { readonly are: 'closed'; readonly terms: ListsTerms | undefined };

const PAGE = 100;

export const changesLists = newsOf(
  'phase-begun',
  'tournament-finished',
  'tournament-cancelled',
  'list-handed-in',
  'list-replaced',
);

export function useLists(): Asked<Lists> {
  const { id: tournament } = useEvent().event;
  return useAsked<Lists>({
    key: tournament,
    concerns: changesLists,
    ask: () => askLists(tournament),
  });
}

async function askLists(tournament: string): Promise<Lists> {
  const query = LISTS_TERMS;
  const variables = { tournament };
  const { data } = await client.query({ query, variables, fetchPolicy: 'no-cache' });
  if (data?.tournament.listsAreOpen !== true) {
    return { are: 'closed', terms: listsTerms(data?.tournamentEvents.events[0]?.facts ?? []) };
  }
  const pageAfter = (after: number) => askPage(tournament, after);
  return { are: 'open', lists: await allPages(pageAfter, ({ entrant }) => entrant, PAGE) };
}

async function askPage(tournament: string, after: number): Promise<readonly OpenList[]> {
  const query = OPEN_LISTS;
  const variables = { tournament, after };
  const { data } = await client.query({ query, variables, fetchPolicy: 'no-cache' });
  return data?.openLists ?? [];
}
