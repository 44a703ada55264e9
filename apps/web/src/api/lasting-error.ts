/** Errors that the same request meets again, however often it is sent. */
import { CombinedGraphQLErrors } from '@apollo/client';

const LASTING = new Set<unknown>([
  ...['BAD_USER_INPUT', 'UNAUTHENTICATED', 'FORBIDDEN', 'SUSPENDED', 'RATE_LIMITED'],
  ...['QUOTA_EXCEEDED', 'PAYLOAD_TOO_LARGE', 'BAD_REQUEST', 'GRAPHQL_VALIDATION_FAILED'],
]);

/** What the server says of it, for people; undefined where another try may go well. */
export function lastingError(error: unknown): string | undefined {
  if (!CombinedGraphQLErrors.is(error)) return undefined;
  return error.errors.find(({ extensions }) => LASTING.has(extensions?.['code']))?.message;
}
