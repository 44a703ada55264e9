/** Personal tokens over the api: made once, checked on every field, ended at any moment. */
import { SOCKET_CLOSE } from '@scoresheet/contracts-graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { take } from '../api.spec-kit.js';
import { virtualClock } from '../clock.spec-kit.js';
import { SOCKET_WATCH_MS } from '../transport/limits.js';
import { startWithAccounts, type AccountsApi, type Signed } from './accounts.spec-kit.js';

const CREATE = `mutation($name: String!, $scopes: [Scope!]!, $days: Int) {
  createToken(name: $name, scopes: $scopes, days: $days) {
    __typename ... on TokenCreated { token kept { id name scopes expiresAt } }
    ... on AccountRefused { code says } } }`;
const FOLLOW = 'subscription($match: ID!) { matchEvents(match: $match) { seq } }';
const OPEN = `createMatch(commandId: "c", game: "fuzzycards") {
  __typename ... on Accepted { match } }`;

interface Made {
  readonly __typename: string;
  readonly token: string;
  readonly kept: { readonly id: string; readonly expiresAt: number };
  readonly code?: string;
}

/** Sockets are looked at when a spec lets time go by. */
const clock = virtualClock(Date.now());
let api: AccountsApi;
let owner: Signed;
beforeAll(async () => {
  api = await startWithAccounts({ clock });
  owner = await api.register('Owner of Bots');
});
afterAll(() => api.close());

async function create(scopes: readonly string[], days: number | null = null, by = owner) {
  const variables = { name: 'my bot', scopes, days };
  const { data } = await api.ask(CREATE, variables, by.accessToken);
  return data?.['createToken'] as Made;
}

const problemOf = async (query: string, token: string) => {
  const { errors } = await api.ask(query, {}, token);
  return { code: errors?.[0]?.extensions?.code, words: errors?.[0]?.message };
};

describe('A personal token', () => {
  it('is shown once and listed without its secret', async () => {
    const made = await create(['PLAY', 'READ'], 7);
    expect(made.kept).toMatchObject({ name: 'my bot', scopes: ['READ', 'PLAY'] });
    const { data } = await api.ask('{ myTokens { id name scopes } }', {}, owner.accessToken);
    expect(data?.['myTokens']).toContainEqual({
      id: made.kept.id,
      name: 'my bot',
      scopes: ['READ', 'PLAY'],
    });
    expect(JSON.stringify(data)).not.toContain(made.token);
  });

  it('acts as its account, within its scopes, on both transports', async () => {
    const { token } = await create(['PLAY', 'READ']);
    const { data } = await api.ask(`mutation { ${OPEN} }`, {}, token);
    const { match } = data?.['createMatch'] as { match: string };
    const { data: me } = await api.ask('{ me { id name } }', {}, token);
    expect(me).toEqual({ me: { id: owner.account, name: 'Owner of Bots' } });
    const client = api.socket(token);
    expect(await take(client, FOLLOW, { match }, 1)).toEqual([{ seq: 0 }]);
    await client.dispose();
  });

  it('does nothing that it has not the scope for, and says which one', async () => {
    const { token: reader } = await create(['READ']);
    const { token: player } = await create(['PLAY']);
    const refused = await api.ask(`mutation { ${OPEN} }`, {}, reader);
    expect(refused.errors?.[0]?.extensions).toEqual({ code: 'FORBIDDEN', scope: 'play' });
    expect(refused.errors?.[0]?.message).toContain('has not the scope "play"');
    expect(await problemOf('{ me { id } }', player)).toMatchObject({ code: 'FORBIDDEN' });
    const client = api.socket(player);
    await expect(take(client, FOLLOW, { match: 'm-1' }, 1)).rejects.toMatchObject({
      cause: [{ extensions: { code: 'FORBIDDEN', scope: 'read' } }],
    });
    await client.dispose();
  });

  it('never does what needs the password or a session', async () => {
    const { token, kept } = await create(['READ', 'PLAY', 'JUDGE']);
    for (const mutation of [
      'signOutEverywhere { __typename }',
      'eraseAccount(password: "x") { __typename }',
      `revokeToken(id: "${kept.id}") { __typename }`,
      'createToken(name: "x", scopes: [READ]) { __typename }',
      'grantRole(account: "a-1", role: OPERATOR) { __typename }',
    ]) {
      const problem = await problemOf(`mutation { ${mutation} }`, token);
      expect(problem, mutation).toMatchObject({ code: 'FORBIDDEN' });
      expect(problem.words).toContain('nothing for a personal token');
    }
  });

  it('needs the role as well: a scope gives nothing that the account has not', async () => {
    const { token } = await create(['JUDGE']);
    const pause = 'pauseMatch(commandId: "p", match: "m-1") { __typename }';
    expect((await problemOf(`mutation { ${pause} }`, token)).words).toContain('Only judges');
  });

  it('throws itself away, and is unknown from then on', async () => {
    const { token } = await create(['READ']);
    expect(await api.send('signOut', token)).toMatchObject({ account: owner.account });
    expect(await problemOf('{ me { id } }', token)).toEqual({
      code: 'UNAUTHENTICATED',
      words: 'This token is unknown, expired or revoked. Sign in, or make a new one.',
    });
  });

  it.each([
    [[], null, 'scopes-missing'],
    [['READ'], 0, 'token-term-not-allowed'],
  ])('is not made with the scopes %j for %s days', async (scopes, days, code) => {
    expect(await create(scopes, days)).toMatchObject({ __typename: 'AccountRefused', code });
  });

  it('is not made by a stranger or a guest', async () => {
    const asked = async (token?: string) =>
      (await api.ask(CREATE, { name: 'x', scopes: ['READ'] }, token)).data?.['createToken'];
    expect(await asked()).toMatchObject({ code: 'not-signed-in' });
    expect(await asked(await api.tokenOf('a-guest'))).toMatchObject({ code: 'no-account' });
  });
});

