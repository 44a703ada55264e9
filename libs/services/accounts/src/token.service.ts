/** Tokens signed and read on this machine with a key that only the installation knows. */
import { randomUUID } from 'node:crypto';
import type { PurposeKeys, TrustedKey } from '@scoresheet/services-keys';
import { errors, jwtVerify, SignJWT, type JWTPayload } from 'jose';
import { z } from 'zod';
import { bytesOfBase64url } from './base64url.js';
import { accountIdSchema, roleSchema, type Role } from './identity.js';
import { provedTokens } from './proved-tokens.js';

const ISSUER = 'scoresheet';
const ALGORITHM = 'HS256';
const PURPOSE = 'scoresheet access token 1';

/** Somebody in one role, for whom the token is the whole account. */
export interface Bearer {
  readonly actor: string;
  readonly role: Role;
}

/** A session of an account; what it may do is looked up, so that it can be taken away. */
interface SessionClaim {
  readonly accountId: string;
  readonly sessionId: string;
}

export interface SignedToken {
  readonly token: string;
  /** Milliseconds since the epoch. */
  readonly expiresAt: number;
}

export type TokenRefusal = 'token-expired' | 'token-invalid';

/** Milliseconds since the epoch. */
type Expiring = { readonly expiresAt: number };

type ProvedToken =
  | ({ readonly kind: 'bearer'; readonly bearer: Bearer; readonly tokenId: string } & Expiring)
  | ({ readonly kind: 'session'; readonly session: SessionClaim } & Expiring);

type RefusedToken = { readonly kind: 'refused'; readonly reason: TokenRefusal };

export type ReadToken = ProvedToken | RefusedToken;

const absent = z.undefined().optional();
const seconds = z.number().int();
/** Names a token, so that it can be thrown away; those of old are known by when they were made. */
const named = { jti: z.string().max(64).optional(), iat: seconds.default(0), exp: seconds };

/** Either a role or a session, never both: one kind of token cannot pass for the other. */
const claimsSchema = z.union([
  z.object({ ...named, sub: accountIdSchema, role: roleSchema, sid: absent }),
  z.object({ ...named, sub: accountIdSchema, sid: accountIdSchema, role: absent }),
]);

export class TokenService {
  readonly #keys: PurposeKeys;
  readonly #proved = provedTokens<ProvedToken>();

  constructor(
    keys: PurposeKeys,
    private readonly now: () => number = Date.now,
  ) {
    this.#keys = keys;
  }

  signBearer({ actor, role }: Bearer, validForMs: number): Promise<SignedToken> {
    return this.sign(actor, { role, jti: randomUUID() }, validForMs);
  }

  signSession({ accountId, sessionId }: SessionClaim, validForMs: number): Promise<SignedToken> {
    return this.sign(accountId, { sid: sessionId }, validForMs);
  }

  /** Reads whatever a stranger sends as a token; never throws for its content. */
  async read(token: string): Promise<ReadToken> {
    const known = this.#proved.get(token, this.now());
    if (known !== undefined) return known;
    const read = await this.prove(token);
    if (read.kind !== 'refused') this.#proved.add(token, read);
    return read;
  }

  private async prove(token: string): Promise<ReadToken> {
    if (!isSpelledAsSigned(token)) return refused('token-invalid');
    for (const key of this.#keys.trusted(PURPOSE, this.now())) {
      const read = await this.provedUnder(key.key, token);
      if (read === 'of-another-key') continue;
      return read.kind === 'refused' ? read : endingWith(read, key);
    }
    return refused('token-invalid');
  }

  private async provedUnder(key: Uint8Array, token: string): Promise<ReadToken | 'of-another-key'> {
    try {
      const { payload } = await jwtVerify(token, key, {
        algorithms: [ALGORITHM],
        issuer: ISSUER,
        requiredClaims: ['sub', 'exp'],
        currentDate: new Date(this.now()),
      });
      return readClaims(payload);
    } catch (error) {
      if (error instanceof errors.JWSSignatureVerificationFailed) return 'of-another-key';
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
      .sign(this.#keys.current(PURPOSE));
    return { token, expiresAt: expiresAtS * 1000 };
  }
}

/** A token ends with its key, wherever it is remembered: in this process, and beside a socket. */
const endingWith = <T extends ProvedToken>(read: T, { untilMs }: TrustedKey): T => ({
  ...read,
  expiresAt: Math.min(read.expiresAt, untilMs),
});

/** The decoder of signatures would take other spellings of their bytes, too. */
const isSpelledAsSigned = (token: string): boolean =>
  token.split('.').every((part) => bytesOfBase64url(part) !== undefined);

function readClaims(payload: JWTPayload): ReadToken {
  const claims = claimsSchema.safeParse(payload);
  if (!claims.success) return refused('token-invalid');
  const { sub, role, sid, exp, iat, jti: tokenId = `${sub}@${iat}` } = claims.data;
  const expiresAt = exp * 1000;
  return sid === undefined
    ? { kind: 'bearer', bearer: { actor: sub, role }, tokenId, expiresAt }
    : { kind: 'session', session: { accountId: sub, sessionId: sid }, expiresAt };
}

const refused = (reason: TokenRefusal): RefusedToken => ({ kind: 'refused', reason });
