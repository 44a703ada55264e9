/**
 * Why a log is not copied or restored. The message says what is wrong and what to do.
 *
 * - `target-in-use`: the log to copy to holds entries that are no copy of ours
 * - `already-moved`: the database knows this log as its own
 * - `source-changed`: Scoresheet ran on the old log after the copy had begun
 * - `histories-differ`: a record goes on in two ways, and nobody but a person may choose
 * - `log-written-to`: somebody appends to the log at this moment
 */
type MigrationRefusal =
  | 'target-in-use'
  | 'already-moved'
  | 'source-changed'
  | 'histories-differ'
  | 'log-written-to';

export class MigrationRefused extends Error {
  override readonly name = 'MigrationRefused';

  constructor(
    readonly code: MigrationRefusal,
    message: string,
  ) {
    super(message);
  }
}
