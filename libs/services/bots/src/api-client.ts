/**
 * A client of the public api that outlives its server: what could not be sent is sent again,
 * which is safe, because every command carries an id.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { GRAPHQL_PATH } from '@scoresheet/contracts-graphql';
import type { GraphQLFormattedError } from 'graphql';

export const FIRST_RETRY_MS = 50;
export const LONGEST_RETRY_MS = 2_000;
/** The server gives a command ten seconds; an answer that takes longer than this is lost. */
const REQUEST_TIMEOUT_MS = 30_000;

export interface ApiAddress {
  /** Address of the api, such as `http://localhost:3000`. */
  readonly url: string;
  readonly token?: string;
  /** Gives up waiting for a server that is away. */
  readonly signal?: AbortSignal;
  /** The longest wait between two tries; whoever measures how soon a server is back waits less. */
  readonly longestRetryMs?: number;
}

/** The server understood the request and will answer it in the same way again. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
}

/** Codes of errors that may be gone in a moment. */
const PASSING: readonly unknown[] = [
  'INTERNAL_SERVER_ERROR',
  'UNAVAILABLE',
  'RATE_LIMITED',
  'SLOW_SUBSCRIBER',
];

interface Answer {
  readonly data?: unknown;
  readonly errors?: readonly GraphQLFormattedError[];
}

/** The error among them that will still be there when the same is asked again. */
export function lastingError(errors: readonly GraphQLFormattedError[]): ApiError | undefined {
  const lasting = errors.find(({ extensions }) => !PASSING.includes(extensions?.['code']));
  return lasting && new ApiError(lasting.message);
}

/** Asks until the api answers. `T` is what `query` asks for; the schema vouches for it. */
export async function ask<T>(
  address: ApiAddress,
  query: string,
  variables: Readonly<Record<string, unknown>> = {},
): Promise<T> {
  const { longestRetryMs = LONGEST_RETRY_MS } = address;
  for (let retryMs = FIRST_RETRY_MS; ; retryMs = Math.min(2 * retryMs, longestRetryMs)) {
    const answer = await askOnce(address, JSON.stringify({ query, variables }));
    if (answer?.errors === undefined && answer?.data !== undefined) return answer.data as T;
    const lasting = lastingError(answer?.errors ?? []);
    if (lasting !== undefined) throw lasting;
    await sleep(
      Math.max(retryMs, askedToWaitMs(answer)),
      undefined,
      address.signal ? { signal: address.signal } : {},
    );
  }
}

/** A server that is asked too often says when it will answer again. */
function askedToWaitMs(answer: Answer | undefined): number {
  const waits = (answer?.errors ?? []).map(({ extensions }) =>
    Number(extensions?.['retryAfterMs']),
  );
  return Math.max(0, ...waits.filter(Number.isFinite));
}

/** The api's answer, undefined where none came, or not from an api like ours. */
async function askOnce(address: ApiAddress, body: string): Promise<Answer | undefined> {
  const { url, token, signal } = address;
  signal?.throwIfAborted();
  // `AbortSignal.any` would pile up on a signal that lives as long as the process.
  const request = new AbortController();
  const giveUp = () => request.abort();
  const timer = setTimeout(giveUp, REQUEST_TIMEOUT_MS);
  signal?.addEventListener('abort', giveUp);
  try {
    const response = await fetch(new URL(GRAPHQL_PATH, url), {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...authorization(token) },
      body,
      signal: request.signal,
    });
    const isJson = response.headers.get('content-type')?.includes('json') ?? false;
    if (isJson) return (await response.json()) as Answer;
    if (response.status >= 500) return undefined;
    throw new ApiError(`${url} answers with status ${response.status}, and not as this api does.`);
  } catch (error) {
    signal?.throwIfAborted();
    if (error instanceof ApiError) throw error;
    return undefined;
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', giveUp);
  }
}

export const authorization = (token: string | undefined): { authorization?: string } =>
  token === undefined ? {} : { authorization: `Bearer ${token}` };
