/** Browsers, as far as they matter here: what they send along, and what they keep. */
import { withoutUndefined } from '@scoresheet/rules-engine';
import { once } from 'node:events';
import { request as ask, type IncomingMessage } from 'node:http';
import { GRAPHQL_PATH } from '@scoresheet/contracts-graphql';
import { WRONG_PASSWORDS_OF_NAME } from '@scoresheet/services-accounts';
import { createClient } from 'graphql-ws';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { startApi, take, type Answer, type StartOptions } from '../api.spec-kit.js';
import { virtualClock } from '../clock.spec-kit.js';
import { SOCKET_WATCH_MS } from '../transport/limits.js';
import { SubscriptionSocket } from '../transport/subscription-socket.js';
import { PASSWORD, startWithAccounts, type AccountsApi } from './accounts.spec-kit.js';

const DAY_MS = 86_400_000;

const clock = virtualClock(Date.now());
const PROXIED: StartOptions = { frontDoor: { trustedProxies: 1 } };

let api: AccountsApi;
beforeAll(async () => {
  api = await startWithAccounts({ clock });
});
afterAll(() => api.close());

type Headers = Readonly<Record<string, string>>;

/** A browser with one jar of cookies, which all its tabs share. */
function browser(of: { readonly url: string } = api, at: Headers = {}) {
  const { host } = new URL(of.url);
  const own = { host, origin: `http://${at['host'] ?? host}`, ...at };
  let jar = '';
  return {
    headers: (): Headers => withoutUndefined({ ...own, cookie: jar === '' ? undefined : jar }),
    async post(query: string, headers: Headers = {}) {
      const { set, ...answer } = await post(of.url, query, { ...this.headers(), ...headers });
      if (set !== undefined) jar = set.includes('Max-Age=0') ? '' : String(set.split(';')[0]);
      return { ...answer, set };
    },
    async viewer(headers: Headers = {}) {
      const { data } = await this.post('{ viewer { id name label isGuest roles } }', headers);
      return data?.['viewer'] as Viewer | null;
    },
  };
}

interface Viewer {
  readonly id: string;
  readonly name: string | null;
}

async function post(url: string, query: string, headers: Headers) {
  const json = { 'content-type': 'application/json' };
  const asked = ask(url + GRAPHQL_PATH, { method: 'POST', headers: { ...json, ...headers } });
  asked.end(JSON.stringify({ query }));
  const [response] = (await once(asked, 'response')) as [IncomingMessage];
  const parts: Buffer[] = [];
  for await (const part of response) parts.push(part as Buffer);
  const answer = JSON.parse(String(Buffer.concat(parts))) as Omit<Answer, 'status'>;
  const [set] = response.headers['set-cookie'] ?? [];
  return { status: response.statusCode ?? 0, ...answer, set };
}

const OPENED = `{ __typename ... on SessionOpened { viewer { id name label isGuest roles } } ... on AccountRefused { code says } }`;
const GUEST = `mutation { openGuestSession ${OPENED} }`;
const newAccount = (name: string) =>
  `mutation { openNewAccount(name: "${name}", password: "${PASSWORD}") ${OPENED} }`;
const signIn = (name: string, password = PASSWORD) =>
  `mutation { openSession(name: "${name}", password: "${password}", device: "phone") ${OPENED} }`;

