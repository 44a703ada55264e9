/** A subscription that survives its server: it continues after the last event that it has seen. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { TableView } from '@scoresheet/rules-engine';
import { ApiError, FIRST_RETRY_MS, LONGEST_RETRY_MS, type ApiAddress } from './api-client.js';
import { FOLLOW } from './operations.js';
import { messagesOf } from './subscription.js';

type MatchStatus = 'OPEN' | 'RUNNING' | 'PAUSED' | 'OVER';

/** The part of a message that a seat needs in order to act. */
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
      const variables = { match, from: next };
      const messages = messagesOf<{ matchEvents: MatchMessage }>(address, FOLLOW, variables);
      for await (const { matchEvents: message } of messages) {
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
