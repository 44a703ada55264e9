import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  codeOf,
  granted,
  newName,
  openHouse,
  OPERATOR,
  PASSWORD,
  viewerOf,
  type TestHouse,
} from '../accounts.spec-kit.js';
import type { Identity } from '../identity.js';

let house: TestHouse;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const register = async () =>
  granted(await house.accounts.register({ name: newName(), password: PASSWORD }));

describe('A role', () => {
  it('is given by an operator and counts at once, for sessions that are open already', async () => {
    const { accountId, accessToken } = await register();
    expect(await viewerOf(house, accessToken)).toMatchObject({ roles: ['player'] });
    const change = { accountId, role: 'judge', by: OPERATOR } as const;
    expect(await house.roles.grant(change)).toBeUndefined();
    expect(await viewerOf(house, accessToken)).toMatchObject({ roles: ['player', 'judge'] });
    expect(await house.roles.revoke({ ...change, role: 'player' })).toBeUndefined();
    expect(await viewerOf(house, accessToken)).toMatchObject({ roles: ['judge'] });
  });

  it('of an operator lets an account give roles itself', async () => {
    const [boss, other] = [await register(), await register()];
    await house.roles.grant({ accountId: boss.accountId, role: 'operator', by: OPERATOR });
    const by = (await viewerOf(house, boss.accessToken)) as Identity;
    const change = { accountId: other.accountId, role: 'organiser', by } as const;
    expect(await house.roles.grant(change)).toBeUndefined();
    expect(await house.roles.rolesOf(other.accountId)).toEqual(['player', 'organiser']);
  });

  it.each(['player', 'judge', 'organiser', 'spectator'] as const)(
    'is not given by a %s',
    async (role) => {
      const { accountId } = await register();
      const by: Identity = { accountId, roles: [role] };
      const change = { accountId, role: 'operator', by } as const;
      expect(codeOf(await house.roles.grant(change))).toBe('not-an-operator');
      expect(codeOf(await house.roles.revoke(change))).toBe('not-an-operator');
      expect(codeOf(await house.roles.grantsOf(accountId, by))).toBe('not-an-operator');
      expect(await house.roles.rolesOf(accountId)).toEqual(['player']);
    },
  );

  it('is given once, however many operators give it at the same moment', async () => {
    const { accountId } = await register();
    const change = { accountId, role: 'judge', by: OPERATOR } as const;
    await Promise.all([1, 2, 3, 4].map(() => house.roles.grant(change)));
    expect(await house.roles.rolesOf(accountId)).toEqual(['player', 'judge']);
  });

  it('stays on the list with who gave and who took it, and can be given again', async () => {
    const { accountId } = await register();
    const change = { accountId, role: 'judge', by: OPERATOR } as const;
    await house.roles.grant(change);
    await house.roles.revoke({ ...change, by: { ...OPERATOR, accountId: 'a-second' } });
    await house.roles.grant(change);
    expect(await house.roles.grantsOf(accountId, OPERATOR)).toMatchObject([
      { role: 'player', grantedBy: accountId, revokedAt: null },
      { role: 'judge', grantedBy: OPERATOR.accountId, revokedBy: 'a-second' },
      { role: 'judge', grantedBy: OPERATOR.accountId, revokedBy: null },
    ]);
  });

  it('is given to accounts that there are', async () => {
    const change = { accountId: 'a-guest', role: 'judge', by: OPERATOR } as const;
    expect(codeOf(await house.roles.grant(change))).toBe('account-unknown');
  });
});
