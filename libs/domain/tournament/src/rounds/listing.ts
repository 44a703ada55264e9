/** The order in which a seed lists entrants: all chance of a draw. */
import { chanceFromKey } from '@scoresheet/domain-match';
import type { Entrant } from '../fold/round-facts.js';

const SEED_BYTES = 32;

/** `seed` is 64 hexadecimal digits; `entrants` come in the order of their numbers. */
export function listedBy(seed: string, entrants: readonly Entrant[]): readonly Entrant[] {
  const { shuffle } = chanceFromKey(bytesOf(seed));
  return shuffle(entrants.length, 0).map((at) => entrants[at] as Entrant);
}

const bytesOf = (hex: string): Uint8Array =>
  Uint8Array.from({ length: SEED_BYTES }, (_, at) => parseInt(hex.slice(2 * at, 2 * at + 2), 16));
