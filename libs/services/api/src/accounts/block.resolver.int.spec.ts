/** Who is blocked is told why, and gets nothing else; sockets end within two seconds. */
import { GRAPHQL_PATH, SOCKET_CLOSE } from '@scoresheet/contracts-graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { virtualClock } from '../clock.spec-kit.js';
import { SOCKET_WATCH_MS } from '../transport/limits.js';
import { PASSWORD, startWithAccounts, type AccountsApi } from './accounts.spec-kit.js';

const REASON = 'Told others their hands.';
const OUTCOME =
  '{ ... on BlockChanged { block { id account network } } ... on AccountRefused { code } }';
const FOLLOW = 'subscription($match: ID!) { matchEvents(match: $match) { seq } }';

/** Sockets are looked at when a spec lets time go by. */
const clock = virtualClock(Date.now());
let api: AccountsApi;
let match: string;
beforeAll(async () => {
  api = await startWithAccounts({ clock, frontDoor: { trustedProxies: 1 } });
  const { accessToken } = await api.register('Owner');
  const open = `createMatch(commandId: "c", game: "fuzzycards") { ... on Accepted { match } }`;
  const { data } = await api.ask(`mutation { ${open} }`, {}, accessToken);
  ({ match } = data?.['createMatch'] as { match: string });
});
afterAll(() => api.close());

const block = async (call: string, token = api.operator) => {
  const { data } = await api.ask(`mutation { done: ${call} ${OUTCOME} }`, {}, token);
  return data?.['done'] as { block: { id: string }; code?: string };
};
const blockAccount = (account: string) =>
  block(`blockAccount(account: "${account}", reason: "${REASON}")`);
const blockNetwork = (network: string) =>
  block(`blockNetwork(network: "${network}", reason: "${REASON}")`);

async function askFrom(address: string, query: string, token?: string) {
  const authorization = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const response = await fetch(api.url + GRAPHQL_PATH, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address, ...authorization },
    body: JSON.stringify({ query }),
  });
  const answer = (await response.json()) as {
    errors?: { message: string; extensions: { code: string } }[];
  };
  return { words: answer.errors?.[0]?.message, code: answer.errors?.[0]?.extensions.code };
}

async function guest() {
  const { data } = await api.ask('mutation { signInAsGuest { actor token } }');
  return data?.['signInAsGuest'] as { actor: string; token: string };
}

async function follower(token: string | undefined, address = '192.0.2.200') {
  const client = api.socket(token, { 'x-forwarded-for': address });
  const closed = new Promise<{ code: number }>((resolve) =>
    client.on('closed', (event) => resolve(event as { code: number })),
  );
  const running = client.iterate({ query: FOLLOW, variables: { match } });
  await running.next();
  running.next().catch(() => undefined); // it ends with the socket, whose code is what counts
  return { closed };
}

/** Lets the second go by after which every socket is looked at again. */
async function nextLook(): Promise<void> {
  await expect.poll(() => clock.waiting, { interval: 1 }).toBe(1); // or the last look still goes on
  clock.pass(SOCKET_WATCH_MS);
}

const TOLD = { words: expect.stringContaining(REASON), code: 'FORBIDDEN' };

describe('An account that is blocked', () => {
  it('gets nothing but words, and its sockets end within two seconds', async () => {
    const { account, accessToken } = await api.register('Shouter');
    const { closed } = await follower(accessToken);
    const from = clock.now();
    expect(await blockAccount(account)).toMatchObject({ block: { account } });
    await nextLook();
    expect(await closed).toMatchObject(SOCKET_CLOSE.blocked);
    expect(clock.now() - from).toBeLessThan(2_000);
    for (const asked of ['{ me { id } }', `{ match(id: "${match}") { id } }`]) {
      expect(await askFrom('192.0.2.1', asked, accessToken)).toEqual(TOLD);
    }
    const again = await api.send(`signIn(name: "Shouter", password: "${PASSWORD}")`);
    expect(again).toMatchObject({ code: 'account-blocked', says: expect.stringContaining(REASON) });
  });

  it('may be a guest, and is let in again when the block is lifted', async () => {
    const { actor, token } = await guest();
    const { closed } = await follower(token);
    const { id } = (await blockAccount(actor)).block;
    await nextLook();
    expect(await closed).toMatchObject(SOCKET_CLOSE.blocked);
    expect(await askFrom('192.0.2.1', '{ me { id } }', token)).toEqual(TOLD);
    await block(`liftBlock(id: "${id}")`);
    expect((await askFrom('192.0.2.1', '{ me { id } }', token)).code).toBeUndefined();
  });
});

describe('An address that is blocked', () => {
  it('gives no guest, no account, no socket and no answer but to the house', async () => {
    const { accessToken } = await api.register('Traveller');
    const [own, strange] = [
      await follower(accessToken, '203.0.113.7'),
      await follower(undefined, '203.0.113.8'),
    ];
    const { id } = (await blockNetwork('203.0.113.0/24')).block;
    await nextLook();
    for (const { closed } of [own, strange]) {
      expect(await closed).toMatchObject(SOCKET_CLOSE.blocked);
    }
    for (const asked of [
      'mutation { signInAsGuest { token } }',
      `mutation { register(name: "New Here", password: "${PASSWORD}") { __typename } }`,
      `mutation { signIn(name: "Traveller", password: "${PASSWORD}") { __typename } }`,
      `{ match(id: "${match}") { id } }`,
    ]) {
      expect(await askFrom('203.0.113.7', asked)).toEqual(TOLD);
    }
    expect(await askFrom('203.0.113.7', '{ me { id } }', accessToken)).toEqual(TOLD);
    expect((await askFrom('192.0.2.9', '{ me { id } }', accessToken)).code).toBeUndefined();
    expect((await askFrom('203.0.113.7', '{ me { id } }', api.operator)).code).toBeUndefined();
    await block(`liftBlock(id: "${id}")`);
    expect((await askFrom('203.0.113.7', '{ me { id } }', accessToken)).code).toBeUndefined();
  });
});

describe('The list of blocks', () => {
  it('is for operators, and so is every change of it', async () => {
    const { account, accessToken } = await api.register('Player Alone');
    const call = `blockAccount(account: "${account}", reason: "x")`;
    expect(await block(call, accessToken)).toMatchObject({ code: 'not-an-operator' });
    expect(await askFrom('192.0.2.1', '{ blocks { id } }', accessToken)).toMatchObject({
      code: 'FORBIDDEN',
    });
    await blockAccount('a-somebody');
    const { data } = await api.ask('{ blocks(first: 1) { account reason } }', {}, api.operator);
    expect(data?.['blocks']).toEqual([{ account: 'a-somebody', reason: REASON }]);
  });
});
