/** The actor of a command comes from the session alone, whatever else is tried. */
import { withoutUndefined } from '@scoresheet/rules-engine';
import { hkdfSync } from 'node:crypto';
import { GRAPHQL_PATH } from '@scoresheet/contracts-graphql';
import { issueLocalToken, TokenService } from '@scoresheet/services-accounts';
import { otherSpellings } from '@scoresheet/services-accounts/other-spellings';
import { base64url, SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { take } from '../api.spec-kit.js';
import { startWithAccounts, type AccountsApi, type Signed } from '../accounts/accounts.spec-kit.js';
import { virtualClock } from '../clock.spec-kit.js';
import { SOCKET_WATCH_MS } from './limits.js';

const CONCEDE = 'mutation { concede(commandId: "c1", match: "m-1") { __typename } }';
const FOLLOW = 'subscription { matchEvents(match: "m-1") { seq } }';

/** Sockets are looked at when a spec lets time go by, so what comes first is not chance. */
const clock = virtualClock(Date.now());
let api: AccountsApi;
let victim: Signed;
let thief: Signed;
beforeAll(async () => {
  api = await startWithAccounts({ clock });
  victim = await api.register('Victim');
  thief = await api.register('Thief');
});
afterAll(() => api.close());

const problemOf = async (query: string, token?: string) => {
  const { status, errors } = await api.ask(query, {}, token);
  return { status, code: errors?.[0]?.extensions?.code, words: errors?.[0]?.message };
};

async function newMatch(): Promise<string> {
  const create = `createMatch(commandId: "open", game: "fuzzycards") { ... on Accepted { match } }`;
  const { data } = await api.ask(`mutation { ${create} }`, {}, thief.accessToken);
  return (data?.['createMatch'] as { match: string }).match;
}

/** The victim's claims, as anybody can read them in a token. */
const claims = () => ({ sid: victim.session });

const signed = (key: Uint8Array, alg = 'HS256') =>
  new SignJWT(claims())
    .setProtectedHeader({ alg })
    .setIssuer('scoresheet')
    .setSubject(victim.account)
    .setExpirationTime('1h')
    .sign(key);

const key = () => api.installationKey;

const FORGED: readonly (readonly [string, () => Promise<string> | string])[] = [
  [
    'without a signature',
    () =>
      new UnsecuredJWT(claims())
        .setIssuer('scoresheet')
        .setSubject(victim.account)
        .setExpirationTime('1h')
        .encode(),
  ],
  ['signed with another key', () => signed(new Uint8Array(32).fill(1))],
  ['signed with the key that it is derived from', () => signed(key())],
  [
    'signed with a key derived for another purpose',
    () => signed(new Uint8Array(hkdfSync('sha256', key(), '', 'scoresheet installation 1', 32))),
  ],
  [
    'signed by another algorithm',
    () =>
      signed(
        new Uint8Array(hkdfSync('sha256', key(), '', 'scoresheet access token 1', 64)),
        'HS512',
      ),
  ],
  [
    "of one's own with the other's claims",
    () => {
      const [head, , signature] = thief.accessToken.split('.');
      const iat = Math.floor(Date.now() / 1000);
      const sub = victim.account;
      const body = { ...claims(), iss: 'scoresheet', sub, iat, exp: iat + 3_600 };
      return `${head}.${base64url.encode(JSON.stringify(body))}.${signature}`;
    },
  ],
  [
    "of one's own with unused bits set in its signature",
    () => {
      const [head, body, signature = ''] = thief.accessToken.split('.');
      return `${head}.${body}.${otherSpellings(signature)[0]}`;
    },
  ],
];

describe('A token', () => {
  it.each(FORGED)('%s is refused on both transports', async (_how, forge) => {
    const token = await forge();
    expect(await problemOf(CONCEDE, token)).toEqual({
      status: 401,
      code: 'UNAUTHENTICATED',
      words: 'This token does not come from this server. Sign in again.',
    });
    const socket = api.socket(token);
    await expect(take(socket, FOLLOW, {}, 1)).rejects.toMatchObject({ code: 4401 });
    await socket.dispose();
  });

  it('that has expired is refused, and says so', async () => {
    const claim = { accountId: victim.account, sessionId: victim.session };
    const { token } = await new TokenService(api.options.keys, clock.now).signSession(
      claim,
      -1_000,
    );
    expect(await problemOf(CONCEDE, token)).toEqual({
      status: 401,
      code: 'UNAUTHENTICATED',
      words: 'This token has expired. Refresh the session, or sign in again.',
    });
  });

  it('of a session that has ended is refused at once, on both transports', async () => {
    const gone = await api.register();
    const match = await newMatch();
    const before = api.socket(gone.accessToken);
    const watching = before.iterate({ query: FOLLOW.replace('m-1', match) });
    await watching.next(); // so the socket stays open
    await api.send('signOut', gone.accessToken);
    expect(await problemOf(CONCEDE, gone.accessToken)).toEqual({
      status: 401,
      code: 'UNAUTHENTICATED',
      words: 'This session has ended. Sign in again.',
    });
    await expect(take(before, FOLLOW, {}, 1)).rejects.toMatchObject([
      { message: 'This session has ended. Sign in again.' },
    ]);
    const after = api.socket(gone.accessToken);
    await expect(take(after, FOLLOW, {}, 1)).rejects.toMatchObject({ code: 4401 });
    clock.pass(SOCKET_WATCH_MS); // what was being watched ends with the next look
    await expect(watching.next()).rejects.toMatchObject({ code: 4401 });
    await Promise.all([before.dispose(), after.dispose()]);
  });

  it("of one's own with the session of another is refused", async () => {
    const claim = { accountId: thief.account, sessionId: victim.session };
    const { token } = await new TokenService(api.options.keys).signSession(claim, 60_000);
    expect(await problemOf(CONCEDE, token)).toMatchObject({ status: 401 });
  });

  it.each(['', 'Bearer', 'Basic dmljdGltOg==', 'Bearer a b'])(
    'is not what stands in the header "%s"',
    async (authorization) => {
      const response = await fetch(api.url + GRAPHQL_PATH, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization },
        body: JSON.stringify({ query: CONCEDE }),
      });
      expect(await response.json()).toMatchObject({
        errors: [{ extensions: { code: 'UNAUTHENTICATED' } }],
      });
    },
  );
});

