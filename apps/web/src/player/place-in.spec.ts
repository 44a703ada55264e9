import { beforeEach, describe, expect, it, vi } from 'vitest';
import { client } from '../api/client.js';
import { placeIn } from './place-in.js';

const WREN = { account: 'a-wren', name: 'Wren' };
const named = (...entrants: readonly (readonly [number, string])[]) => ({
  data: { tournamentEntrants: entrants.map(([number, actor]) => ({ number, actor })) },
});
const line = (entrant: number, rank: number) => ({ entrant, rank, score: null });

describe('The place of a player in an event', () => {
  const query = vi.fn();
  beforeEach(() => {
    query.mockReset();
    vi.spyOn(client, 'query').mockImplementation(query);
  });

  it('is that of the entrant with the account, whoever else is called so', async () => {
    query.mockResolvedValueOnce(named([2, 'a-other'], [12, 'a-wren']));
    query.mockResolvedValueOnce({ data: { standings: { nodes: [line(120, 1), line(12, 3)] } } });
    expect(await placeIn('t-1', WREN)).toEqual(line(12, 3));
    expect(query.mock.lastCall?.[0]).toMatchObject({ variables: { entrant: '12' } });
  });

  it('is not known where nobody of that name has the account', async () => {
    query.mockResolvedValueOnce(named([2, 'a-other']));
    expect(await placeIn('t-1', WREN)).toBeUndefined();
    expect(query).toHaveBeenCalledTimes(1);
  });
});
