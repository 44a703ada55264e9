/**
 * Why a log refused.
 *
 * - `entries-removed`: what was to be read was truncated; what is left begins later
 * - `topic-kept`: nothing is ever removed from this topic
 * - `unknown-topic`, `partition-out-of-range`, `offset-out-of-range`, `limit-out-of-range`: the log
 *   has no such place
 * - `empty-batch`, `batch-too-large`, `message-too-large`, `message-malformed`: these messages
 *   cannot be appended, now or ever
 * - `log-closed`: this handle was closed
 * - `log-unavailable`: the log did not answer in time; the same call may succeed later
 * - `log-access-refused`: user, password, permission or certificate; no waiting helps
 * - `log-mismatch`: the data is not that of the log that was asked for, or in a form that this
 *   version does not know
 */
export type LogErrorCode =
  | 'unknown-topic'
  | 'partition-out-of-range'
  | 'offset-out-of-range'
  | 'limit-out-of-range'
  | 'entries-removed'
  | 'topic-kept'
  | 'empty-batch'
  | 'batch-too-large'
  | 'message-too-large'
  | 'message-malformed'
  | 'log-closed'
  | 'log-unavailable'
  | 'log-access-refused'
  | 'log-mismatch';

/** The one error of every adapter. The message tells a person what is wrong and what to do. */
export class LogError extends Error {
  override readonly name = 'LogError';

  constructor(
    readonly code: LogErrorCode,
    message: string,
    options?: { readonly cause: unknown },
  ) {
    super(message, options);
  }
}

/** What an error says to a person, whatever was thrown. */
export function wordsOf(error: unknown): string {
  if (error instanceof Error) return error.message;
  return String(error);
}
