/** Errors that the same request meets again, however often it is sent. */
import { CombinedGraphQLErrors } from '@apollo/client';
import type { GraphQLFormattedError } from 'graphql';

/** The same request is answered in a while: who has pressed something is told so, who looks asks again. */
const ASKED_TOO_OFTEN = 'RATE_LIMITED';

/** Whoever read too slowly is let in at once, after the last message that was read. */
const READ_TOO_SLOWLY = 'SLOW_SUBSCRIBER';

const SOON = new Set<unknown>([ASKED_TOO_OFTEN, READ_TOO_SLOWLY]);

const LASTING = new Set<unknown>([
  'BAD_USER_INPUT',
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'SUSPENDED',
  ASKED_TOO_OFTEN,
  'QUOTA_EXCEEDED',
  'PAYLOAD_TOO_LARGE',
  'BAD_REQUEST',
  'GRAPHQL_VALIDATION_FAILED',
]);

/** What the server says of it, for people; undefined where another try may go well. */
export const lastingError = (error: unknown): string | undefined => lastingOf(error)?.message;

/** Code of a refusal that the server has sent as an error; undefined if it sent none. */
export function refusedCode(error: unknown): string | undefined {
  const code = lastingOf(error)?.extensions?.['refused'];
  return typeof code === 'string' ? code : undefined;
}

/** Whether the server will not answer this to who asks: then asking again is in vain. */
export const isNeverAnswered = (error: unknown): boolean =>
  CombinedGraphQLErrors.is(error) && areNeverAnswered(error.errors);

/** Whether errors that come over the socket say that asking again is in vain. */
export function areNeverAnswered(errors: readonly GraphQLFormattedError[]): boolean {
  const lasting = lastingAmong(errors);
  return lasting !== undefined && lasting.extensions?.['code'] !== ASKED_TOO_OFTEN;
}

/** Whether nothing is wrong with what was asked over the socket, nor with the server: it was busy. */
export const isSoonAnswered = (errors: readonly GraphQLFormattedError[]): boolean =>
  errors.some(({ extensions }) => SOON.has(extensions?.['code']));

const lastingOf = (error: unknown): GraphQLFormattedError | undefined =>
  CombinedGraphQLErrors.is(error) ? lastingAmong(error.errors) : undefined;

const lastingAmong = (
  errors: readonly GraphQLFormattedError[],
): GraphQLFormattedError | undefined =>
  errors.find(({ extensions }) => LASTING.has(extensions?.['code']));
