/** The keys for each purpose, in the course of time. */
import { createHmac, hkdfSync } from 'node:crypto';
import { KEY_BYTES, ringOf, type KeyRing } from './key-ring.js';
import { TOKENS, TRUSTED_AFTER_MS, type Purpose } from './purposes.js';

/** The time of one key, until the next begins. */
export interface Era {
  /** Milliseconds since the epoch; 0: of the first. */
  readonly fromMs: number;
  /** Tokens under older keys are worth nothing from its beginning. */
  readonly endsTokens: boolean;
  /** The key for a purpose, undefined where whoever was given this era lacks it. */
  readonly keyFor: (purpose: Purpose) => Uint8Array | undefined;
}

export interface PurposeKeys {
  /** What is written now is written under it. */
  current(purpose: Purpose): Uint8Array;
  /** What was written at `atMs` counts under any of them: the newest first. */
  trusted(purpose: Purpose, atMs: number): readonly TrustedKey[];
}

export interface TrustedKey {
  readonly key: Uint8Array;
  /** When the key ceases to count, in milliseconds since the epoch. */
  readonly untilMs: number;
}

/** HKDF-SHA256 (RFC 5869) of the installation's key, with the purpose as its label. */
export const derivedKey = (installationKey: Uint8Array, purpose: Purpose): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', installationKey, '', purpose, KEY_BYTES));

export function purposeKeys(eras: readonly Era[], now: () => number): PurposeKeys {
  const newestFirst = [...eras].reverse();
  return {
    current(purpose) {
      const atMs = now();
      const era = newestFirst.find(({ fromMs }) => fromMs <= atMs) ?? (eras[0] as Era);
      const key = era.keyFor(purpose);
      if (key === undefined) throw new Error(`There is no key for this purpose here: ${purpose}.`);
      return key;
    },
    trusted: (purpose, atMs) =>
      newestFirst.flatMap((era) => {
        const [key, untilMs] = [era.keyFor(purpose), endOf(era, eras, purpose)];
        return key !== undefined && atMs < untilMs ? [{ key, untilMs }] : [];
      }),
  };
}

function endOf(era: Era, eras: readonly Era[], purpose: Purpose): number {
  const later = eras.slice(eras.indexOf(era) + 1);
  const [next] = later;
  if (next === undefined) return Infinity;
  const ending = purpose === TOKENS ? later.find(({ endsTokens }) => endsTokens) : undefined;
  return Math.min(next.fromMs + TRUSTED_AFTER_MS[purpose], ending?.fromMs ?? Infinity);
}

/** Everything that follows from the installation's own keys. */
export const keysOfRing = (ring: KeyRing, now: () => number = Date.now): PurposeKeys =>
  purposeKeys(ring.map(eraOf), now);

/** Keys of an installation that has had one key alone. */
export const keysFrom = (installationKey: Uint8Array): PurposeKeys =>
  keysOfRing(ringOf(installationKey));

function eraOf({ key, fromMs, endsTokens }: KeyRing[number]): Era {
  const known = new Map<Purpose, Uint8Array>();
  const keyFor = (purpose: Purpose): Uint8Array => {
    const derived = known.get(purpose) ?? derivedKey(key, purpose);
    known.set(purpose, derived);
    return derived;
  };
  return { fromMs, endsTokens, keyFor };
}

/** Native HMAC-SHA-256 of parts, one after the other: 64 lower-case hex digits. */
export const hmacSha256 =
  (key: Uint8Array) =>
  (...parts: readonly Uint8Array[]): string => {
    const hmac = createHmac('sha256', key);
    for (const part of parts) hmac.update(part);
    return hmac.digest('hex');
  };
