/** Tokens signed and read on this machine with a key that only the installation knows. */
import { hkdfSync } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import { accountIdSchema, roleSchema, type Identity, type Role } from './identity.js';

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

export interface IssuedToken extends Bearer {
  readonly token: string;
  /** Milliseconds since the epoch. */
  readonly expiresAt: number;
}

export type TokenRefusal = 'token-expired' | 'token-invalid';

export type ReadToken =
  | { readonly valid: true; readonly identity: Identity }
  | { readonly valid: false; readonly reason: TokenRefusal };

const claimsSchema = z.object({ sub: accountIdSchema, role: roleSchema });

export class TokenService {
  readonly #key: Uint8Array;

  constructor(
    installationKey: Uint8Array,
    private readonly now: () => number = Date.now,
  ) {
    this.#key = new Uint8Array(hkdfSync('sha256', installationKey, '', KEY_LABEL, KEY_BYTES));
  }

  async issue({ actor, role }: Bearer, validForMs: number): Promise<IssuedToken> {
    const issuedAtS = Math.floor(this.now() / 1000);
    const expiresAtS = issuedAtS + Math.floor(validForMs / 1000);
    const token = await new SignJWT({ role })
      .setProtectedHeader({ alg: ALGORITHM })
      .setIssuer(ISSUER)
      .setSubject(actor)
      .setIssuedAt(issuedAtS)
      .setExpirationTime(expiresAtS)
      .sign(this.#key);
    return { actor, role, token, expiresAt: expiresAtS * 1000 };
  }

  /** Total for whatever a stranger sends. */
  async read(token: string): Promise<ReadToken> {
    try {
      const { payload } = await jwtVerify(token, this.#key, {
        algorithms: [ALGORITHM],
        issuer: ISSUER,
        requiredClaims: ['sub', 'exp', 'role'],
        currentDate: new Date(this.now()),
      });
      const claims = claimsSchema.safeParse(payload);
      if (!claims.success) return INVALID;
      const { sub, role } = claims.data;
      return { valid: true, identity: { accountId: sub, roles: [role] } };
    } catch (error) {
      if (error instanceof errors.JWTExpired) return { valid: false, reason: 'token-expired' };
      if (error instanceof errors.JOSEError) return INVALID;
      throw error;
    }
  }
}

const INVALID: ReadToken = { valid: false, reason: 'token-invalid' };
