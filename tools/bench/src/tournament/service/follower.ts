/** A page that follows a tournament: told of each event, with all that the public may know of it. */
import { GRAPHQL_PATH } from '@scoresheet/contracts-graphql';
import { WebSocket } from 'ws';

export interface Follower {
  /** Resolves with when the message of this event came, by `performance`. */
  told(seq: number): Promise<number>;
  close(): void;
}

const PROTOCOL = 'graphql-transport-ws';
const FOLLOW = `subscription ($tournament: ID!, $from: Int!) {
  tournamentEvents(tournament: $tournament, from: $from) { seq type action facts token } }`;
/** The number of the event stands in front: a message of thousands of tables is not read. */
const READ_BYTES = 200;
const SEQ = /"seq":(\d+)/;

export function follow(url: string, tournament: string, from: number): Follower {
  const socket = new WebSocket(url.replace(/^http/, 'ws') + GRAPHQL_PATH, PROTOCOL);
  const atMs = new Map<number, number>();
  const waiting = new Map<number, (ms: number) => void>();
  const say = (message: object): void => socket.send(JSON.stringify(message));
  const payload = { query: FOLLOW, variables: { tournament, from } };
  socket.on('open', () => say({ type: 'connection_init' }));
  socket.on('message', (data: Buffer) => {
    const text = data.toString('utf8', 0, READ_BYTES);
    if (text.startsWith('{"type":"connection_ack"')) say({ id: '1', type: 'subscribe', payload });
    if (text.startsWith('{"type":"ping"')) say({ type: 'pong' });
    const seq = Number(SEQ.exec(text)?.[1] ?? NaN);
    if (Number.isNaN(seq)) return;
    const now = performance.now();
    atMs.set(seq, now);
    waiting.get(seq)?.(now);
  });
  return {
    told: (seq) =>
      new Promise((resolve, reject) => {
        const ms = atMs.get(seq);
        if (ms !== undefined) return resolve(ms);
        waiting.set(seq, resolve);
        socket.on('close', (code) => reject(new Error(`a follower was sent away: ${code}`)));
      }),
    close: () => socket.close(),
  };
}