/** Somebody who follows a match, and the code with which the server ends that. */
async function follower(token: string) {
  const { data } = await api.ask(`mutation { ${OPEN} }`, {}, owner.accessToken);
  const { match } = data?.['createMatch'] as { match: string };
  const client = api.socket(token);
  const closed = new Promise<{ code: number; reason: string }>((resolve) =>
    client.on('closed', (event) => resolve(event as { code: number; reason: string })),
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

describe('A live socket', () => {
  it.each<[string, (somebody: Signed) => Promise<readonly [string, () => Promise<unknown>]>]>([
    [
      'of a session that is signed out',
      async ({ accessToken }) => [accessToken, () => api.send('signOut', accessToken)],
    ],
    [
      'of an account that is erased',
      async ({ account, accessToken }) => [
        accessToken,
        () => api.send(`eraseAccountOf(account: "${account}")`, api.operator),
      ],
    ],
    [
      'of a personal token that is revoked',
      async (somebody) => {
        const { token, kept } = await create(['READ'], null, somebody);
        return [token, () => api.send(`revokeToken(id: "${kept.id}")`, somebody.accessToken)];
      },
    ],
    [
      'of a guest who throws the token away',
      async () => {
        const token = await api.tokenOf(`a-guest-${Math.floor(performance.now())}`);
        return [token, () => api.send('signOut', token)];
      },
    ],
  ])('%s ends within two seconds', async (_whose, begin) => {
    const [token, end] = await begin(await api.register());
    const { closed } = await follower(token);
    await end();
    const from = clock.now();
    await nextLook();
    expect(await closed).toMatchObject(SOCKET_CLOSE.unauthenticated);
    expect(clock.now() - from).toBeLessThan(2_000);
  });

  it('of an account that is given a role ends, to come back with it', async () => {
    const { account, accessToken } = await api.register();
    const { closed } = await follower(accessToken);
    await api.send(`grantRole(account: "${account}", role: JUDGE)`, api.operator);
    await nextLook();
    expect(await closed).toMatchObject(SOCKET_CLOSE.accessChanged);
  });

  it('ends when another process has ended its session', async () => {
    const { account, accessToken } = await api.register();
    const { closed } = await follower(accessToken);
    const endedAt = new Date();
    await api.database.query('update scoresheet.session set ended_at = $1 where account_id = $2', [
      endedAt,
      account,
    ]);
    await nextLook();
    expect(await closed).toMatchObject(SOCKET_CLOSE.unauthenticated);
  });
});
