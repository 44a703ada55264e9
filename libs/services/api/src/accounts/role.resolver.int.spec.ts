import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTable, runningTable, send } from '../played-table.spec-kit.js';
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
      message: expect.stringContaining('does not have the role "player"'),
      extensions: { code: 'FORBIDDEN' },
    });
  });
});

describe('An account that is player and judge', () => {
  const pause = (match: string, token: string) =>
    send(api, token, `pauseMatch(match: "${match}", reason: "A phone rang.")`);

  const rolesIn = async (match: string) => {
    const query = `{ events(match: "${match}", first: 500) { events { type action } } }`;
    const { data } = await api.ask(query, {}, api.operator);
    const { events } = data?.['events'] as { events: { type: string; action: Action }[] };
    return new Map(events.map(({ type, action }) => [type, [action.actor, action.role]]));
  };

  it('rules at the tables of others as a judge, and opens its own as a player', async () => {
    const both = await api.register();
    await grant(both.account, 'JUDGE', api.operator);
    const { match } = await runningTable(api);
    expect(await pause(match, both.accessToken)).toMatchObject({ __typename: 'Accepted' });
    expect((await rolesIn(match)).get('match-paused')).toEqual([both.account, 'judge']);
    const own = await openTable(api, both.accessToken);
    expect((await rolesIn(own)).get('match-created')).toEqual([both.account, 'player']);
  });

  it('rules no more from the moment on that the role is taken', async () => {
    const { account, accessToken } = await api.register();
    await grant(account, 'JUDGE', api.operator);
    const { match } = await runningTable(api);
    await api.send(`revokeRole(account: "${account}", role: JUDGE)`, api.operator);
    const { errors } = await api.ask(
      `mutation { pauseMatch(commandId: "p", match: "${match}") { __typename } }`,
      {},
      accessToken,
    );
    expect(errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
  });
});

interface Action {
  readonly actor: string;
  readonly role: string;
}
