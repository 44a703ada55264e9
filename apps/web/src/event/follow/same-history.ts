/**
 * Whether the record still has the event that was heard last. When a machine dies and its backup goes
 * on elsewhere under the same address, what was accepted since the backup is gone: a page that goes
 * on listening behind it would show what never happened.
 */
import { client } from '../../api/client.js';
import { isNeverAnswered } from '../../api/lasting-error.js';
import { watchConnection } from '../../api/socket.js';
import { EVENT_AT } from './event-documents.js';

export interface HeardLast {
  readonly tournament: string;
  readonly seq: number;
  readonly hash: string;
}

interface Watching {
  /** What was heard last; undefined before anything was. */
  readonly last: () => HeardLast | undefined;
  /** Told that it is connected once the record is known to be the same. */
  readonly told: (isConnected: boolean) => void;
  /** The record is another one by now. */
  readonly replaced: () => void;
}

const RETRY_MS = 3_000;
/** A thousand pages that come back to a server at once ask within this time. */
const SPREAD_MS = 600;

/** Gives the way to stop. */
export function watchHistory({ last, told, replaced }: Watching): () => void {
  let isOver = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  // Of before the break: what is heard after it may be of the other record already.
  let before: HeardLast | undefined;
  const check = async (heard: HeardLast): Promise<void> => {
    const answer = await isStillThere(heard).catch(() => 'unreachable');
    if (isOver || before !== heard) return;
    if (answer === 'unreachable') timer = setTimeout(() => void check(heard), RETRY_MS);
    else if (answer === false) replaced();
    else {
      before = undefined;
      told(true);
    }
  };
  const stopWatching = watchConnection((connection) => {
    clearTimeout(timer);
    const heard = (before ??= connection === 'lost' ? last() : undefined);
    if (connection === 'lost') told(false);
    else if (!heard) told(true);
    else timer = setTimeout(() => void check(heard), Math.random() * SPREAD_MS);
  });
  return () => {
    isOver = true;
    clearTimeout(timer);
    stopWatching();
  };
}

/** Rejects where the server cannot be asked. */
async function isStillThere({ tournament, seq, hash }: HeardLast): Promise<boolean> {
  const variables = { tournament, seq };
  try {
    const { data } = await client.query({ query: EVENT_AT, variables, fetchPolicy: 'no-cache' });
    if (!data) throw new Error('The server has said nothing of the event.');
    return data.tournamentEvents.events[0]?.hash === hash;
  } catch (error) {
    // A backup from before the event was made has none of this id.
    if (isNeverAnswered(error)) return false;
    throw error;
  }
}
