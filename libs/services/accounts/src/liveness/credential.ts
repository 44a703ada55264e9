/** What a token has proved about whoever holds it, to be asked about again while it is used. */
import type { Identity } from '../identity.js';
import type { ReadToken } from '../token.service.js';

/** What is random is known by the digest of its secret, signed tokens by their claims. */
export type Credential =
  | Exclude<ReadToken, { kind: 'refused' }>
  | { readonly kind: 'personal'; readonly digest: string }
  | { readonly kind: 'cookie'; readonly digest: string };

/** Who that is at this moment, and until when at the latest. */
export interface Standing {
  readonly viewer: Identity;
  /** Milliseconds since the epoch. */
  readonly expiresAt: number;
  /** Of a browser's session, which its use prolongs. Milliseconds since the epoch. */
  readonly used?: { readonly createdAt: number; readonly refreshedAt: number };
}

/** The token is good, but its account or guest is let in no more. */
export interface Blocked {
  /** Words for whoever holds it. */
  readonly blocked: string;
}

/** One key for two proofs of one token, and another for every other token. */
export function keyOf(credential: Credential): string {
  switch (credential.kind) {
    case 'bearer':
      return `bearer ${credential.tokenId}`;
    case 'session':
      return `session ${credential.session.sessionId} ${credential.session.accountId}`;
    case 'personal':
    case 'cookie':
      return `${credential.kind} ${credential.digest}`;
  }
}
