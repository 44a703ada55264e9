/** Everybody's penalties, asked anew when there is one more. */
import { client } from '../../../api/client.js';
import { allPages } from '../../follow/all-pages.js';
import { changesPenalties } from '../../entrants/use-penalties.js';
import { useAsked, type Asked } from '../../follow/use-asked.js';
import { PENALTIES, PENALTIES_PAGE, type PenalisedEntry } from './penalties-documents.js';

export const usePenalties = (tournament: string): Asked<readonly PenalisedEntry[]> =>
  useAsked({
    key: tournament,
    ask: () => allPages((after) => pageAfter(tournament, after), numberOf, PENALTIES_PAGE),
    concerns: changesPenalties,
  });

const numberOf = ({ entrant }: PenalisedEntry): number => entrant;

async function pageAfter(tournament: string, after: number): Promise<readonly PenalisedEntry[]> {
  const variables = { tournament, after };
  const { data } = await client.query({ query: PENALTIES, variables, fetchPolicy: 'no-cache' });
  return data?.staffEntries ?? [];
}
