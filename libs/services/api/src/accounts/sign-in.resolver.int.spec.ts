import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi } from '../api.spec-kit.js';
import { PASSWORD, startWithAccounts, type AccountsApi } from './accounts.spec-kit.js';

let api: AccountsApi;
beforeAll(async () => {
  api = await startWithAccounts();
});
afterAll(() => api.close());

const me = async (token?: string) => (await api.ask('{ me { id name roles } }', {}, token)).data;

describe('Accounts over the api', () => {
  it('are registered, say who they are, and play under their random id', async () => {
    const ada = await api.register('Ada Lovelace');
    expect(ada).toMatchObject({ __typename: 'SignedIn', account: expect.stringMatching(/^a-/) });
    expect(await me(ada.accessToken)).toEqual({
      me: { id: ada.account, name: 'Ada Lovelace', roles: ['PLAYER'] },
    });
    const { data } = await api.ask(
      `mutation { createMatch(commandId: "c", game: "fuzzycards") { ... on Accepted { match } } }`,
      {},
      ada.accessToken,
    );
    expect(data?.['createMatch']).toMatchObject({ match: expect.stringMatching(/^match-|^m-/) });
  });

  it('are signed in to again, and refreshed', async () => {
    const first = await api.register('Ida Rhodes');
    const again = await api.send(`signIn(name: "IDA rhodes", password: "${PASSWORD}")`);
    expect(again).toMatchObject({ __typename: 'SignedIn', account: first.account });
    const next = await api.send(`refreshSession(refreshToken: "${again.refreshToken}")`);
    expect(next).toMatchObject({ __typename: 'SignedIn', session: again.session });
    expect(await me(next.accessToken)).toMatchObject({ me: { id: first.account } });
  });

  it('whose refresh token comes twice lose the session, with words', async () => {
    const { refreshToken } = await api.register();
    const next = await api.send(`refreshSession(refreshToken: "${refreshToken}")`);
    expect(await api.send(`refreshSession(refreshToken: "${refreshToken}")`)).toEqual({
      __typename: 'AccountRefused',
      code: 'refresh-token-reused',
      says: expect.stringContaining('sign in again'),
    });
    const { status, errors } = await api.ask('{ me { id } }', {}, next.accessToken);
    expect({ status, words: errors?.[0]?.message }).toEqual({
      status: 401,
      words: 'This session has ended. Sign in again.',
    });
  });

  it.each([
    [`register(name: "?", password: "${PASSWORD}")`, 'name-not-allowed'],
    [`register(name: "раураl", password: "${PASSWORD}")`, 'name-mixes-scripts'],
    [`register(name: "The Judge", password: "${PASSWORD}")`, 'name-reserved'],
    ['register(name: "Somebody", password: "short")', 'password-too-short'],
    [`signIn(name: "Nobody", password: "${PASSWORD}")`, 'sign-in-failed'],
    ['refreshSession(refreshToken: "none")', 'refresh-token-unknown'],
  ])('answer %s with a code and a sentence', async (mutation, code) => {
    const answer = await api.send(mutation);
    expect(answer).toMatchObject({ __typename: 'AccountRefused', code });
    expect(answer.says).toMatch(/^[A-Z].*\.$/);
  });

  it('have no name that looks like that of another one', async () => {
    await api.register('Mileva');
    const answer = await api.send(`register(name: "Rnileva", password: "${PASSWORD}")`);
    expect(answer).toMatchObject({ __typename: 'AccountRefused', code: 'name-taken' });
    expect(answer.says).not.toMatch(/mileva/i);
  });

  it('are found by name, and strangers and guests are nobody of name', async () => {
    const { account } = await api.register('Karen Jones');
    const find = async (name: string) =>
      (await api.ask(`{ account(name: "${name}") { id name roles } }`)).data;
    expect(await find('karen JONES')).toEqual({
      account: { id: account, name: 'Karen Jones', roles: ['PLAYER'] },
    });
    expect(await find('Karen Janes')).toEqual({ account: null });
    expect(await me()).toEqual({ me: null });
    const { data } = await api.ask('mutation { signInAsGuest(as: SPECTATOR) { actor token } }');
    const guest = data?.['signInAsGuest'] as { actor: string; token: string };
    expect(await me(guest.token)).toEqual({
      me: { id: guest.actor, name: null, roles: ['SPECTATOR'] },
    });
  });
});

describe('A server without a database', () => {
  it('has guests, and says that it has no accounts', async () => {
    const bare = await startApi();
    const { errors } = await bare.ask(
      `mutation { signIn(name: "Ada", password: "${PASSWORD}") { __typename } }`,
    );
    expect(errors?.[0]).toMatchObject({
      message: 'This server keeps no accounts; `signInAsGuest` opens it to guests.',
      extensions: { code: 'UNAVAILABLE' },
    });
    const { data } = await bare.ask('mutation { signInAsGuest { token } }');
    const { token } = data?.['signInAsGuest'] as { token: string };
    const { data: guest } = await bare.ask('{ me { name roles } mySessions { id } }', {}, token);
    expect(guest).toEqual({ me: { name: null, roles: ['PLAYER'] }, mySessions: [] });
    await bare.close();
  });
});
