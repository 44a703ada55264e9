import type { MatchKeys } from '@scoresheet/services-keys';

/** A record was made under a key of the installation that this process was not given. */
export class MissingKey extends Error {
  override readonly name = 'MissingKey';

  /** The name of a key tells nothing of it: it stands in the record for everybody. */
  constructor(key: string) {
    super(
      `It was made under the key ${key}, which this process does not have: put its line back into ` +
        'installation.key and start the process again.',
    );
  }
}

/** The key of this name, from which a record's secret is derived. */
export function keyNamed(keys: MatchKeys, name: string | undefined): Uint8Array {
  const key = keys.named(name);
  if (key === undefined) throw new MissingKey(name ?? 'that came first');
  return key;
}
