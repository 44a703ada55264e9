import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  codeOf,
  granted,
  newName,
  openHouse,
  OPERATOR,
  PASSWORD,
  type TestAccounts,
  type TestHouse,
} from '../accounts.spec-kit.js';
import type { OpenBrowserSession } from './browser-session.service.js';
import { BROWSER_SESSION_LASTS_MS, PROLONGED_EVERY_MS, SESSION_VALID_MS } from './limits.js';

const DAY_MS = 86_400_000;

let house: TestHouse;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

async function openOf(name = newName()): Promise<OpenBrowserSession> {
  const enrolled = await house.accounts.enrol({ name, password: PASSWORD });
  return granted(await house.browsers.open(granted(enrolled)));
}

const openGuest = async () => granted(await house.browsers.openGuest('player'));

/** Who the cookie stands for, or why for nobody. */
async function shown({ secret }: OpenBrowserSession, to: TestAccounts = house) {
  const answer = await to.authenticator.authenticateCookie(secret);
  if (answer === undefined) return 'nobody';
  return answer.valid ? answer.viewer : answer.reason;
}

const rowsOf = ({ viewer }: OpenBrowserSession) =>
  house.database.query<{ expires_at: Date }[]>(
    'select * from scoresheet.session where account_id = $1',
    [viewer.accountId],
  );

describe("A browser's session", () => {
  it('of an account is the account, with its roles', async () => {
    const open = await openOf();
    expect(open.viewer).toEqual({
      accountId: expect.stringMatching(/^a-/),
      roles: ['player'],
      sessionId: expect.stringMatching(/^s-/),
    });
    expect(await shown(open)).toEqual(open.viewer);
    const [listed] = await house.sessions.of(open.viewer.accountId);
    expect(listed?.id).toBe(open.viewer.sessionId);
  });

  it('of a guest is a guest for as long as it is used, and has no account', async () => {
    const open = await openGuest();
    expect(open.viewer).toEqual({ accountId: expect.any(String), roles: ['player'] });
    house.pass(SESSION_VALID_MS - DAY_MS);
    expect(await shown(open)).toEqual(open.viewer);
    house.pass(SESSION_VALID_MS - DAY_MS);
    expect(await shown(open)).toEqual(open.viewer);
  });

  it('is good in two tabs at once, and in every process', async () => {
    const open = await openOf();
    house.pass(PROLONGED_EVERY_MS + 1);
    const other = await house.another();
    const answers = await Promise.all([shown(open), shown(open), shown(open, other)]);
    expect(answers).toEqual([open.viewer, open.viewer, open.viewer]);
    house.pass(PROLONGED_EVERY_MS + 1);
    expect(await shown(open)).toEqual(open.viewer);
  });

  it('is prolonged by its use, and expires when nobody uses it', async () => {
    const open = await openOf();
    const before = await rowsOf(open);
    house.pass(PROLONGED_EVERY_MS - 1_000);
    await shown(open);
    expect(await rowsOf(open)).toEqual(before);
    house.pass(2_000);
    await shown(open);
    const [{ expires_at: end } = { expires_at: new Date(0) }] = await rowsOf(open);
    expect(end.getTime()).toBeGreaterThan(open.expiresAt);
    house.pass(SESSION_VALID_MS + 1_000);
    expect(await shown(open)).toBe('nobody');
  });

  it('ends after half a year, however much it is used', async () => {
    const open = await openGuest();
    const days = BROWSER_SESSION_LASTS_MS / DAY_MS;
    const stays: boolean[] = [];
    for (let day = 0; day <= days; day += 20) {
      stays.push((await shown(open)) !== 'nobody');
      house.pass(20 * DAY_MS);
    }
    expect(stays.slice(0, -1).every(Boolean)).toBe(true);
    expect(await shown(open)).toBe('nobody');
  });

  it('is kept as a digest: its secret stands nowhere in the database', async () => {
    const open = await openOf();
    const dump = JSON.stringify(await house.database.query('select * from scoresheet.session'));
    expect(dump).toContain(open.viewer.sessionId);
    expect(dump).not.toContain(open.secret);
  });

  it.each(['', 'x', 'a.b.c', 'x'.repeat(43)])('is nobody’s for the cookie %j', async (secret) => {
    expect(await house.authenticator.authenticateCookie(secret)).toBeUndefined();
  });
});

describe("A browser's session ends", () => {
  it.each([
    ['when it is closed', ({ secret }: OpenBrowserSession) => closed(secret)],
    [
      'with the others of its account',
      ({ viewer }: OpenBrowserSession) => house.sessions.endAll(viewer.accountId),
    ],
    [
      'as one of those that are listed',
      ({ viewer }: OpenBrowserSession) =>
        house.sessions.end(viewer.accountId, String(viewer.sessionId)),
    ],
    [
      'when its account is erased',
      ({ viewer }: OpenBrowserSession) => house.erasure.eraseFor(viewer.accountId, OPERATOR),
    ],
  ])('%s', async (_when, end) => {
    const [open, other] = [await openOf(), await openOf()];
    expect(await shown(open)).toEqual(open.viewer);
    await end(open);
    expect([await shown(open), await shown(other)]).toEqual(['nobody', other.viewer]);
  });

  async function closed(secret: string): Promise<void> {
    const answer = await house.authenticator.authenticateCookie(secret);
    if (!answer?.valid || answer.credential.kind !== 'cookie') throw new Error('no cookie');
    await house.browsers.close(answer.credential);
  }

  it('for a guest without a trace, when it is closed or was not used for long', async () => {
    const [open, forgotten] = [await openGuest(), await openGuest()];
    await closed(open.secret);
    expect([await shown(open), await rowsOf(open)]).toEqual(['nobody', []]);
    house.pass(SESSION_VALID_MS + 1_000);
    await openGuest();
    expect(await rowsOf(forgotten)).toEqual([]);
  });

  it('for whoever is blocked, account or guest, with the reason', async () => {
    const both = [await openOf(), await openGuest()];
    const says = { reason: 'Threatened a player.' };
    for (const { viewer } of both) {
      granted(await house.blocks.blockAccount(OPERATOR, viewer.accountId, says));
    }
    expect(await Promise.all(both.map((open) => shown(open)))).toEqual(['blocked', 'blocked']);
  });

  it('before it has begun, where the password has changed meanwhile', async () => {
    const name = newName();
    const enrolled = granted(await house.accounts.enrol({ name, password: PASSWORD }));
    const { accountId } = enrolled;
    const change = { current: PASSWORD, next: 'eight blue lanterns' };
    granted(await house.accounts.changePassword({ accountId, roles: [] }, change));
    expect(codeOf(await house.browsers.open(enrolled))).toBe('sign-in-failed');
  });
});
