/** The keys that the chance of matches comes from. Only who decides has them. */
import { keyNameOf, type KeyRing, type RingKey } from './key-ring.js';

export interface MatchKeys {
  /** Names the key of matches that are made at this time; undefined: the first, as ever. */
  nameAt(atMs: number): string | undefined;
  /** The key of this name, undefined where this installation does not have it. */
  named(name: string | undefined): Uint8Array | undefined;
}

export function matchKeysOf(ring: KeyRing): MatchKeys {
  const [first, ...later] = ring;
  const byName = new Map(later.map(({ key }) => [keyNameOf(key), key]));
  return {
    nameAt(atMs) {
      const { key } = later.findLast(({ fromMs }: RingKey) => fromMs <= atMs) ?? first;
      return key === first.key ? undefined : keyNameOf(key);
    },
    named: (name) => (name === undefined ? first.key : byName.get(name)),
  };
}
