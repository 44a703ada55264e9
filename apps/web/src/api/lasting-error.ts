/** Errors that the same request meets again, however often it is sent. */
import { CombinedGraphQLErrors } from '@apollo/client';

/** The same request is answered in a while: who has pressed something is told so, who looks asks again. */
const ASKED_TOO_OFTEN = 'RATE_LIMITED';

const LASTING = new Set<unknown>([
  ...['BAD_USER_INPUT', 'UNAUTHENTICATED', 'FORBIDDEN', 'SUSPENDED', ASKED_TOO_OFTEN],
  ...['QUOTA_EXCEEDED', 'PAYLOAD_TOO_LARGE', 'BAD_REQUEST', 'GRAPHQL_VALIDATION_FAILED'],
]);

/** What the server says of it, for people; undefined where another try may go well. */
export const lastingError = (error: unknown): string | undefined => lastingOf(error)?.message;

/** Whether the server will not answer this to who asks: then asking again is in vain. */
export function isNeverAnswered(error: unknown): boolean {
  const lasting = lastingOf(error);
  return lasting !== undefined && lasting.extensions?.['code'] !== ASKED_TOO_OFTEN;
}

function lastingOf(error: unknown) {
  if (!CombinedGraphQLErrors.is(error)) return undefined;
  return error.errors.find(({ extensions }) => LASTING.has(extensions?.['code']));
}
