/** Everybody's penalties, asked anew when there is one more. */
import { client } from '../../../api/client.js';
import { allPages } from '../../follow/all-pages.js';
import { newsOf } from '../../follow/use-anew.js';
import { useAsked, type Asked } from '../../follow/use-asked.js';
import { PENALTIES, PENALTIES_PAGE, type PenalisedEntry } from './penalties-documents.js';

const concerns = newsOf('entrant-penalised');

export const usePenalties = (tournament: string): Asked<readonly PenalisedEntry[]> =>
  useAsked({
    key: tournament,
    ask: () => allPages((after) => pageAfter(tournament, after), numberOf, PENALTIES_PAGE),
    concerns,
  });

const numberOf = ({ entrant }: PenalisedEntry): number => entrant;

async function pageAfter(tournament: string, after: number): Promise<readonly PenalisedEntry[]> {
  const variables = { tournament, after };
  const { data } = await client.query({ query: PENALTIES, variables, fetchPolicy: 'no-cache' });
  return data?.staffEntries ?? [];
}
