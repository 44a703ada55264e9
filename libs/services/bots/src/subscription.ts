/** The messages of one subscription over one socket; it ends with the socket. */
import { GRAPHQL_PATH, SOCKET_CLOSE } from '@scoresheet/contracts-graphql';
import type { GraphQLFormattedError } from 'graphql';
import { createClient } from 'graphql-ws';
import { WebSocket } from 'ws';
import { ApiError, authorization, lastingError, type ApiAddress } from './api-client.js';

/** A server that opens a socket and then stays silent is asked again after this time. */
const ACKNOWLEDGEMENT_TIMEOUT_MS = 10_000;

/** `T` is what `query` asks for. Throws an `ApiError` where asking again gives the same answer. */
export async function* messagesOf<T>(
  { url, token, signal }: ApiAddress,
  query: string,
  variables: Record<string, unknown>,
): AsyncGenerator<T, void> {
  const client = createClient({
    url: new URL(GRAPHQL_PATH, url.replace(/^http/, 'ws')).href,
    webSocketImpl: WebSocket,
    connectionParams: authorization(token),
    retryAttempts: 0,
    connectionAckWaitTimeout: ACKNOWLEDGEMENT_TIMEOUT_MS,
    onNonLazyError: () => undefined,
  });
  const messages = client.iterate<Record<string, unknown>>({ query, variables });
  // By the reading end, because the client itself waits for a socket that still opens.
  const stop = () => void messages.throw?.(signal?.reason);
  signal?.addEventListener('abort', stop);
  try {
    for await (const { data, errors } of messages) {
      if (errors !== undefined) throw errors;
      if (data) yield data as T;
    }
  } catch (error) {
    throw lastingOf(error);
  } finally {
    signal?.removeEventListener('abort', stop);
    // A socket that closes before it is acknowledged rejects, which the reading end sees as well.
    Promise.resolve(client.dispose()).catch(() => undefined);
  }
}

/** Errors of the operation come as a list; a lost socket comes as an event or an error. */
function lastingOf(error: unknown): unknown {
  if (Array.isArray(error)) return lastingError(error as GraphQLFormattedError[]) ?? error;
  const { code, reason } = error as { code?: unknown; reason?: unknown };
  return LASTING_CLOSES.includes(code) ? new ApiError(`The socket is closed: ${reason}.`) : error;
}

/** The same token would be refused again. */
const LASTING_CLOSES: readonly unknown[] = [
  SOCKET_CLOSE.unauthenticated.code,
  SOCKET_CLOSE.blocked.code,
  SOCKET_CLOSE.foreignOrigin.code,
  SOCKET_CLOSE.tokenExpired.code,
];
