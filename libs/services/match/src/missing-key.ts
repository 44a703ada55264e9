/** A match was made under a key of the installation that this process was not given. */
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
