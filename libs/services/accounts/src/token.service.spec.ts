import { createHmac } from 'node:crypto';
import { derivedKey, keysFrom, keysOfRing, type KeyRing } from '@scoresheet/services-keys';
import { decodeJwt, SignJWT, UnsecuredJWT } from 'jose';
import { beforeEach, describe, expect, it } from 'vitest';
import { otherSpellings } from './testing/other-spellings.js';
import { GUEST_TOKEN_VALID_MS, issueLocalToken, signInGuest } from './bearer-tokens.js';
import { newActor, ROLES } from './identity.js';
import { TokenService } from './token.service.js';

const KEY = new Uint8Array(32).fill(7);
const KEYS = keysFrom(KEY);
const OTHER_KEY = new Uint8Array(32).fill(8);
const INVALID = { kind: 'refused', reason: 'token-invalid' };

describe('A token', () => {
  it.each(ROLES)('names its actor and the role %s, and survives a restart', async (role) => {
    const actor = newActor();
    const { token } = await new TokenService(KEYS).signBearer({ actor, role }, 60_000);
    expect(await new TokenService(KEYS).read(token)).toEqual({
      kind: 'bearer',
      bearer: { actor, role },
      tokenId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      expiresAt: expect.any(Number),
    });
  });

  it('of a session names the account and the session, and no role', async () => {
    const tokens = new TokenService(KEYS);
    const session = { accountId: newActor(), sessionId: 's-1' };
    const { token } = await tokens.signSession(session, 60_000);
    expect(await tokens.read(token)).toMatchObject({ kind: 'session', session });
    expect(decodeJwt(token)).not.toHaveProperty('role');
  });

  it('is worth nothing after its expiry, and is told from a forged one', async () => {
    let now = 1_700_000_000_000;
    const tokens = new TokenService(KEYS, () => now);
    const { token, expiresAt } = await tokens.signBearer(
      { actor: newActor(), role: 'judge' },
      60_000,
    );
    expect(expiresAt).toBe(now + 60_000);
    now += 60_001;
    expect(await tokens.read(token)).toEqual({ kind: 'refused', reason: 'token-expired' });
  });

  it('that was read before is worth nothing after its expiry, in the very same millisecond', async () => {
    let now = 1_700_000_000_000;
    const tokens = new TokenService(KEYS, () => now);
    const bearer = { actor: newActor(), role: 'judge' as const };
    const { token, expiresAt } = await tokens.signBearer(bearer, 60_000);
    const first = await tokens.read(token);
    expect(first).toMatchObject({ kind: 'bearer', bearer });
    now = expiresAt - 1;
    expect(await tokens.read(token)).toEqual(first);
    now = expiresAt;
    expect(await tokens.read(token)).toEqual({ kind: 'refused', reason: 'token-expired' });
  });

  it('of another installation is worth nothing', async () => {
    const { token } = await issueLocalToken(keysFrom(OTHER_KEY), { role: 'operator' });
    expect(await new TokenService(KEYS).read(token)).toEqual(INVALID);
  });

  it('signed with the installation key itself is worth nothing: only the derived key signs', async () => {
    const token = await new SignJWT({ role: 'operator' })
      .setProtectedHeader({ alg: 'HS256' })
      .setIssuer('scoresheet')
      .setSubject(newActor())
      .setExpirationTime('1h')
      .sign(KEY);
    expect(await new TokenService(KEYS).read(token)).toEqual(INVALID);
  });

  it('without a signature is worth nothing', async () => {
    const token = new UnsecuredJWT({ role: 'operator' })
      .setIssuer('scoresheet')
      .setSubject(newActor())
      .setExpirationTime('1h')
      .encode();
    expect(await new TokenService(KEYS).read(token)).toEqual(INVALID);
  });

  it.each(['', 'x', 'a.b.c', '\u0000', 'e30.e30.'])(
    'that is no token (%j) is refused',
    async (token) => {
      expect(await new TokenService(KEYS).read(token)).toEqual(INVALID);
    },
  );

  it('with one letter changed anywhere is refused', async () => {
    const tokens = new TokenService(KEYS);
    const { token } = await tokens.signBearer({ actor: newActor(), role: 'player' }, 60_000);
    expect(token.length).toBeGreaterThan(0);
    for (let i = 0; i < token.length; i += 1) {
      const changed = `${token.slice(0, i)}${token[i] === 'A' ? 'B' : 'A'}${token.slice(i + 1)}`;
      expect((await tokens.read(changed)).kind, `letter ${i}`).toBe('refused');
    }
  });

  it('with unused bits set in its signature is refused, whether it was read before or not', async () => {
    const tokens = new TokenService(KEYS);
    const { token } = await tokens.signBearer({ actor: newActor(), role: 'judge' }, 60_000);
    const at = token.lastIndexOf('.') + 1;
    const others = otherSpellings(token.slice(at)).map((other) => token.slice(0, at) + other);
    expect(others).toHaveLength(3);
    const readAll = () => Promise.all(others.map((other) => tokens.read(other)));
    expect(await readAll()).toEqual([INVALID, INVALID, INVALID]);
    expect(await tokens.read(token)).toMatchObject({ kind: 'bearer' });
    expect(await readAll()).toEqual([INVALID, INVALID, INVALID]);
  });

  it('with unused bits set in its head or claims is refused, even when they are signed', async () => {
    const key = derivedKey(KEY, 'scoresheet access token 1');
    const signed = (head: string, claims: string) => {
      const hmac = createHmac('sha256', key).update(`${head}.${claims}`);
      return `${head}.${claims}.${hmac.digest('base64url')}`;
    };
    const head = Buffer.from('{"alg":"HS256"} ').toString('base64url');
    const claims = Buffer.from(
      '{"iss":"scoresheet","sub":"a-00000001","role":"judge","exp":4000000000}',
    ).toString('base64url');
    const others = [
      ...otherSpellings(head).map((other) => signed(other, claims)),
      ...otherSpellings(claims).map((other) => signed(head, other)),
    ];
    expect(others).toHaveLength(15 + 3);
    const tokens = new TokenService(KEYS);
    expect(await tokens.read(signed(head, claims))).toMatchObject({ kind: 'bearer' });
    for (const other of others) expect(await tokens.read(other), other).toEqual(INVALID);
  });
});