describe('A browser', () => {
  it('is signed in as a guest by a cookie that no script reads', async () => {
    const mine = browser();
    expect(await mine.viewer()).toBeNull();
    const { data, set } = await mine.post(GUEST);
    const guest = {
      id: expect.stringMatching(/^a-/),
      name: null,
      label: expect.stringMatching(/^Guest /),
      isGuest: true,
      roles: ['PLAYER'],
    };
    expect(data).toEqual({
      openGuestSession: { __typename: 'SessionOpened', viewer: guest },
    });
    const { port } = new URL(api.url);
    const attributes = 'Max-Age=15552000; Path=/; HttpOnly; SameSite=Strict';
    expect(set).toMatch(new RegExp(`^scoresheet-${port}=[\\w-]{43}; ${attributes}$`));
    expect(await mine.viewer()).toEqual(guest);
    const create = `createMatch(commandId: "c-${port}", game: "fuzzycards") { __typename }`;
    const played = await mine.post(`mutation { ${create} }`);
    expect(played.data).toEqual({ createMatch: { __typename: 'Accepted' } });
  });

  it('is signed in to an account, on which its session is listed and ended', async () => {
    const [mine, phone] = [browser(), browser()];
    await mine.post(newAccount('Ada Byron'));
    expect(await mine.viewer()).toMatchObject({
      name: 'Ada Byron',
      label: 'Ada Byron',
      isGuest: false,
    });
    await phone.post(signIn('ada byron'));
    const listed = await mine.post('{ mySessions { device isThis } }');
    const { mySessions: sessions } = listed.data as { mySessions: readonly unknown[] };
    expect(sessions).toHaveLength(2);
    expect(sessions).toContainEqual({ device: 'phone', isThis: false });
    expect(sessions).toContainEqual({ device: null, isThis: true });
    await mine.post('mutation { signOutEverywhere { __typename } }');
    expect([await mine.viewer(), await phone.viewer()]).toEqual([null, null]);
  });

  it('stays signed in with two tabs, and long after the hour', async () => {
    const days = virtualClock(Date.now());
    const house = await startWithAccounts({ clock: days });
    const mine = browser(house);
    await mine.post(GUEST);
    const before = await mine.viewer();
    const seen: unknown[] = [];
    for (let day = 0; day < 40; day += 5) {
      days.pass(5 * DAY_MS);
      seen.push(...(await Promise.all([mine.viewer(), mine.viewer()])));
    }
    expect(seen).toEqual(Array(16).fill(before));
    await house.close();
  });

  it('is signed out, and stays so with the cookie that it had', async () => {
    const mine = browser();
    await mine.post(GUEST);
    const kept = mine.headers();
    const { data, set } = await mine.post('mutation { closeSession { wasOpen } }');
    expect([data, set]).toEqual([{ closeSession: { wasOpen: true } }, expect.any(String)]);
    expect(set).toContain('Max-Age=0');
    expect(await browser().viewer(kept)).toBeNull();
    const again = await mine.post('mutation { closeSession { wasOpen } }');
    expect(again.data).toEqual({ closeSession: { wasOpen: false } });
  });

  it('is somebody else once somebody else signs in, and the session before has ended', async () => {
    const mine = browser();
    await mine.post(GUEST);
    const kept = mine.headers();
    await mine.post(newAccount('Mary Somerville'));
    expect(await mine.viewer()).toMatchObject({ name: 'Mary Somerville' });
    expect(await browser().viewer(kept)).toBeNull();
    const wrong = await mine.post(signIn('Mary Somerville', 'not her password'));
    expect(wrong.data).toMatchObject({ openSession: { code: 'sign-in-failed' } });
    expect(await mine.viewer()).toMatchObject({ name: 'Mary Somerville' });
  });

  it('signs out by `signOut` as well, a guest too', async () => {
    const mine = browser();
    await mine.post(GUEST);
    const { data } = await mine.post('mutation { signOut { __typename } }');
    expect([data, await mine.viewer()]).toEqual([{ signOut: { __typename: 'Done' } }, null]);
  });

  it('reads why, when it is blocked', async () => {
    const mine = browser();
    await mine.post(GUEST);
    const { id = '' } = (await mine.viewer()) ?? {};
    const block = `blockAccount(account: "${id}", reason: "Threatened a player.") { __typename }`;
    await api.ask(`mutation { ${block} }`, {}, api.operator);
    const { status, errors } = await mine.post('{ games { id } }');
    expect([status, errors?.[0]?.message]).toEqual([
      403,
      expect.stringContaining('Threatened a player.'),
    ]);
  });
});

