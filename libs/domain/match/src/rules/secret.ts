/**
 * The secret of a match and what comes of it. Whoever holds the installation's key derives the
 * same, so that two services which decide the same command write the same bytes.
 */
import { hkdf } from '@noble/hashes/hkdf.js';
import { sha256 as noble } from '@noble/hashes/sha2.js';
import { createSaltOf, encodeUtf8, type SaltOf, type Sha256 } from '@scoresheet/domain-record';
import type { Chance } from '@scoresheet/rules-engine';
import { chanceFromKey } from './chance.js';

export interface MatchSecret {
  /** SHA-256 of the secret: stands in event 0, so that chance cannot be changed afterwards. */
  readonly commitment: string;
  readonly chance: Chance;
  readonly saltOf: SaltOf;
}

const KEY_BYTES = 32;

/** HKDF-SHA256 (RFC 5869) of the installation's key, with a label and the record's id. */
export const matchSecretBytes = (installationKey: Uint8Array, record: string): Uint8Array =>
  derive(installationKey, `scoresheet match ${record}`);

/** Everything that the secret of `record` is for. Some 0.1 ms: keep it as long as the match. */
export function matchSecretOf(
  installationKey: Uint8Array,
  record: string,
  sha256: Sha256,
): MatchSecret {
  const secret = matchSecretBytes(installationKey, record);
  return {
    commitment: sha256(secret),
    chance: chanceFromKey(derive(secret, 'scoresheet chance')),
    saltOf: createSaltOf(derive(secret, 'scoresheet salts'), sha256),
  };
}

const derive = (key: Uint8Array, label: string): Uint8Array =>
  hkdf(noble, key, undefined, encodeUtf8(label), KEY_BYTES);
