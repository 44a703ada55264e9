/** What may be told of the keys of an installation. */
import { keyNameOf, type KeyRing } from '@scoresheet/services-keys';

interface DescribedKey {
  /** The key's name, as matches name it; the first key has none. */
  readonly name: string | null;
  /** ISO 8601; null: of the first, from the beginning. */
  readonly from: string | null;
  readonly endsTokens: boolean;
  readonly current: boolean;
}

export function describedKeys(ring: KeyRing, nowMs: number): readonly DescribedKey[] {
  const current = ring.findLast(({ fromMs }) => fromMs <= nowMs) ?? ring[0];
  return ring.map(({ key, fromMs, endsTokens }, i) => ({
    name: i === 0 ? null : keyNameOf(key),
    from: i === 0 ? null : new Date(fromMs).toISOString(),
    endsTokens,
    current: key === current.key,
  }));
}

export const keyInWords = ({ name, from, endsTokens, current }: DescribedKey): string =>
  [
    name === null ? 'the first key' : `key ${name}, from ${from}`,
    ...(endsTokens ? ['tokens under older ones end then'] : []),
    ...(current ? ['in use'] : []),
  ].join(', ');
