/** A subscription that survives its server: it goes on after the last event that it has seen. */
import { setTimeout as sleep } from 'node:timers/promises';
import { GRAPHQL_PATH, SOCKET_CLOSE } from '@scoresheet/contracts-graphql';
import type { TableView } from '@scoresheet/rules-engine';
import type { GraphQLFormattedError } from 'graphql';
import { createClient } from 'graphql-ws';
import { WebSocket } from 'ws';
import {
  ApiError,
  authorization,
  FIRST_RETRY_MS,
  lastingError,
  LONGEST_RETRY_MS,
} from './api-client.js';
import type { ApiAddress } from './api-client.js';
import { FOLLOW } from './operations.js';

/** A server that lets a socket in and says nothing for so long is asked anew. */
const ACKNOWLEDGEMENT_TIMEOUT_MS = 10_000;

type MatchStatus = 'OPEN' | 'RUNNING' | 'PAUSED' | 'OVER';

/** What a seat has to know in order to act. */
export interface Situation {
  readonly seq: number;
  readonly status: MatchStatus;
  /** The table as the seat sees it, with its open decision; null before the game begins. */
  readonly table: TableView | null;
}

export interface MatchMessage extends Situation {
  readonly type: string;
  /** Milliseconds since the epoch. */
  readonly at: number;
  readonly commandId: string;
  readonly action: unknown;
  readonly facts: readonly unknown[];
}

/**
 * Every event of a match from `from` on, each once and in order, as the bearer of the token may
 * see them. Ends when the reader stops reading; a server that is away is waited for.
 */
export async function* followMatch(
  address: ApiAddress,
  match: string,
  from = 0,
): AsyncGenerator<MatchMessage, void> {
  let next = from;
  for (let retryMs = FIRST_RETRY_MS; ; retryMs = Math.min(2 * retryMs, LONGEST_RETRY_MS)) {
    address.signal?.throwIfAborted();
    try {
      for await (const message of followOnce(address, match, next)) {
        if (message.seq !== next) {
          throw new ApiError(`Event ${next} was due, but event ${message.seq} came.`);
        }
        next += 1;
        retryMs = FIRST_RETRY_MS;
        yield message;
      }
    } catch (error) {
      if (error instanceof ApiError) throw error;
    }
    await sleep(retryMs, undefined, address.signal ? { signal: address.signal } : {});
  }
}

async function* followOnce(
  { url, token, signal }: ApiAddress,
  match: string,
  from: number,
): AsyncGenerator<MatchMessage, void> {
  const client = createClient({
    url: new URL(GRAPHQL_PATH, url.replace(/^http/, 'ws')).href,
    webSocketImpl: WebSocket,
    connectionParams: authorization(token),
    retryAttempts: 0,
    connectionAckWaitTimeout: ACKNOWLEDGEMENT_TIMEOUT_MS,
    onNonLazyError: () => undefined,
  });
  const messages = client.iterate<{ matchEvents: MatchMessage }>({
    query: FOLLOW,
    variables: { match, from },
  });
  // By the reading end, because the client itself waits for a socket that still opens.
  const stop = () => void messages.throw?.(signal?.reason);
  signal?.addEventListener('abort', stop);
  try {
    for await (const { data, errors } of messages) {
      if (errors !== undefined) throw errors;
      if (data) yield data.matchEvents;
    }
  } catch (error) {
    throw lastingOf(error);
  } finally {
    signal?.removeEventListener('abort', stop);
    // A socket that closes before it is acknowledged rejects, which the reading end is told as well.
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
