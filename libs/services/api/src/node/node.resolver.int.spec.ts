import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startWithAccounts, type AccountsApi, type Signed } from '../accounts/accounts.spec-kit.js';
import { append, playedMatch, startTournaments } from '../api.spec-kit.js';

const NODE = `query($id: ID!) {
  node(id: $id) { __typename id ... on Account { name roles } ... on Match { game seq }
    ... on Tournament { title stage } }
}`;

let api: AccountsApi;
let somebody: Signed;
let match: string;

beforeAll(async () => {
  api = await startWithAccounts();
  somebody = await api.register('Marisol');
  const events = playedMatch(api.environment, 'node').slice(0, 3);
  match = events[0]?.header.record ?? '';
  await append(api.log, events);
});
afterAll(() => api?.close());

const nodeOf = async (id: string) => {
  const { data, errors } = await api.ask(NODE, { id });
  expect(errors).toBeUndefined();
  return data?.['node'];
};

describe('Something is found again by its id', () => {
  it('a match as whoever asks may see it', async () => {
    const node = { __typename: 'Match', id: match, game: 'fuzzycards', seq: 2 };
    await expect.poll(() => nodeOf(match)).toEqual(node);
  });

  it('a tournament as whoever asks may see it: a draft by its house alone', async () => {
    const stop = await startTournaments(api);
    const { data } = await api.ask(
      `mutation { told: createTournament(
        commandId: "n1", title: "Cup", game: "fuzzycards", play: TABLES, capacity: 8,
        phases: [{ kind: SWISS, rounds: 2, standings: "magic/1" }]
      ) { ... on TournamentAccepted { tournament } } }`,
      {},
      somebody.accessToken,
    );
    const { tournament: id } = data?.['told'] as { tournament: string };
    const draft = { __typename: 'Tournament', id, title: 'Cup', stage: 'DRAFT' };
    expect((await api.ask(NODE, { id }, somebody.accessToken)).data).toEqual({ node: draft });
    expect(await nodeOf(id)).toBeNull();
    await stop();
  });

  it('an account with its name and roles', async () => {
    const { account: id } = somebody;
    const account = { __typename: 'Account', id, name: 'Marisol', roles: ['PLAYER'] };
    expect(await nodeOf(id)).toEqual(account);
  });

  it('or not, where nothing has it', async () => {
    expect(await nodeOf('m-none')).toBeNull();
  });
});
