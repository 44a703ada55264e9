/**
 * Seeds of rounds, as a chain of hashes for each phase: the seed of a round is the hash of the next
 * one's, and event 0 holds the hash of the first. So a seed that is published proves itself, opens no
 * later one, and nobody can choose another by drawing again.
 */
import { MAX_ROUNDS } from '@scoresheet/contracts-messages';
import { encodeUtf8, type Sha256 } from '@scoresheet/domain-record';

/** The last link of a chain is known to the house alone. */
export function seedOfRound(last: string, round: number, sha256: Sha256): string {
  let seed = last;
  for (let at = MAX_ROUNDS; at > round; at -= 1) seed = linkBefore(seed, sha256);
  return seed;
}

/** What event 0 says of a chain: as if there were a round 0. */
export const seedsCommitment = (last: string, sha256: Sha256): string =>
  seedOfRound(last, 0, sha256);

/** Whether a seed is the one that was committed to for this round. */
export function isSeedOf(
  { seeds }: { readonly seeds: string },
  { round, seed }: { readonly round: number; readonly seed: string },
  sha256: Sha256,
): boolean {
  // A stranger's file may name any number of rounds.
  if (round < 1 || round > MAX_ROUNDS) return false;
  let link = seed;
  for (let at = round; at > 0; at -= 1) link = linkBefore(link, sha256);
  return link === seeds;
}

const linkBefore = (seed: string, sha256: Sha256): string =>
  sha256(encodeUtf8(`scoresheet round seed ${seed}`));
