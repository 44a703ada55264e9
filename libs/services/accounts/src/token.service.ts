/** Tokens signed and read on this machine with a key that only the installation knows. */
import { hkdfSync } from 'node:crypto';
import { errors, jwtVerify, SignJWT, type JWTPayload } from 'jose';
import { z } from 'zod';
import { accountIdSchema, roleSchema, type Role } from './identity.js';

const ISSUER = 'scoresheet';
const ALGORITHM = 'HS256';
const KEY_BYTES = 32;
/** One label for each use of the installation's key: no derived key tells anything of another. */
const KEY_LABEL = 'scoresheet access token 1';

/** Somebody in one role, for whom the token is the whole account. */
export interface Bearer {
  readonly actor: string;
  readonly role: Role;
}

/** A session of an account; what it may do is looked up, so that it can be taken away. */
export interface SessionClaim {
  readonly accountId: string;
  readonly sessionId: string;
}

export interface SignedToken {
  readonly token: string;
  /** Milliseconds since the epoch. */
  readonly expiresAt: number;
}

export type TokenRefusal = 'token-expired' | 'token-invalid';

export type ReadToken =
  | { readonly kind: 'bearer'; readonly bearer: Bearer }
  | { readonly kind: 'session'; readonly session: SessionClaim }
  | { readonly kind: 'refused'; readonly reason: TokenRefusal };

const absent = z.undefined().optional();

/** Either a role or a session, never both: one kind of token cannot pass for the other. */
const claimsSchema = z.union([
  z.object({ sub: accountIdSchema, role: roleSchema, sid: absent }),
  z.object({ sub: accountIdSchema, sid: accountIdSchema, role: absent }),
]);

export class TokenService {
  readonly #key: Uint8Array;

  constructor(
    installationKey: Uint8Array,
    private readonly now: () => number = Date.now,
  ) {
    this.#key = new Uint8Array(hkdfSync('sha256', installationKey, '', KEY_LABEL, KEY_BYTES));
  }

  signBearer({ actor, role }: Bearer, validForMs: number): Promise<SignedToken> {
    return this.sign(actor, { role }, validForMs);
  }

  signSession({ accountId, sessionId }: SessionClaim, validForMs: number): Promise<SignedToken> {
    return this.sign(accountId, { sid: sessionId }, validForMs);
  }

  /** Total for whatever a stranger sends. */
  async read(token: string): Promise<ReadToken> {
    try {
      const { payload } = await jwtVerify(token, this.#key, {
        algorithms: [ALGORITHM],
        issuer: ISSUER,
        requiredClaims: ['sub', 'exp'],
        currentDate: new Date(this.now()),
      });
      return readClaims(payload);
    } catch (error) {
      if (error instanceof errors.JWTExpired) return refused('token-expired');
      if (error instanceof errors.JOSEError) return refused('token-invalid');
      throw error;
    }
  }

  private async sign(
    subject: string,
    claims: JWTPayload,
    validForMs: number,
  ): Promise<SignedToken> {
    const issuedAtS = Math.floor(this.now() / 1000);
    const expiresAtS = issuedAtS + Math.floor(validForMs / 1000);
    const token = await new SignJWT(claims)
      .setProtectedHeader({ alg: ALGORITHM })
      .setIssuer(ISSUER)
      .setSubject(subject)
      .setIssuedAt(issuedAtS)
      .setExpirationTime(expiresAtS)
      .sign(this.#key);
    return { token, expiresAt: expiresAtS * 1000 };
  }
}

function readClaims(payload: JWTPayload): ReadToken {
  const claims = claimsSchema.safeParse(payload);
  if (!claims.success) return refused('token-invalid');
  const { sub, role, sid } = claims.data;
  return sid === undefined
    ? { kind: 'bearer', bearer: { actor: sub, role } }
    : { kind: 'session', session: { accountId: sub, sessionId: sid } };
}

const refused = (reason: TokenRefusal): ReadToken => ({ kind: 'refused', reason });
