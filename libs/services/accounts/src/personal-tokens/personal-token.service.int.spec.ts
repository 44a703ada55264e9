import { withoutUndefined } from '@scoresheet/rules-engine';
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
import { signInGuest } from '../bearer-tokens.js';
import type { Identity } from '../identity.js';
import { LIVE_FOR_MS } from '../liveness/live-for.js';
import { MAX_PERSONAL_TOKENS } from './limits.js';
import type { WantedToken } from './personal-token.service.js';

const DAY_MS = 86_400_000;
const WANTED: WantedToken = { name: 'my bot', scopes: ['play', 'read'] };

let house: TestHouse;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

async function somebody(): Promise<Identity> {
  const open = granted(await house.accounts.register({ name: newName(), password: PASSWORD }));
  return { accountId: open.accountId, sessionId: open.sessionId, roles: ['player'] };
}

const create = async (asker: Identity, wanted: Partial<WantedToken> = {}) =>
  granted(await house.personalTokens.create(asker, { ...WANTED, ...wanted }));

describe('A personal token', () => {
  it('stands for its account, with the scopes that it was given and no session', async () => {
    const asker = await somebody();
    const { secret } = await create(asker);
    const { accountId, roles } = asker;
    expect(await viewerOf(house, secret)).toEqual({ accountId, roles, scopes: ['read', 'play'] });
  });

  it('is kept as a digest alone', async () => {
    const { secret, kept } = await create(await somebody());
    expect(secret).toMatch(/^scoresheet_[\w-]{43}$/);
    const rows = JSON.stringify(
      await house.database.query('select * from scoresheet.personal_token'),
    );
    expect(rows).toContain(kept.digest);
    expect(rows).not.toContain(secret.slice('scoresheet_'.length));
  });

  it('expires when it was told to', async () => {
    const { secret, kept } = await create(await somebody(), { days: 2 });
    house.pass(2 * DAY_MS - 60_000);
    expect(await viewerOf(house, secret)).toMatchObject({ accountId: kept.accountId });
    house.pass(60_000 + LIVE_FOR_MS);
    expect(await viewerOf(house, secret)).toBe('token-revoked');
    expect(await house.personalTokens.of(kept.accountId)).toEqual([]);
  });

  it('is revoked by its owner at once, and within a second in every other process', async () => {
    const asker = await somebody();
    const { secret, kept } = await create(asker);
    const other = await house.another();
    expect(await viewerOf(other, secret)).toMatchObject({ accountId: asker.accountId });
    expect(await house.personalTokens.revoke(asker, kept.id)).toBeUndefined();
    expect(await viewerOf(house, secret)).toBe('token-revoked');
    house.pass(LIVE_FOR_MS);
    expect(await viewerOf(other, secret)).toBe('token-revoked');
  });

  it('is revoked by operators, and by nobody else', async () => {
    const { secret, kept } = await create(await somebody());
    expect(codeOf(await house.personalTokens.revoke(await somebody(), kept.id))).toBe(
      'token-unknown',
    );
    expect(await viewerOf(house, secret)).toMatchObject({ accountId: kept.accountId });
    expect(await house.personalTokens.revoke(OPERATOR, kept.id)).toBeUndefined();
    expect(await viewerOf(house, secret)).toBe('token-revoked');
  });

  it('loses with its account the roles, and ends with it', async () => {
    const asker = await somebody();
    const { secret } = await create(asker);
    const { accountId } = asker;
    await house.roles.revoke({ accountId, role: 'player', by: OPERATOR });
    expect(await viewerOf(house, secret)).toMatchObject({ roles: [] });
    await house.erasure.eraseFor(accountId, OPERATOR);
    expect(await viewerOf(house, secret)).toBe('token-revoked');
  });

  it.each([
    [{ name: ' ' }, 'token-name-not-allowed'],
    [{ name: 'two\nlines' }, 'token-name-not-allowed'],
    [{ name: 'x'.repeat(65) }, 'token-name-not-allowed'],
    [{ scopes: [] }, 'scopes-missing'],
    [{ days: 0 }, 'token-term-not-allowed'],
    [{ days: 1.5 }, 'token-term-not-allowed'],
    [{ days: 367 }, 'token-term-not-allowed'],
  ])('is not made with %j', async (wrong, code) => {
    const answer = await house.personalTokens.create(await somebody(), { ...WANTED, ...wrong });
    expect(codeOf(answer)).toBe(code);
  });

  it('makes no other token, and neither does a guest', async () => {
    const { accountId } = await somebody();
    const asker: Identity = { accountId, roles: ['player'], scopes: ['read', 'play'] };
    expect(codeOf(await house.personalTokens.create(asker, WANTED))).toBe('no-account');
  });

  it('is one of so many; who has them revokes one first', async () => {
    const asker = await somebody();
    const made = [];
    for (let i = 0; i < MAX_PERSONAL_TOKENS; i += 1) made.push(await create(asker));
    expect(codeOf(await house.personalTokens.create(asker, WANTED))).toBe('too-many-tokens');
    await house.personalTokens.revoke(asker, made[0]?.kept.id ?? '');
    await create(asker);
    expect(await house.personalTokens.of(asker.accountId)).toHaveLength(MAX_PERSONAL_TOKENS);
  });
});

