import { decodeJwt, SignJWT, UnsecuredJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import { newActor, ROLES } from './identity.js';
import { GUEST_TOKEN_VALID_MS, issueLocalToken, signInGuest } from './bearer-tokens.js';
import { TokenService } from './token.service.js';

const KEY = new Uint8Array(32).fill(7);
const OTHER_KEY = new Uint8Array(32).fill(8);
const INVALID = { kind: 'refused', reason: 'token-invalid' };

describe('A token', () => {
  it.each(ROLES)('names its actor and the role %s, and survives a restart', async (role) => {
    const actor = newActor();
    const { token } = await new TokenService(KEY).signBearer({ actor, role }, 60_000);
    expect(await new TokenService(KEY).read(token)).toEqual({
      kind: 'bearer',
      bearer: { actor, role },
      tokenId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      expiresAt: expect.any(Number),
    });
  });

  it('of a session names the account and the session, and no role', async () => {
    const tokens = new TokenService(KEY);
    const session = { accountId: newActor(), sessionId: 's-1' };
    const { token } = await tokens.signSession(session, 60_000);
    expect(await tokens.read(token)).toMatchObject({ kind: 'session', session });
    expect(decodeJwt(token)).not.toHaveProperty('role');
  });

  it('is worth nothing after its expiry, and is told from a forged one', async () => {
    let now = 1_700_000_000_000;
    const tokens = new TokenService(KEY, () => now);
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
    const tokens = new TokenService(KEY, () => now);
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
    const { token } = await issueLocalToken(OTHER_KEY, { role: 'operator' });
    expect(await new TokenService(KEY).read(token)).toEqual(INVALID);
  });

  it('signed with the installation key itself is worth nothing: only the derived key signs', async () => {
    const token = await new SignJWT({ role: 'operator' })
      .setProtectedHeader({ alg: 'HS256' })
      .setIssuer('scoresheet')
      .setSubject(newActor())
      .setExpirationTime('1h')
      .sign(KEY);
    expect(await new TokenService(KEY).read(token)).toEqual(INVALID);
  });

  it('without a signature is worth nothing', async () => {
    const token = new UnsecuredJWT({ role: 'operator' })
      .setIssuer('scoresheet')
      .setSubject(newActor())
      .setExpirationTime('1h')
      .encode();
    expect(await new TokenService(KEY).read(token)).toEqual(INVALID);
  });

  it.each(['', 'x', 'a.b.c', '\u0000', 'e30.e30.'])(
    'that is no token (%j) is refused',
    async (token) => {
      expect(await new TokenService(KEY).read(token)).toEqual(INVALID);
    },
  );

  it('with one letter changed anywhere is refused', async () => {
    const tokens = new TokenService(KEY);
    const { token } = await tokens.signBearer({ actor: newActor(), role: 'player' }, 60_000);
    // The last letter of base64url carries bits that nobody reads, so it is left alone.
    for (let i = 0; i < token.length - 1; i += 1) {
      const changed = `${token.slice(0, i)}${token[i] === 'A' ? 'B' : 'A'}${token.slice(i + 1)}`;
      expect((await tokens.read(changed)).kind, `letter ${i}`).toBe('refused');
    }
  });
});

describe('A guest', () => {
  it('gets a new actor each time, for long enough to finish a tournament', async () => {
    const tokens = new TokenService(KEY);
    const [first, second] = [
      await signInGuest(tokens, 'player'),
      await signInGuest(tokens, 'player'),
    ];
    expect(first.actor).not.toBe(second.actor);
    expect(first.role).toBe('player');
    expect(first.expiresAt).toBeGreaterThan(Date.now() + GUEST_TOKEN_VALID_MS - 60_000);
  });
});
