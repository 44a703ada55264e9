/** What a client may read of an error: our own words, or a reference to the server's log. */
import { withoutUndefined } from '@scoresheet/rules-engine';
import { randomUUID } from 'node:crypto';
import { Logger } from '@nestjs/common';
import { NoAccountsHere } from '@scoresheet/services-accounts';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { traced } from '../traced.js';
import { currentTrace } from './request-trace.js';

/** Codes of errors that were written for the client; every other error is ours. */
export const CLIENT_ERROR_CODES = [
  'BAD_USER_INPUT',
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'UNAVAILABLE',
  'SUSPENDED',
  'RATE_LIMITED',
  'QUOTA_EXCEEDED',
  'SLOW_SUBSCRIBER',
  'PAYLOAD_TOO_LARGE',
  'BAD_REQUEST',
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'OPERATION_RESOLUTION_FAILURE',
  'PERSISTED_QUERY_NOT_SUPPORTED',
] as const;
export type ClientErrorCode = (typeof CLIENT_ERROR_CODES)[number];

const logger = new Logger('Api');

/** What a program has to know in order to do it. */
export interface ErrorDetails {
  /** The refused request is possible again after so long. */
  readonly retryAfterMs?: number;
  /** Subscribe again from this sequence number. */
  readonly resumeFrom?: number;
  /** What a personal token would have to be made with. */
  readonly scope?: string;
  /** Code of a refusal, as `AccountRefused.code` has it. */
  readonly refused?: string;
}

/** An error that a client can do something about; the message says what. */
export const clientError = (
  code: ClientErrorCode,
  message: string,
  details: ErrorDetails = {},
): GraphQLError => new GraphQLError(message, { extensions: { code, ...details } });

/** Something of ours failed elsewhere, where it was logged under this reference. */
export class InternalFailure extends Error {
  override readonly name = 'InternalFailure';

  constructor(
    readonly reference: string,
    message: string,
  ) {
    super(message);
  }
}

/** `formatted` is what would have been sent; `error` is what was thrown. */
export function maskError(
  formatted: GraphQLFormattedError,
  error: unknown,
  report: (reference: string, error: unknown) => void = reportToLog,
): GraphQLFormattedError {
  const code = formatted.extensions?.['code'];
  if ((CLIENT_ERROR_CODES as readonly unknown[]).includes(code)) {
    return { ...formatted, extensions: { code, ...detailsOf(formatted.extensions) } };
  }
  const cause = error instanceof GraphQLError ? error.originalError : error;
  const { path } = formatted;
  if (cause instanceof NoAccountsHere) return unavailable(path, cause.message);
  if (isDatabaseAway(cause)) {
    report(randomUUID(), error);
    return unavailable(path, 'The database of this server is away or full. Ask again later.');
  }
  const reference = cause instanceof InternalFailure ? cause.reference : randomUUID();
  report(reference, error);
  return withoutUndefined({
    message: `Something went wrong on our side. If it happens again, report reference ${reference}.`,
    path,
    extensions: { code: 'INTERNAL_SERVER_ERROR', reference },
  });
}

const unavailable = (path: GraphQLFormattedError['path'], message: string): GraphQLFormattedError =>
  withoutUndefined({
    message,
    extensions: { code: 'UNAVAILABLE' },
    path,
  });

/** SQLSTATE: no connection (08), no room or too many sessions (53), ended by an operator (57P). */
const AWAY = /^(08|53|57P)|^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT)$/;

function isDatabaseAway(cause: unknown): boolean {
  if (!(cause instanceof Error)) return false;
  const { code, message } = cause as NodeJS.ErrnoException;
  return code === undefined ? message.startsWith('Connection terminated') : AWAY.test(code);
}

function reportToLog(reference: string, error: unknown): void {
  const cause = error instanceof GraphQLError ? (error.originalError ?? error) : error;
  const trace = currentTrace()?.traceId;
  logger.error({ msg: `Reference ${reference}: ${traced(cause)}`, reference, trace });
}

const DETAILS: readonly (keyof ErrorDetails)[] = ['retryAfterMs', 'resumeFrom', 'scope', 'refused'];

const detailsOf = (extensions: Readonly<Record<string, unknown>> = {}): ErrorDetails =>
  Object.fromEntries(
    DETAILS.filter((name) => name in extensions).map((name) => [name, extensions[name]]),
  );
