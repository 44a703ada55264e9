import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startWithAccounts, type AccountsApi } from './accounts.spec-kit.js';

let api: AccountsApi;
beforeAll(async () => {
  api = await startWithAccounts();
});
afterAll(() => api.close());

const rolesOf = async (token: string) => {
  const { data } = await api.ask('{ me { roles } }', {}, token);
  return (data?.['me'] as { roles: string[] }).roles;
};

const grant = (account: string, role: string, token?: string) =>
  api.send(`grantRole(account: "${account}", role: ${role})`, token);

describe('Roles over the api', () => {
  it('come first from whoever holds the key of the installation, then from operators', async () => {
    const [boss, judge] = [await api.register(), await api.register()];
    expect(await grant(boss.account, 'OPERATOR', api.operator)).toEqual({
      __typename: 'Done',
      account: boss.account,
    });
    await grant(judge.account, 'JUDGE', boss.accessToken);
    expect(await rolesOf(judge.accessToken)).toEqual(['PLAYER', 'JUDGE']);
    await api.send(`revokeRole(account: "${judge.account}", role: JUDGE)`, boss.accessToken);
    expect(await rolesOf(judge.accessToken)).toEqual(['PLAYER']);

    const query = `{ roleGrants(account: "${judge.account}") { role grantedBy revokedBy } }`;
    expect((await api.ask(query, {}, boss.accessToken)).data?.['roleGrants']).toEqual([
      { role: 'PLAYER', grantedBy: judge.account, revokedBy: null },
      { role: 'JUDGE', grantedBy: boss.account, revokedBy: boss.account },
    ]);
  });

  it('are given by nobody else, and the list is not for others', async () => {
    const { account, accessToken } = await api.register();
    expect(await grant(account, 'OPERATOR', accessToken)).toMatchObject({
      code: 'not-an-operator',
      says: 'Only operators do this.',
    });
    expect(await grant(account, 'OPERATOR')).toMatchObject({ code: 'not-signed-in' });
    expect(await rolesOf(accessToken)).toEqual(['PLAYER']);
    const erase = `eraseAccountOf(account: "${account}")`;
    expect(await api.send(erase, accessToken)).toMatchObject({ code: 'not-an-operator' });
    const query = `{ roleGrants(account: "${account}") { role } }`;
    for (const token of [accessToken, undefined]) {
      const { errors } = await api.ask(query, {}, token);
      expect(errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
    }
  });

  it('decide which commands are sent: who is no player any more plays no more', async () => {
    const { account, accessToken } = await api.register();
    await api.send(`revokeRole(account: "${account}", role: PLAYER)`, api.operator);
    const { errors } = await api.ask(
      'mutation { createMatch(commandId: "c", game: "fuzzycards") { __typename } }',
      {},
      accessToken,
    );
    expect(errors?.[0]).toMatchObject({
      message: expect.stringContaining('has not the role "player"'),
      extensions: { code: 'FORBIDDEN' },
    });
  });
});
