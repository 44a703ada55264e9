/** Cookies of one name, as another server of the same host can add them beside ours. */
import { withoutUndefined } from '@scoresheet/rules-engine';
import { GRAPHQL_PATH } from '@scoresheet/contracts-graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PASSWORD, startWithAccounts, type AccountsApi } from '../accounts/accounts.spec-kit.js';
import type { Answer } from '../api.spec-kit.js';
import { SecurityRefusals } from './security-refusals.js';

let api: AccountsApi;
beforeAll(async () => {
  api = await startWithAccounts();
});
afterAll(() => api.close());

async function post(query: string, cookies: readonly string[] = []) {
  const response = await fetch(api.url + GRAPHQL_PATH, {
    method: 'POST',
    headers: withoutUndefined({
      'content-type': 'application/json',
      origin: api.url,
      connection: 'close',
      cookie: cookies.length > 0 ? cookies.join('; ') : undefined,
    }),
    body: JSON.stringify({ query }),
  });
  const { data } = (await response.json()) as Answer;
  return { data, set: response.headers.getSetCookie() };
}

/** The cookie of a new session: `NAME=SECRET`. */
async function opened(mutation: string): Promise<string> {
  const { set } = await post(`mutation { ${mutation} { __typename } }`);
  return set.at(-1)?.split(';')[0] ?? '';
}
const account = (name: string) =>
  opened(`openNewAccount(name: "${name}", password: "${PASSWORD}")`);

async function nameOf(...cookies: readonly string[]) {
  const { data } = await post('{ viewer { name } }', cookies);
  return (data?.['viewer'] as { name: string } | null)?.name ?? null;
}

describe('Several session cookies of one name', () => {
  it('count as the one of an open session, in any order', async () => {
    const mine = await account('Ada Byron');
    const [name = ''] = mine.split('=');
    const unknown = `${name}=${'x'.repeat(43)}`;
    const closed = await opened('openGuestSession');
    await post('mutation { closeSession { wasOpen } }', [closed]);
    expect(await nameOf(unknown, closed, `${name}=nonsense`, mine)).toBe('Ada Byron');
    expect(await nameOf(mine, unknown)).toBe('Ada Byron');
  });

  it('count as their account if two sessions are of one account', async () => {
    const mine = await account('Mary Somerville');
    const again = await opened(`openSession(name: "Mary Somerville", password: "${PASSWORD}")`);
    expect(again).not.toBe(mine);
    expect(await nameOf(again, mine)).toBe('Mary Somerville');
  });

  it('count for nobody if they are of two accounts, and are deleted for / and the path', async () => {
    const [mine, other] = [await account('Emmy Noether'), await account('Mallory')];
    const { data, set } = await post('{ viewer { name } }', [other, mine]);
    expect(data).toEqual({ viewer: null });
    const [name = ''] = mine.split('=');
    const rest = 'HttpOnly; SameSite=Strict';
    expect(set).toEqual([
      `${name}=; Max-Age=0; Path=/; ${rest}`,
      `${name}=; Max-Age=0; Path=${GRAPHQL_PATH}; ${rest}`,
    ]);
    expect(api.get(SecurityRefusals).entries()).toContainEqual({
      reason: 'cookies-differ',
      count: 1,
    });
  });

  it('leave the new cookie of a browser that signs in, which is set last', async () => {
    const [guest, other] = [await opened('openGuestSession'), await account('Trudy')];
    const sign = `openSession(name: "Trudy", password: "${PASSWORD}") { __typename }`;
    const { set } = await post(`mutation { ${sign} }`, [guest, other]);
    expect(set.map((cookie) => /Max-Age=0/.test(cookie))).toEqual([true, true, false]);
    expect(await nameOf(set.at(-1)?.split(';')[0] ?? '')).toBe('Trudy');
  });
});
