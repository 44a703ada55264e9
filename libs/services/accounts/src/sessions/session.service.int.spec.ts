import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
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
import { LIVE_FOR_MS } from '../liveness/live-for.js';
import { ACCESS_TOKEN_VALID_MS, MAX_SESSIONS, SESSION_VALID_MS } from './limits.js';
import type { OpenSession } from './session.service.js';

let house: TestHouse;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const register = async (name = newName()): Promise<OpenSession> =>
  granted(await house.accounts.register({ name, password: PASSWORD }));

const refresh = async ({ refreshToken }: OpenSession) => house.sessions.refresh(refreshToken);

const lives = async ({ accessToken }: OpenSession) =>
  typeof (await viewerOf(house, accessToken)) === 'object';

describe('A session', () => {
  it('goes on with each refresh, under the same id', async () => {
    const first = await register();
    house.pass(ACCESS_TOKEN_VALID_MS + 1_000);
    expect(await viewerOf(house, first.accessToken)).toBe('token-expired');
    const second = granted(await refresh(first));
    expect(second).toMatchObject({ accountId: first.accountId, sessionId: first.sessionId });
    expect(second.refreshToken).not.toBe(first.refreshToken);
    expect(await lives(second)).toBe(true);
    const third = granted(await refresh(second));
    expect(await lives(third)).toBe(true);
  });

  it('is ended by a refresh token that comes a second time, for thief and robbed alike', async () => {
    const first = await register();
    const second = granted(await refresh(first));
    expect(codeOf(await refresh(first))).toBe('refresh-token-reused');
    expect(await lives(second)).toBe(false);
    expect(codeOf(await refresh(second))).toBe('session-ended');
    expect(await house.sessions.of(first.accountId)).toEqual([]);
  });

  it('is ended by two refreshes at once, of which one gets tokens that are worth nothing', async () => {
    const first = await register();
    const answers = await Promise.all([refresh(first), refresh(first), refresh(first)]);
    const opened = answers.filter((answer) => 'accessToken' in answer);
    expect(opened).toHaveLength(1);
    expect(await lives(opened[0] as OpenSession)).toBe(false);
  });

  it('leaves other sessions of the account alone when it is ended so', async () => {
    const name = newName();
    const first = await register(name);
    const other = granted(await house.accounts.signIn({ name, password: PASSWORD }));
    await refresh(first);
    await refresh(first);
    expect(await lives(other)).toBe(true);
  });

  it('expires when nobody refreshes it', async () => {
    const open = await register();
    house.pass(SESSION_VALID_MS + 1_000);
    expect(codeOf(await refresh(open))).toBe('session-expired');
    expect(await house.sessions.of(open.accountId)).toEqual([]);
  });

  it.each(['', 'x', 'a.b.c'])('is nobody else to be refreshed with %j', async (token) => {
    expect(codeOf(await house.sessions.refresh(token))).toBe('refresh-token-unknown');
  });

  it('is kept as digests: no token stands in the database', async () => {
    const open = await register();
    const next = granted(await refresh(open));
    const dump = JSON.stringify([
      await house.database.query('select * from scoresheet.refresh_token'),
      await house.database.query('select * from scoresheet.session'),
      await house.database.query('select * from scoresheet.account'),
    ]);
    expect(dump).toContain(open.sessionId);
    for (const secret of [open.refreshToken, next.refreshToken, next.accessToken, PASSWORD]) {
      expect(dump).not.toContain(secret);
    }
  });
});

