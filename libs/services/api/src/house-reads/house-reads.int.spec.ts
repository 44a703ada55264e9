/** Staff who has read a table as the house does not sit down at it, and it is known who has. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startWithAccounts, type AccountsApi, type Signed } from '../accounts/accounts.spec-kit.js';
import { take } from '../api.spec-kit.js';
import { fuzzycardsDeck, look, openTable, runningTable, send } from '../played-table.spec-kit.js';

let api: AccountsApi;
let deck: string;
beforeAll(async () => {
  api = await startWithAccounts();
  deck = JSON.stringify(await fuzzycardsDeck(api));
});
afterAll(() => api.close());

async function judge(): Promise<Signed> {
  const both = await api.register();
  await api.send(`grantRole(account: "${both.account}", role: JUDGE)`, api.operator);
  return both;
}

/** Somebody else sits there, and one seat is free. */
async function waitingTable(): Promise<string> {
  const player = await api.register();
  const match = await openTable(api, player.accessToken);
  await sit(match, player.accessToken, 1);
  return match;
}

const sit = (match: string, token: string, seat = 2) =>
  send(
    api,
    token,
    `takeSeat(match: "${match}", seat: ${seat}, expectedSeq: ${seat - 1}, deck: ${deck})`,
  );

const EVENTS = (match: string) => `{ events(match: "${match}") { events { seq } } }`;
const FOLLOW = 'subscription($match: ID!) { matchEvents(match: $match) { seq } }';

async function readsOf(match: string) {
  const query = `{ houseReads(match: "${match}") { account way upToSeq } }`;
  return (await api.ask(query, {}, api.operator)).data?.['houseReads'];
}

const WAYS: readonly (readonly [string, (match: string, token: string) => Promise<unknown>])[] = [
  ['EVENTS', (match, token) => api.ask(EVENTS(match), {}, token)],
  ['EXPORT', (match, token) => api.ask(`{ exportMatch(id: "${match}") }`, {}, token)],
  [
    'SUBSCRIPTION',
    async (match, token) => {
      const client = api.socket(token);
      await take(client, FOLLOW, { match }, 2);
      await client.dispose();
    },
  ],
];

describe.each(WAYS)('A judge who has read a match by %s', (way, read) => {
  it('does not sit down at it, and operators know', async () => {
    const [match, { account, accessToken }] = [await waitingTable(), await judge()];
    await read(match, accessToken);
    expect(await readsOf(match)).toContainEqual({ account, way, upToSeq: 1 });
    expect(await sit(match, accessToken)).toMatchObject({
      __typename: 'Refused',
      code: 'table-was-read',
      says: expect.stringContaining('as staff'),
    });
    // The table stays closed to a reader whose role is gone; other tables are open.
    await api.send(`revokeRole(account: "${account}", role: JUDGE)`, api.operator);
    expect(await sit(match, accessToken)).toMatchObject({ code: 'table-was-read' });
    expect(await sit(await waitingTable(), accessToken)).toMatchObject({ __typename: 'Accepted' });
  });
});

describe('A judge', () => {
  it('who has looked at a running table is noted, up to where', async () => {
    const [{ match }, { account, accessToken }] = [await runningTable(api), await judge()];
    const { seq } = await look(api, match, accessToken);
    expect(await readsOf(match)).toEqual([{ account, way: 'TABLE', upToSeq: seq }]);
  });

  it('who sits sees the own seat alone, and nothing is noted', async () => {
    const [match, { account, accessToken }] = [await waitingTable(), await judge()];
    expect(await sit(match, accessToken)).toMatchObject({ __typename: 'Accepted' });
    const { data } = await api.ask(`{ match(id: "${match}") { ownSeat } }`, {}, accessToken);
    expect(data?.['match']).toEqual({ ownSeat: 2 });
    const { data: mine } = await api.ask(EVENTS(match), {}, accessToken);
    expect(mine).not.toBeNull();
    expect(await readsOf(match)).not.toContainEqual(expect.objectContaining({ account }));
  });

  it('who was refused the seat may read as the house again', async () => {
    const [match, { accessToken }] = [await waitingTable(), await judge()];
    expect((await sit(match, accessToken, 1)).__typename).not.toBe('Accepted');
    expect((await api.ask(EVENTS(match), {}, accessToken)).errors).toBeUndefined();
  });

  it('who opens a table and looks at it empty sits down', async () => {
    const { accessToken } = await judge();
    const match = await openTable(api, accessToken);
    await api.ask(EVENTS(match), {}, accessToken);
    await look(api, match, accessToken);
    expect(await sit(match, accessToken, 1)).toMatchObject({ __typename: 'Accepted' });
  });
});

describe('Reads', () => {
  it('of players and strangers are not noted, and the list is for operators', async () => {
    const { match, seats } = await runningTable(api);
    for (const token of [seats[0], undefined]) {
      await look(api, match, token);
      await api.ask(EVENTS(match), {}, token);
    }
    expect(await readsOf(match)).toEqual([]);
    const { accessToken } = await judge();
    const query = `{ houseReads(match: "${match}") { account } }`;
    const { errors } = await api.ask(query, {}, accessToken);
    expect(errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
  });
});
