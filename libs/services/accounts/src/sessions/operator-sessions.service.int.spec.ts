import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { Logger } from '@nestjs/common';
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

describe('The sessions of somebody else', () => {
  it('are seen and closed by operators, and the log says by whom, and no secret', async () => {
    const open = await register();
    const [seen] = granted(await house.operatorSessions.of(open.accountId, OPERATOR));
    expect(seen?.id).toBe(open.sessionId);
    const logged = vi.spyOn(Logger.prototype, 'log');
    const { accountId, sessionId, accessToken, refreshToken } = open;
    expect(await house.operatorSessions.close(accountId, sessionId, OPERATOR)).toBeUndefined();
    expect(await viewerOf(house, accessToken)).toBe('session-ended');
    const lines = JSON.stringify(logged.mock.calls);
    logged.mockRestore();
    expect(lines).toContain(`"by":"${OPERATOR.accountId}"`);
    expect(lines).not.toContain(accessToken);
    expect(lines).not.toContain(refreshToken);
    expect(granted(await house.operatorSessions.of(accountId, OPERATOR))).toEqual([]);
  });

  it('are nothing for others', async () => {
    const { accountId, sessionId, accessToken } = await register();
    const judge: Identity = { accountId: 'somebody', roles: ['player', 'judge', 'organiser'] };
    expect(codeOf(await house.operatorSessions.of(accountId, judge))).toBe('not-an-operator');
    const closed = await house.operatorSessions.close(accountId, sessionId, judge);
    expect(codeOf(closed)).toBe('not-an-operator');
    expect(await viewerOf(house, accessToken)).toMatchObject({ accountId });
  });

  it('are closed where they are: a session of another account is none of this one', async () => {
    const [one, other] = [await register(), await register()];
    const closed = await house.operatorSessions.close(one.accountId, other.sessionId, OPERATOR);
    expect(codeOf(closed)).toBe('no-such-session');
    expect(await viewerOf(house, other.accessToken)).toMatchObject({ accountId: other.accountId });
  });
});
