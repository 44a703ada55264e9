/** Refusals over HTTP, in the form of every other answer. */
import type { ServerResponse } from 'node:http';
import type { GraphQLError } from 'graphql';
import type { ClientErrorCode } from './masked-error.js';

interface Refusal {
  readonly code: ClientErrorCode;
  readonly message: string;
  readonly retryAfterMs?: number;
}

const BAD_REQUEST = 400;
const TOO_MANY_REQUESTS = 429;
const SECOND_MS = 1_000;

export function refuse(
  response: ServerResponse,
  status: number,
  { message, ...extensions }: Refusal,
): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' });
  response.end(JSON.stringify({ errors: [{ message, extensions }] }));
}

/** What was thrown before the GraphQL server saw the request. */
export function refuseAs(response: ServerResponse, { message, extensions }: GraphQLError): void {
  const { code, retryAfterMs } = extensions as unknown as Refusal;
  if (retryAfterMs === undefined) return refuse(response, BAD_REQUEST, { code, message });
  response.setHeader('retry-after', String(Math.ceil(retryAfterMs / SECOND_MS)));
  refuse(response, TOO_MANY_REQUESTS, { code, message, retryAfterMs });
}
