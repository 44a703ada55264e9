/**
 * The keys of an installation for what it does with keys, each derived for one purpose: no derived
 * key tells anything of another. Whoever has only some of them can do only that.
 */
import { hkdfSync } from 'node:crypto';

const KEY_BYTES = 32;

export interface PurposeKeys {
  /** What is written now is written under it. */
  current(purpose: string): Uint8Array;
  /** What was written under one of them is read: the newest first. */
  trusted(purpose: string): readonly Uint8Array[];
}

/** HKDF-SHA256 (RFC 5869) of the installation's key, with the purpose as its label. */
export const derivedKey = (installationKey: Uint8Array, purpose: string): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', installationKey, '', purpose, KEY_BYTES));

/** Of an installation that has had one key alone. */
export function keysFrom(installationKey: Uint8Array): PurposeKeys {
  const current = (purpose: string) => derivedKey(installationKey, purpose);
  return { current, trusted: (purpose) => [current(purpose)] };
}