describe('Signing out', () => {
  it('takes effect on access tokens at once', async () => {
    const open = await register();
    expect(await lives(open)).toBe(true);
    expect(await house.sessions.end(open.accountId, open.sessionId)).toBeUndefined();
    expect(await viewerOf(house, open.accessToken)).toBe('session-ended');
    expect(codeOf(await refresh(open))).toBe('session-ended');
  });

  it('takes effect in another process within the time that it trusts an answer', async () => {
    const open = await register();
    const other = await house.another();
    expect(await viewerOf(other, open.accessToken)).toMatchObject({ accountId: open.accountId });
    await house.sessions.end(open.accountId, open.sessionId);
    house.pass(LIVE_FOR_MS);
    expect(await viewerOf(other, open.accessToken)).toBe('session-ended');
  });

  it('everywhere ends every session of the account, and of no other', async () => {
    const name = newName();
    const [first, stranger] = [await register(name), await register()];
    const second = granted(await house.accounts.signIn({ name, password: PASSWORD }));
    await house.sessions.endAll(first.accountId);
    expect(await Promise.all([first, second, stranger].map(lives))).toEqual([false, false, true]);
  });

  it("refuses the session of somebody else, and does not say that it is somebody's", async () => {
    const [mine, other] = [await register(), await register()];
    expect(codeOf(await house.sessions.end(mine.accountId, other.sessionId))).toBe(
      'session-unknown',
    );
    expect(codeOf(await house.sessions.end(mine.accountId, 's-none'))).toBe('session-unknown');
    expect(await lives(other)).toBe(true);
  });

  it('twice is done twice', async () => {
    const { accountId, sessionId } = await register();
    await house.sessions.end(accountId, sessionId);
    expect(await house.sessions.end(accountId, sessionId)).toBeUndefined();
  });
});

describe('The sessions of an account', () => {
  it('are so many and no more: the one refreshed longest ago gives way', async () => {
    const name = newName();
    const first = await register(name);
    house.pass(1_000);
    for (let i = 1; i <= MAX_SESSIONS; i += 1) {
      granted(await house.accounts.signIn({ name, password: PASSWORD, device: `device ${i}` }));
    }
    expect(await house.sessions.of(first.accountId)).toHaveLength(MAX_SESSIONS);
    expect(await lives(first)).toBe(false);
  });

  it('are opened at once on many devices, and none beyond the limit', async () => {
    const name = newName();
    const { accountId } = await register(name);
    const signIn = () => house.accounts.signIn({ name, password: PASSWORD });
    (await Promise.all(Array.from({ length: MAX_SESSIONS + 4 }, signIn))).forEach(granted);
    expect(await house.sessions.of(accountId)).toHaveLength(MAX_SESSIONS);
  });

  it('leave nothing behind once they have expired', async () => {
    const name = newName();
    const first = await register(name);
    granted(await refresh(first));
    house.pass(SESSION_VALID_MS + 1_000);
    const last = granted(await house.accounts.signIn({ name, password: PASSWORD }));
    const rows = await house.database.query<{ session_id: string }[]>(
      `select session_id from scoresheet.refresh_token where session_id in ($1, $2)`,
      [first.sessionId, last.sessionId],
    );
    expect(rows).toEqual([{ session_id: last.sessionId }]);
  });
});

/** As a refresh does: first the session is locked, then its token changes; between them comes `work`. */
async function refreshingAround(sessionId: string, work: () => Promise<unknown>): Promise<void> {
  const runner = house.database.createQueryRunner();
  await runner.startTransaction();
  await runner.query('select from scoresheet.session where id = $1 for update', [sessionId]);
  const worked = work();
  const waits = `select count(*)::int as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  await vi.waitFor(async () => expect(await house.database.query(waits)).toEqual([{ count: 1 }]), {
    timeout: 15_000,
  });
  const used = 'update scoresheet.refresh_token set used_at = now() where session_id = $1';
  await runner.query(used, [sessionId]);
  await runner.commitTransaction();
  await runner.release();
  await worked;
}

describe('Refreshing a session', () => {
  it('and erasing its account do not wait for each other', async () => {
    const { accountId, sessionId, accessToken } = await register();
    await refreshingAround(sessionId, () => house.erasure.eraseFor(accountId, OPERATOR));
    expect(await viewerOf(house, accessToken)).toBe('session-ended');
  });

  it('that has expired, and removing it at the next sign-in, do not wait for each other', async () => {
    const name = newName();
    const { sessionId } = granted(await house.accounts.register({ name, password: PASSWORD }));
    house.pass(SESSION_VALID_MS + 1);
    await refreshingAround(sessionId, async () =>
      granted(await house.accounts.signIn({ name, password: PASSWORD })),
    );
  });
});
