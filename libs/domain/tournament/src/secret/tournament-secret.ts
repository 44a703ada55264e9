/**
 * The secret of a tournament and what comes of it. Whoever holds the installation's key derives the
 * same, so that two services which decide the same command write the same bytes.
 */
import { hkdf } from '@noble/hashes/hkdf.js';
import { sha256 as noble } from '@noble/hashes/sha2.js';
import { createSaltOf, encodeUtf8, type SaltOf, type Sha256 } from '@scoresheet/domain-record';
import type { TournamentChance } from '../commands/deciding.js';
import { seedOfRound, seedsCommitment } from './round-seeds.js';

export interface TournamentSecret extends TournamentChance {
  readonly saltOf: SaltOf;
}

const KEY_BYTES = 32;

/** Everything that the secret of `record` is for; `installationKey` has 32 bytes. */
export function tournamentSecretOf(
  installationKey: Uint8Array,
  record: string,
  sha256: Sha256,
): TournamentSecret {
  const secret = derive(installationKey, `scoresheet tournament ${record}`);
  const lastSeed = (phase: number): string =>
    sha256(derive(secret, `scoresheet seeds of phase ${phase}`));
  const listSalts = createSaltOf(derive(secret, 'scoresheet list salts'), sha256);
  return {
    commitment: sha256(secret),
    seedsOf: (phase) => seedsCommitment(lastSeed(phase), sha256),
    seedOf: (phase, round) => seedOfRound(lastSeed(phase), round, sha256),
    listSaltOf: (seq) => listSalts(seq, 'house'),
    saltOf: createSaltOf(derive(secret, 'scoresheet salts'), sha256),
  };
}

const derive = (key: Uint8Array, label: string): Uint8Array =>
  hkdf(noble, key, undefined, encodeUtf8(label), KEY_BYTES);
