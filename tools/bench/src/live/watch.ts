/**
 * A spectator who looks at nothing but the clock: the message's text is not parsed, because a
 * thousand of them share one process.
 */
import { GRAPHQL_PATH } from '@scoresheet/contracts-graphql';
import { WebSocket } from 'ws';

interface Watching {
  /** Address of the api, such as `http://127.0.0.1:4000`. */
  readonly url: string;
  readonly match: string;
  /** The last event, which comes at once and says that the others will. */
  readonly from: number;
  readonly withTable: boolean;
  /** Told of every later event: the command that it accepts, and when it came. */
  readonly onEvent: (commandId: string, atMs: number) => void;
}

export interface Watcher {
  close(): void;
}

const FOLLOW = `
  subscription Watch($match: ID!, $from: Int!, $table: Boolean!) {
    matchEvents(match: $match, from: $from, table: $table) {
      seq type at commandId action facts status table token
    }
  }`;
const PROTOCOL = 'graphql-transport-ws';
/** The id of the command stands in front, and the table, which is long, at the end. */
const READ_BYTES = 400;
const COMMAND_ID = /"commandId":"([^"]*)"/;

/** Resolves when the first message has come. */
export function watch({ url, match, from, withTable, onEvent }: Watching): Promise<Watcher> {
  const socket = new WebSocket(url.replace(/^http/, 'ws') + GRAPHQL_PATH, PROTOCOL);
  const say = (message: object): void => socket.send(JSON.stringify(message));
  const variables = { match, from, table: withTable };
  return new Promise((resolve, reject) => {
    let isWatching = false;
    socket.on('open', () => say({ type: 'connection_init' }));
    socket.on('message', (data: Buffer) => {
      const atMs = performance.now();
      const text = data.toString('utf8', 0, READ_BYTES);
      if (text.startsWith('{"type":"connection_ack"')) {
        say({ id: '1', type: 'subscribe', payload: { query: FOLLOW, variables } });
        return;
      }
      const commandId = COMMAND_ID.exec(text)?.[1];
      if (commandId === undefined) return;
      if (isWatching) onEvent(commandId, atMs);
      isWatching = true;
      resolve({ close: () => socket.close() });
    });
    socket.on('error', reject);
    socket.on('close', (code, reason) => {
      reject(new Error(`A spectator was sent away: ${code} ${String(reason)}`));
    });
  });
}
