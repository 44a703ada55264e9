import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PASSWORD, startWithAccounts, type AccountsApi, type Signed } from './accounts.spec-kit.js';

let api: AccountsApi;
beforeAll(async () => {
  api = await startWithAccounts();
});
afterAll(() => api.close());

const signIn = (name: string, device: string, password = PASSWORD) =>
  api.send(`signIn(name: "${name}", password: "${password}", device: "${device}")`);

const CHANGE = `changePassword(current: "${PASSWORD}", next: "eight blue lanterns")`;

const lives = async ({ accessToken }: Signed) =>
  (await api.ask('{ me { id } }', {}, accessToken)).status === 200;

async function sessionsOf({ accessToken }: Signed) {
  const query = '{ mySessions { id device isThis createdAt expiresAt } }';
  const { data } = await api.ask(query, {}, accessToken);
  return data?.['mySessions'] as readonly { id: string; device: string; isThis: boolean }[];
}

describe('My sessions', () => {
  it('are listed, and the one that asks is marked', async () => {
    const first = await api.register('Maryam');
    const phone = await signIn('Maryam', 'phone');
    const sessions = await sessionsOf(phone);
    expect(sessions.map(({ id, device, isThis }) => ({ id, device, isThis }))).toEqual(
      expect.arrayContaining([
        { id: phone.session, device: 'phone', isThis: true },
        { id: first.session, device: null, isThis: false },
      ]),
    );
  });

  it('end one by one, or all together', async () => {
    const first = await api.register('Katherine');
    const [phone, tablet, desk] = [
      await signIn('Katherine', 'phone'),
      await signIn('Katherine', 'tablet'),
      await signIn('Katherine', 'desk'),
    ];
    expect(await api.send('signOut', phone.accessToken)).toMatchObject({ __typename: 'Done' });
    const named = `signOut(session: "${tablet.session}")`;
    expect(await api.send(named, first.accessToken)).toMatchObject({ account: first.account });
    expect(await Promise.all([first, phone, tablet, desk].map(lives))).toEqual([
      true,
      false,
      false,
      true,
    ]);
    await api.send('signOutEverywhere', first.accessToken);
    expect(await Promise.all([first, desk].map(lives))).toEqual([false, false]);
  });

  it('but for the one that asks end with a new password', async () => {
    const first = await api.register('Dorothy');
    const phone = await signIn('Dorothy', 'phone');
    expect(await api.send(CHANGE, first.accessToken)).toMatchObject({ __typename: 'Done' });
    expect(await Promise.all([first, phone].map(lives))).toEqual([true, false]);
    expect(await signIn('Dorothy', 'phone')).toMatchObject({ code: 'sign-in-failed' });
    const again = await signIn('Dorothy', 'phone', 'eight blue lanterns');
    expect(again.__typename).toBe('SignedIn');
  });

  it.each([
    ['signOutEverywhere', 'signOutEverywhere(keepTokens: true)'],
    [CHANGE, CHANGE.replace(')', ', keepTokens: true)')],
  ])('end with the personal tokens by %s, and without them by %s', async (ending, keeping) => {
    const settled = async (mutation: string) => {
      const { accessToken } = await api.register();
      const make = 'mutation { createToken(name: "my bot", scopes: [READ]) ';
      const made = await api.ask(`${make} { ... on TokenCreated { token } } }`, {}, accessToken);
      const { token } = made.data?.['createToken'] as { token: string };
      const tokens = '{ ... on Done { endedTokens { name } keptTokens { name } } }';
      const { data } = await api.ask(`mutation { done: ${mutation} ${tokens} }`, {}, accessToken);
      const { status } = await api.ask('{ me { id } }', {}, token);
      return { ...(data?.['done'] as object), status };
    };
    const bot = { name: 'my bot' };
    expect(await settled(ending)).toEqual({ endedTokens: [bot], keptTokens: [], status: 401 });
    expect(await settled(keeping)).toEqual({ endedTokens: [], keptTokens: [bot], status: 200 });
  });

  it('are all that is left of nothing once the account is erased', async () => {
    const mine = await api.register('Annie');
    const refused = await api.send('eraseAccount(password: "not mine")', mine.accessToken);
    expect(refused).toMatchObject({ code: 'password-wrong' });
    const done = await api.send(`eraseAccount(password: "${PASSWORD}")`, mine.accessToken);
    expect(done).toEqual({ __typename: 'Done', account: mine.account });
    expect(await lives(mine)).toBe(false);
    expect(await signIn('Annie', 'phone')).toMatchObject({ code: 'sign-in-failed' });
  });

  it('of a guest is the token, which is thrown away', async () => {
    const { data } = await api.ask('mutation { signInAsGuest { actor token } }');
    const guest = data?.['signInAsGuest'] as { actor: string; token: string };
    const named = await api.send('signOut(session: "s-1")', guest.token);
    expect(named).toMatchObject({ code: 'no-account' });
    expect(await api.send('signOut', guest.token)).toMatchObject({ account: guest.actor });
    const { status, errors } = await api.ask('{ me { id } }', {}, guest.token);
    expect(status).toBe(401);
    expect(errors?.[0]?.message).toContain('revoked');
    expect(await api.send('signOut')).toMatchObject({ code: 'not-signed-in' });
  });

  it.each([
    'signOutEverywhere',
    'changePassword(current: "x", next: "y")',
    'eraseAccount(password: "x")',
  ])('are not for strangers and guests: %s', async (mutation) => {
    expect(await api.send(mutation)).toMatchObject({ code: 'not-signed-in' });
    const { data } = await api.ask('mutation { signInAsGuest { token } }');
    const { token } = data?.['signInAsGuest'] as { token: string };
    expect(await api.send(mutation, token)).toMatchObject({ code: 'no-account' });
  });
});