describe('Signing in', () => {
  it('is counted by address, as it is for programs', async () => {
    const house = await startWithAccounts({ frontDoor: { guestsPerMinute: 1 } });
    const codes: unknown[] = [];
    for (const open of [GUEST, GUEST, 'mutation { signInAsGuest { token } }']) {
      const { errors } = await browser(house).post(open);
      codes.push(errors?.[0]?.extensions?.code);
    }
    expect(codes).toEqual([undefined, 'RATE_LIMITED', 'RATE_LIMITED']);
    const name = 'Sofja';
    await browser(house).post(newAccount(name));
    const answers: unknown[] = [];
    // What was counted before is forgotten when a minute ends, which may be amid the tries.
    const enough = 2 * WRONG_PASSWORDS_OF_NAME.atMost + 2;
    while (answers.at(-1) !== 'RATE_LIMITED' && answers.length < enough) {
      const { errors } = await browser(house).post(signIn(name, 'not her password'));
      answers.push(errors?.[0]?.extensions?.code);
    }
    expect(answers.at(0)).toBeUndefined();
    expect(answers.at(-1)).toBe('RATE_LIMITED');
    await house.close();
  }, 60_000);
});

describe('The cookie', () => {
  it.each([
    ['from a page of another site', { origin: 'https://evil.example' }],
    ['from another port of this machine', { origin: 'http://127.0.0.1:9' }],
    ['from a page that hides where it is', { origin: 'null' }],
    ['from nowhere', { origin: undefined }],
    [
      'from another site, as a browser says that sends no origin',
      {
        origin: undefined,
        'sec-fetch-site': 'cross-site',
      },
    ],
    [
      'from a page of another server beside ours',
      {
        origin: undefined,
        'sec-fetch-site': 'same-site',
      },
    ],
  ])('counts for nothing, and nothing is done, %s', async (_where, changed) => {
    const mine = browser();
    await mine.post(GUEST);
    const headers = Object.entries({ ...mine.headers(), ...changed });
    const sent = Object.fromEntries(headers.filter(([, value]) => value !== undefined)) as Headers;
    const refused = await post(api.url, 'mutation { closeSession { wasOpen } }', sent);
    expect([refused.status, refused.errors?.[0]?.extensions?.code]).toEqual([403, 'FORBIDDEN']);
    expect(await mine.viewer()).toMatchObject({ isGuest: true });
  });

  it('counts where a browser sends no origin, and says that the page is ours', async () => {
    const mine = browser();
    await mine.post(GUEST);
    const { origin, ...headers } = mine.headers();
    expect(origin).toBe(api.url);
    const own = { ...headers, 'sec-fetch-site': 'same-origin' };
    const { data } = await post(api.url, '{ viewer { isGuest } }', own);
    expect(data).toEqual({ viewer: { isGuest: true } });
  });

  it('is nobody for a form, which can send no JSON', async () => {
    const mine = browser();
    await mine.post(GUEST);
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const { status } = await mine.post('mutation { closeSession { wasOpen } }', form);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(await mine.viewer()).toMatchObject({ isGuest: true });
  });

  it('gives way to a token', async () => {
    const [mine, other] = [browser(), await api.register('Emmy')];
    await mine.post(GUEST);
    const authorization = `Bearer ${other.accessToken}`;
    expect(await mine.viewer({ authorization })).toMatchObject({ id: other.account, name: 'Emmy' });
    const { status } = await mine.post('{ viewer { id } }', { authorization: 'Bearer a.b.c' });
    expect(status).toBe(401);
    const elsewhere = { authorization, origin: '' };
    const { origin, ...program } = { ...mine.headers(), ...elsewhere };
    expect(origin).toBe('');
    const { data } = await post(api.url, '{ viewer { id } }', program);
    expect(data).toEqual({ viewer: { id: other.account } });
  });

  it('is nobody’s for a page that others show within theirs', async () => {
    const mine = browser();
    await mine.post(GUEST);
    expect(await mine.viewer({ referer: `${api.url}/embed/m-1` })).toBeNull();
    expect(await mine.viewer({ referer: `${api.url}/match/m-1` })).toMatchObject({ isGuest: true });
  });

  it.each(['scoresheet=x', 'nonsense', '; ;=', `scoresheet-1=${'x'.repeat(43)}`])(
    'that is none of ours is nobody’s: %s',
    async (cookie) => expect(await browser().viewer({ cookie })).toBeNull(),
  );

  it('is of HTTPS alone where a proxy of the operator says so, and nobody else is believed', async () => {
    const https = { 'x-forwarded-proto': 'https', host: 'club.example' };
    const believed = await browser(api, https).post(GUEST);
    expect(believed.set).not.toContain('Secure');
    const proxied = await startWithAccounts(PROXIED);
    const mine = browser(proxied, { ...https, origin: 'https://club.example' });
    const { set } = await mine.post(GUEST);
    expect(set).toMatch(/^__Host-scoresheet=[^;]+; .*; Secure$/);
    expect(await mine.viewer()).toMatchObject({ isGuest: true });
    const plain = await mine.post('{ viewer { id } }', { origin: 'http://club.example' });
    expect(plain.status).toBe(403);
    await proxied.close();
  });

  it('is good under an address of the local network, without HTTPS', async () => {
    const mine = browser(api, { host: '192.168.7.20:4000' });
    await mine.post(GUEST);
    expect(await mine.viewer()).toMatchObject({ isGuest: true });
  });
});

