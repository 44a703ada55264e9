/**
 * Tokens that were proved a short while ago: a signature says the same until its token expires, so
 * it is computed once for a token and not once for a request. Whether a token still holds is asked
 * elsewhere, each time.
 */
import { createHash } from 'node:crypto';

/** Tokens that are remembered at once; with more, those that were proved first are proved again. */
const MAX_PROVED = 10_000;

interface ProvedTokens<Proof extends { readonly expiresAt: number }> {
  /** The proof of a token, undefined where none was given here, or it has expired. */
  get(token: string, nowMs: number): Proof | undefined;
  add(token: string, proof: Proof): void;
}

export function provedTokens<Proof extends { readonly expiresAt: number }>(
  most = MAX_PROVED,
): ProvedTokens<Proof> {
  const proofs = new Map<string, Proof>();
  return {
    get(token, nowMs) {
      const proof = proofs.get(digestOf(token));
      return proof !== undefined && proof.expiresAt > nowMs ? proof : undefined;
    },
    add(token, proof) {
      const [oldest] = proofs.keys();
      if (proofs.size >= most && oldest !== undefined) proofs.delete(oldest);
      proofs.set(digestOf(token), proof);
    },
  };
}

/** Proofs are kept by digest, so that no token stays in memory for longer than its request. */
const digestOf = (token: string): string => createHash('sha256').update(token).digest('base64');
