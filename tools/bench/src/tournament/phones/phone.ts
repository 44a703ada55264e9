/**
 * A phone with the page of an event open: told of each event, with what has become of the tournament
 * and where its player sits. A thousand of them share a process, so the text is looked at and not read.
 */
import { GRAPHQL_PATH } from '@scoresheet/contracts-graphql';
import { WebSocket } from 'ws';
import { clockMs } from '../../live/clock-ms.js';

interface Following {
  /** Address of the api, such as `http://127.0.0.1:4000`. */
  readonly url: string;
  readonly token: string;
  readonly tournament: string;
  /** The last event, which comes at once and says that the others will. */
  readonly from: number;
}

/** What came for one event. */
interface Told {
  /** By `clockMs`. */
  readonly atMs: number;
  readonly hasTable: boolean;
}

export interface Phone {
  /** Resolves when the message of this event has come. */
  told(seq: number): Promise<Told>;
}

const PROTOCOL = 'graphql-transport-ws';
const FOLLOW = `subscription Event($tournament: ID!, $from: Int!) {
  tournamentEvents(tournament: $tournament, from: $from) {
    seq type
    now { stage round { phase round stage open tables clock { endsAt leftMs } } }
    ownTable { number match seats { entrant name } } } }`;
const SEQ = /"seq":(\d+)/;
const RATE_LIMITED = /"RATE_LIMITED"/;
const COME_BACK_AFTER_MS = 500;

/** Resolves when the first message has come; who is told to come back later does so. */
export function phone({ url, token, tournament, from }: Following): Promise<Phone> {
  const heard = new Map<number, Told>();
  const waiting = new Map<number, (told: Told) => void>();
  const socket = new WebSocket(url.replace(/^http/, 'ws') + GRAPHQL_PATH, PROTOCOL);
  const say = (message: object): void => socket.send(JSON.stringify(message));
  const payload = { query: FOLLOW, variables: { tournament, from } };
  const subscribe = (): void => say({ id: '1', type: 'subscribe', payload });
  const told = (seq: number): Promise<Told> =>
    new Promise((resolve) => {
      const known = heard.get(seq);
      if (known === undefined) waiting.set(seq, resolve);
      else resolve(known);
    });
  return new Promise((resolve, reject) => {
    const init = { type: 'connection_init', payload: { authorization: `Bearer ${token}` } };
    socket.on('open', () => say(init));
    socket.on('message', (data: Buffer) => {
      const atMs = clockMs();
      const text = data.toString();
      if (text.startsWith('{"type":"connection_ack"')) return subscribe();
      if (text.startsWith('{"type":"ping"')) return say({ type: 'pong' });
      if (RATE_LIMITED.test(text)) return void setTimeout(subscribe, COME_BACK_AFTER_MS);
      const seq = Number(SEQ.exec(text)?.[1] ?? NaN);
      if (Number.isNaN(seq)) return;
      const message = { atMs, hasTable: !text.includes('"ownTable":null') };
      heard.set(seq, message);
      waiting.get(seq)?.(message);
      resolve({ told });
    });
    socket.on('error', reject);
    socket.on('close', (code, reason) => {
      reject(new Error(`A phone was sent away: ${code} ${String(reason)}`));
    });
  });
}