describe('A token of an installation whose key is changed', () => {
  const FROM_MS = 1_700_000_000_000;
  const DAY_MS = 86_400_000;
  const bearer = { actor: newActor(), role: 'player' } as const;
  let nowMs: number;
  beforeEach(() => (nowMs = FROM_MS - 1_000));
  const now = () => nowMs;

  const ring = (endsTokens: boolean): KeyRing => [
    { key: KEY, fromMs: 0, endsTokens: false },
    { key: OTHER_KEY, fromMs: FROM_MS, endsTokens },
  ];
  const newTokens = (endsTokens = false) =>
    new TokenService(keysOfRing(ring(endsTokens), now), now);
  const forDays = async (tokens: TokenService, days: number) =>
    (await tokens.signBearer(bearer, days * DAY_MS)).token;

  it('is signed under the key of its time, and those of before hold on for thirty days', async () => {
    const tokens = newTokens();
    const old = await forDays(tokens, 30);
    const long = await forDays(tokens, 90);
    nowMs = FROM_MS;
    const young = await forDays(tokens, 90);
    expect(await new TokenService(keysFrom(KEY), now).read(young)).toEqual(INVALID);
    expect(await new TokenService(keysFrom(OTHER_KEY), now).read(young)).toMatchObject({ bearer });
    for (const one of [old, long, young]) expect(await tokens.read(one)).toMatchObject({ bearer });
    nowMs = FROM_MS + 30 * DAY_MS - 2_000;
    for (const one of [old, long]) expect(await newTokens().read(one)).toMatchObject({ bearer });
    nowMs = FROM_MS + 30 * DAY_MS;
    for (const reader of [tokens, newTokens()]) {
      expect((await reader.read(old)).kind).toBe('refused');
      expect(await reader.read(long)).toEqual(INVALID);
      expect(await reader.read(young)).toMatchObject({ bearer });
    }
  });

  it('ends with its key at once where the new one ends tokens, remembered or not', async () => {
    const tokens = newTokens(true);
    const old = await forDays(tokens, 30);
    // Who holds a socket open is known by this time, too.
    expect(await tokens.read(old)).toMatchObject({ bearer, expiresAt: FROM_MS });
    nowMs = FROM_MS - 1;
    expect(await tokens.read(old)).toMatchObject({ bearer });
    nowMs = FROM_MS;
    expect(await tokens.read(old)).toEqual(INVALID);
    expect(await newTokens(true).read(old)).toEqual(INVALID);
    const young = await forDays(tokens, 30);
    expect(await tokens.read(young)).toMatchObject({ bearer, expiresAt: FROM_MS + 30 * DAY_MS });
  });
});

describe('A guest', () => {
  it('gets a new actor each time, for long enough to finish a tournament', async () => {
    const tokens = new TokenService(KEYS);
    const [first, second] = [
      await signInGuest(tokens, 'player'),
      await signInGuest(tokens, 'player'),
    ];
    expect(first.actor).not.toBe(second.actor);
    expect(first.role).toBe('player');
    expect(first.expiresAt).toBeGreaterThan(Date.now() + GUEST_TOKEN_VALID_MS - 60_000);
  });
});