describe('Personal tokens of an account', () => {
  /** With a token; the session that asks, and how each is seen by another process. */
  async function owner() {
    const asker = await somebody();
    const { secret, kept } = await create(asker);
    const other = await house.another();
    const seen = async () => {
      house.pass(LIVE_FOR_MS);
      return viewerOf(other, secret);
    };
    return { asker, kept, seen };
  }
  const NEXT = 'eight blue lanterns';

  it.each<[string, (asker: Identity, keepTokens?: boolean) => Promise<object>]>([
    [
      'a new password',
      (asker, keepTokens) =>
        house.accounts.changePassword(
          asker,
          withoutUndefined({
            current: PASSWORD,
            next: NEXT,
            keepTokens,
          }),
        ),
    ],
    [
      'signing out everywhere',
      ({ accountId }, keepTokens) => house.sessions.endAll(accountId, keepTokens),
    ],
  ])('are ended by %s and named, unless they are to be kept', async (_what, act) => {
    const [leaver, keeper, stranger] = [await owner(), await owner(), await owner()];
    expect(await act(leaver.asker)).toEqual({
      ended: [expect.objectContaining({ id: leaver.kept.id, name: 'my bot' })],
      kept: [],
    });
    expect(await leaver.seen()).toBe('token-revoked');
    expect(await act(keeper.asker, true)).toEqual({
      ended: [],
      kept: [expect.objectContaining({ id: keeper.kept.id })],
    });
    expect(await keeper.seen()).toMatchObject({ accountId: keeper.asker.accountId });
    expect(await stranger.seen()).toMatchObject({ accountId: stranger.asker.accountId });
  });

  it('stay when the password is refused', async () => {
    const { asker, seen } = await owner();
    const wrong = { current: 'not mine at all', next: NEXT };
    expect(codeOf(await house.accounts.changePassword(asker, wrong))).toBe('password-wrong');
    expect(await seen()).toMatchObject({ accountId: asker.accountId });
  });

  it('are not made by a session that was ended in between', async () => {
    const asker = await somebody();
    await house.sessions.endAll(asker.accountId);
    expect(codeOf(await house.personalTokens.create(asker, WANTED))).toBe('session-ended');
  });

  it('are ended, whoever makes one at the same moment', async () => {
    for (let round = 0; round < 5; round += 1) {
      const asker = await somebody();
      await Promise.all([
        house.sessions.endAll(asker.accountId),
        house.personalTokens.create(asker, WANTED),
      ]);
      expect(await house.personalTokens.of(asker.accountId)).toEqual([]);
    }
  });
});

describe('A token that is the whole account', () => {
  it('can be thrown away by whoever shows it, and the next guest is not touched', async () => {
    const [mine, other] = [
      await signInGuest(house.tokens, 'player'),
      await signInGuest(house.tokens, 'player'),
    ];
    const shown = await house.authenticator.authenticate(mine.token);
    if (!shown.valid || shown.credential.kind !== 'bearer') throw new Error('no guest');
    await house.personalTokens.throwAway(shown.credential);
    await house.personalTokens.throwAway(shown.credential);
    expect(await viewerOf(house, mine.token)).toBe('token-revoked');
    expect(await viewerOf(await house.another(), mine.token)).toBe('token-revoked');
    expect(await viewerOf(house, other.token)).toMatchObject({ accountId: other.actor });
  });
});