describe('A socket of a browser', () => {
  const FOLLOW = 'subscription { matchEvents(match: "m-none") { seq } }';
  const follow = async (headers: Headers, token?: string) => {
    const socket = api.socket(token, headers);
    const error: unknown = await take(socket, FOLLOW, {}, 1).catch((thrown: unknown) => thrown);
    await socket.dispose();
    return error instanceof Error ? error.message : (error as { code: number }).code;
  };

  it('is whoever the cookie is, until the session ends', async () => {
    const mine = browser();
    await mine.post(GUEST);
    const create = 'createMatch(commandId: "s", game: "fuzzycards") { ... on Accepted { match } }';
    const { data } = await mine.post(`mutation { ${create} }`);
    const { match } = data?.['createMatch'] as { match: string };
    const socket = api.socket(undefined, mine.headers());
    const watching = socket.iterate({ query: FOLLOW.replace('m-none', match) });
    await watching.next();
    await mine.post('mutation { closeSession { wasOpen } }');
    clock.pass(SOCKET_WATCH_MS);
    await expect(watching.next()).rejects.toMatchObject({ code: 4401 });
    await socket.dispose();
  });

  it('that says that nobody asks is a stranger’s, whatever cookie is sent along', async () => {
    const mine = browser();
    await mine.post(GUEST);
    const signedInBy = async (connectionParams: Record<string, unknown>) => {
      class Socket extends WebSocket {
        constructor(address: string, protocols: string) {
          super(address, protocols, { headers: mine.headers() });
        }
      }
      const url = api.url.replace('http', 'ws') + GRAPHQL_PATH;
      const lazy = { lazy: false, retryAttempts: 0, webSocketImpl: Socket };
      const client = createClient({ url, connectionParams, ...lazy });
      await new Promise((resolve) => client.on('connected', resolve));
      const { signedIn } = api.get(SubscriptionSocket).counts();
      await client.dispose();
      await expect.poll(() => api.get(SubscriptionSocket).counts().sockets).toBe(0);
      return signedIn;
    };
    expect(await signedInBy({})).toBe(1);
    expect(await signedInBy({ authorization: null })).toBe(0);
  });

  it('of another page is closed, with a cookie and without', async () => {
    const mine = browser();
    await mine.post(GUEST);
    const elsewhere = { origin: 'https://evil.example' };
    expect(await follow({ ...mine.headers(), ...elsewhere })).toBe(4403);
    expect(await follow(elsewhere)).toBe(4403);
    const { origin, ...hidden } = mine.headers();
    expect([origin, await follow(hidden)]).toEqual([api.url, 4403]);
  });

  it('may look with a cookie of a session that has ended, and as a stranger', async () => {
    const mine = browser();
    await mine.post(GUEST);
    const kept = mine.headers();
    await mine.post('mutation { closeSession { wasOpen } }');
    expect(await follow(kept)).toContain('There is no match m-none.');
    expect(await follow({})).toContain('There is no match m-none.');
  });
});

describe('Where there is no database', () => {
  it('no browser is signed in, and it is said why', async () => {
    const bare = await startApi();
    const { errors } = await browser(bare).post(GUEST);
    expect(errors?.[0]).toMatchObject({
      message: expect.stringContaining('keeps no accounts'),
      extensions: { code: 'UNAVAILABLE' },
    });
    const cookie = `scoresheet-${new URL(bare.url).port}=${'x'.repeat(43)}`;
    expect(await browser(bare).viewer({ cookie })).toBeNull();
    await bare.close();
  });
});
