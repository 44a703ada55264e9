/** The tables of the round that is played, asked anew when something happens at one of them. */
import { client } from '../../../api/client.js';
import { allPages } from '../../follow/all-pages.js';
import { changesFloor } from '../../follow/changes.js';
import { useAsked, type Asked } from '../../follow/use-asked.js';
import { FLOOR, FLOOR_PAGE } from './floor-documents.js';
import { floorOf, type FloorTable, type Round } from './floor.js';

export function useFloor(tournament: string, at: Round): Asked<readonly FloorTable[]> {
  const { phase, round } = at;
  const pageAfter = async (after: number): Promise<readonly FloorTable[]> => {
    const variables = { tournament, phase, round, after };
    const { data } = await client.query({ query: FLOOR, variables, fetchPolicy: 'no-cache' });
    return data ? floorOf(data, at) : [];
  };
  return useAsked({
    key: `${tournament} ${phase} ${round}`,
    ask: () => allPages(pageAfter, ({ number }) => number, FLOOR_PAGE),
    concerns: changesFloor,
  });
}
