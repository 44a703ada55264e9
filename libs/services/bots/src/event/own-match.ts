/** The match of a player's table, as the server sends it to a phone that stays open. */
import { setTimeout as sleep } from 'node:timers/promises';
import { FIRST_RETRY_MS, LONGEST_RETRY_MS, type ApiAddress } from '../api-client.js';
import { messagesOf } from '../subscription.js';
import { OWN_TABLE } from './event-operations.js';

export interface OwnMatch {
  readonly match: string;
  /** The player's seat, from 1. */
  readonly seat: number;
}

interface OwnTable {
  readonly match: string | null;
  readonly seats: readonly { readonly entrant: number; readonly actor: string | null }[];
}

interface TableMessage {
  readonly tablesInPlay: { readonly tables: readonly OwnTable[] };
}

/**
 * Calls `changed` with the match to play, or with undefined while there is none. Resolves when the
 * signal of the address ends it; a server that is away is waited for.
 */
export async function followOwnMatch(
  address: ApiAddress & { readonly signal: AbortSignal },
  { tournament, actor }: { readonly tournament: string; readonly actor: string },
  changed: (now: OwnMatch | undefined) => void,
): Promise<void> {
  const { signal } = address;
  const { longestRetryMs = LONGEST_RETRY_MS } = address;
  let retryMs = FIRST_RETRY_MS;
  while (!signal.aborted) {
    try {
      for await (const message of messagesOf<TableMessage>(address, OWN_TABLE, { tournament })) {
        retryMs = FIRST_RETRY_MS;
        changed(matchOf(message, actor));
      }
    } catch {
      // A refusal is a reason to try again as well: the queries beside it say what is wrong.
    }
    await sleep(retryMs, undefined, { signal }).catch(() => undefined);
    retryMs = Math.min(2 * retryMs, longestRetryMs);
  }
}

function matchOf({ tablesInPlay }: TableMessage, actor: string): OwnMatch | undefined {
  const [table] = tablesInPlay.tables;
  if (table === undefined || table.match === null) return undefined;
  return { match: table.match, seat: table.seats.findIndex((seat) => seat.actor === actor) + 1 };
}
