import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ERASED_NAME } from './accounts.service.js';
import {
  codeOf,
  granted,
  openHouse,
  OPERATOR,
  PASSWORD,
  viewerOf,
  type TestHouse,
} from './accounts.spec-kit.js';
import type { Identity } from './identity.js';

let house: TestHouse;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const register = async (name: string) =>
  granted(await house.accounts.register({ name, password: PASSWORD, device: `${name} at home` }));

/** Everything that the database holds, as text. */
async function everything(): Promise<string> {
  const tables = await house.database.query<{ table_name: string }[]>(
    `select table_name from information_schema.tables where table_schema = 'scoresheet'`,
  );
  const rows = tables.map(({ table_name }) =>
    house.database.query(`select * from scoresheet."${table_name}"`),
  );
  return JSON.stringify(await Promise.all(rows));
}

describe('Erasing an account', () => {
  it('leaves the id and nothing that tells who it was', async () => {
    const open = await register('Hedy Lamarr');
    expect((await everything()).match(/hedy lamarr/gi)?.length).toBeGreaterThan(1);
    const asker = (await viewerOf(house, open.accessToken)) as Identity;
    expect(await house.erasure.eraseOwn(asker, PASSWORD)).toBeUndefined();

    const left = await everything();
    expect(left).toContain(open.accountId);
    expect(left).not.toMatch(/hedy|lamarr/i);
    expect(await house.accounts.namesOf([open.accountId])).toEqual(
      new Map([[open.accountId, ERASED_NAME]]),
    );
  });

  it('ends its sessions and its roles', async () => {
    const open = await register('Sophie Germain');
    await house.erasure.eraseFor(open.accountId, OPERATOR);
    expect(await viewerOf(house, open.accessToken)).toBe('session-ended');
    expect(codeOf(await house.sessions.refresh(open.refreshToken))).toBe('refresh-token-unknown');
    expect(await house.roles.rolesOf(open.accountId)).toEqual([]);
    expect(
      codeOf(await house.roles.grant({ accountId: open.accountId, role: 'judge', by: OPERATOR })),
    ).toBe('account-erased');
  });

  it('makes the name free, for another account with another id', async () => {
    const before = await register('Rosa Parks');
    await house.erasure.eraseFor(before.accountId, OPERATOR);
    const signIn = { name: 'Rosa Parks', password: PASSWORD };
    expect(codeOf(await house.accounts.signIn(signIn))).toBe('sign-in-failed');
    const after = await register('Rosa Parks');
    expect(after.accountId).not.toBe(before.accountId);
    expect((await house.accounts.namesOf([before.accountId])).get(before.accountId)).toBe(
      ERASED_NAME,
    );
  });

  it('is for the person with the password, or an operator', async () => {
    const open = await register('Lise Meitner');
    const asker = (await viewerOf(house, open.accessToken)) as Identity;
    expect(codeOf(await house.erasure.eraseOwn(asker, 'not the password'))).toBe('password-wrong');
    expect(codeOf(await house.erasure.eraseFor(open.accountId, asker))).toBe('not-an-operator');
    expect(codeOf(await house.erasure.eraseFor('a-none', OPERATOR))).toBe('account-unknown');
    expect(await viewerOf(house, open.accessToken)).toEqual(asker);
  });

  it('erases what others keep of the person, and else leaves the account to try again', async () => {
    const asked: string[] = [];
    let isAway = true;
    house.erasure.alsoErase(async (accountId) => {
      asked.push(accountId);
      if (isAway) throw new Error('away');
    });
    const { accountId, accessToken } = await register('Emmy Noether');
    const asker = (await viewerOf(house, accessToken)) as Identity;
    await expect(house.erasure.eraseOwn(asker, PASSWORD)).rejects.toThrow('away');
    isAway = false;
    expect(await house.erasure.eraseOwn(asker, PASSWORD)).toBeUndefined();
    expect(asked).toEqual([accountId, accountId]);
    expect(await viewerOf(house, accessToken)).toBe('session-ended');
  });

  it('twice is done twice', async () => {
    const { accountId } = await register('Chien-Shiung Wu');
    await house.erasure.eraseFor(accountId, OPERATOR);
    expect(await house.erasure.eraseFor(accountId, OPERATOR)).toBeUndefined();
  });
});