describe('An actor', () => {
  it.each(['actor', 'accountId', 'role', 'roles', 'sub'])(
    'is not an argument of a command: %s',
    async (name) => {
      const query = CONCEDE.replace('commandId', `${name}: "${victim.account}", commandId`);
      expect(await problemOf(query, thief.accessToken)).toMatchObject({
        code: 'GRAPHQL_VALIDATION_FAILED',
        words: expect.stringContaining(`Unknown argument "${name}"`),
      });
    },
  );

  it('is not taken from a header, nor from variables', async () => {
    const asked = (token?: string) =>
      fetch(api.url + GRAPHQL_PATH, {
        method: 'POST',
        headers: withoutUndefined({
          'content-type': 'application/json',
          'x-actor': victim.account,
          'x-user': victim.account,
          actor: victim.account,
          authorization: token === undefined ? undefined : `Bearer ${token}`,
        }),
        body: JSON.stringify({
          query: 'mutation { createMatch(commandId: "mine", game: "fuzzycards") { __typename } }',
          variables: { actor: victim.account, viewer: { accountId: victim.account } },
        }),
      }).then((response) => response.json());
    expect(await asked()).toMatchObject({ errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] });
    expect(await asked(thief.accessToken)).toMatchObject({
      data: { createMatch: { __typename: 'Accepted' } },
    });
    const entries = JSON.stringify(await logText());
    expect(entries).toContain(thief.account);
    expect(entries).not.toContain(victim.account);
  });

  it('is not taken from the parameters of a socket beside its token', async () => {
    const token = await issueLocalToken(api.options.keys, { role: 'player', actor: thief.account });
    const socket = api.socket(token.token, { 'x-actor': victim.account });
    await expect(take(socket, FOLLOW, {}, 1)).rejects.toThrow('There is no match m-1.');
    await socket.dispose();
  });
});

/** Everything that stands in the log, as text. */
async function logText(): Promise<readonly string[]> {
  const texts: string[] = [];
  for (const topic of ['match.commands', 'match.events']) {
    for (let partition = 0; partition < api.log.partitions; partition += 1) {
      const entries = await api.log.read({ topic, partition }, 0, 1_000);
      texts.push(...entries.map(({ value }) => Buffer.from(value).toString()));
    }
  }
  return texts;
}
