/**
 * A page that follows a tournament: told of each event, with all that the public may know of it. Who
 * reads too slowly is sent away, when thousands of results come in a moment, and goes on where it was.
 */
import { GRAPHQL_PATH } from '@scoresheet/contracts-graphql';
import { WebSocket } from 'ws';

export interface Follower {
  /** Resolves when the message of this event has come. */
  told(seq: number): Promise<void>;
  close(): void;
}

const PROTOCOL = 'graphql-transport-ws';
const FOLLOW = `subscription ($tournament: ID!, $from: Int!) {
  tournamentEvents(tournament: $tournament, from: $from) { seq type action facts token } }`;
/** The number of the event stands in front: a message of thousands of tables is not read. */
const READ_BYTES = 200;
const SEQ = /"seq":(\d+)/;
const SENT_AWAY = /"type":"(?:error|complete)"|"errors":/;
const COME_BACK_AFTER_MS = 100;

export function follow(url: string, tournament: string): Follower {
  const waiting = new Map<number, () => void>();
  let next = 0;
  let isLeft = false;
  let socket = connect();

  function connect(): WebSocket {
    const opened = new WebSocket(url.replace(/^http/, 'ws') + GRAPHQL_PATH, PROTOCOL);
    const say = (message: object): void => opened.send(JSON.stringify(message));
    opened.on('open', () => say({ type: 'connection_init' }));
    opened.on('message', (data: Buffer) => {
      const text = data.toString('utf8', 0, READ_BYTES);
      const payload = { query: FOLLOW, variables: { tournament, from: next } };
      if (text.startsWith('{"type":"connection_ack"')) say({ id: '1', type: 'subscribe', payload });
      if (text.startsWith('{"type":"ping"')) say({ type: 'pong' });
      const seq = SEQ.exec(text)?.[1];
      if (seq !== undefined) take(Number(seq));
      else if (SENT_AWAY.test(text)) opened.close();
    });
    opened.on('error', () => undefined);
    opened.on('close', () => {
      if (!isLeft) setTimeout(() => (socket = connect()), COME_BACK_AFTER_MS);
    });
    return opened;
  }

  function take(seq: number): void {
    next = seq + 1;
    waiting.get(seq)?.();
  }

  return {
    told: (seq) =>
      new Promise((resolve) => (next > seq ? resolve() : void waiting.set(seq, resolve))),
    close() {
      isLeft = true;
      socket.close();
    },
  };
}
