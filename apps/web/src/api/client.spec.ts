import { expect, it, vi } from 'vitest';
import { client } from './client.js';
import { graphql } from './schema.js';

const GAMES = graphql(`
  query Games {
    games {
      id
    }
  }
`);

it('A question is sent although the same one is on its way, and has an answer of its own', async () => {
  const answers: ((answer: Response) => void)[] = [];
  const fetch = vi.fn(() => new Promise<Response>((resolve) => void answers.push(resolve)));
  vi.stubGlobal('fetch', fetch);
  const ask = () => client.query({ query: GAMES, fetchPolicy: 'no-cache' });
  const asked = [ask(), ask()];
  await expect.poll(() => answers.length).toBe(2);
  for (const [at, answer] of answers.entries()) {
    answer(Response.json({ data: { games: [{ __typename: 'Game', id: `game ${at}` }] } }));
  }
  const told = (await Promise.all(asked)).map(({ data }) => data?.games[0]?.id);
  expect(told).toEqual(['game 0', 'game 1']);
});
