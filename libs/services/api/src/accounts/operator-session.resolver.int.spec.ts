import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startWithAccounts, type AccountsApi, type Signed } from './accounts.spec-kit.js';

let api: AccountsApi;
beforeAll(async () => {
  api = await startWithAccounts();
});
afterAll(() => api.close());

const sessionsOf = (account: string, token?: string) =>
  api.ask(`{ sessionsOf(account: "${account}") { id device isThis refreshedAt } }`, {}, token);

const close = ({ account, session }: Pick<Signed, 'account' | 'session'>, token?: string) =>
  api.send(`closeSessionOf(account: "${account}", session: "${session}")`, token);

const lives = async ({ accessToken }: Signed) =>
  (await api.ask('{ me { id } }', {}, accessToken)).status === 200;

describe('Sessions of somebody else', () => {
  it('are listed for operators and closed by them, one by one', async () => {
    const first = await api.register('Grace');
    const phone = await api.send(
      'signIn(name: "Grace", password: "seven green lanterns", device: "phone")',
    );
    const { data } = await sessionsOf(first.account, api.operator);
    expect(data?.['sessionsOf']).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ id: phone.session, device: 'phone', isThis: false }),
        expect.objectContaining({ id: first.session, device: null, isThis: false }),
      ]),
    );
    expect(await close(phone, api.operator)).toEqual({
      __typename: 'Done',
      account: first.account,
    });
    expect(await Promise.all([first, phone].map(lives))).toEqual([true, false]);
  });

  it('are closed in the account that is named, or not at all', async () => {
    const [one, other] = [await api.register(), await api.register()];
    const crossed = { account: one.account, session: other.session };
    expect(await close(crossed, api.operator)).toMatchObject({ code: 'no-such-session' });
    expect(await lives(other)).toBe(true);
  });

  it('are nothing for others, their owner included', async () => {
    const own = await api.register();
    for (const token of [own.accessToken, undefined]) {
      const { errors } = await sessionsOf(own.account, token);
      expect(errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
    }
    expect(await close(own, own.accessToken)).toMatchObject({ code: 'not-an-operator' });
    expect(await close(own)).toMatchObject({ code: 'not-signed-in' });
    expect(await lives(own)).toBe(true);
  });
});
