import { parse } from 'graphql';
import type { TadaDocumentNode } from 'gql.tada';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renewSocket, subscribed } from './socket.js';

interface Said {
  readonly id?: string;
  readonly type: string;
  readonly payload?: { readonly variables: { readonly from: number } };
}

/** A server at the other end of sockets that open at once; it acknowledges whoever comes. */
class ServedSocket extends EventTarget {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSED = 3;
  /** What was asked for, by when it came. */
  static asked: { readonly socket: ServedSocket; readonly said: Said }[] = [];
  readyState = 1;
  onopen = (): void => undefined;
  onmessage = (_: { readonly data: string }): void => undefined;
  onclose = (_: object): void => undefined;

  constructor() {
    super();
    queueMicrotask(() => this.onopen());
  }

  send(text: string): void {
    const said = JSON.parse(text) as Said;
    if (said.type === 'connection_init') this.say({ type: 'connection_ack' });
    if (said.type === 'subscribe') ServedSocket.asked.push({ socket: this, said });
  }

  say(message: object): void {
    queueMicrotask(() => this.onmessage({ data: JSON.stringify(message) }));
  }

  close(code = 1000, reason = ''): void {
    this.readyState = 3;
    this.onclose({ code, reason, wasClean: true });
  }
}

const FEED = parse('subscription ($from: Int!) { events(from: $from) }') as TadaDocumentNode<
  { readonly events: number },
  { from: number }
>;

const refusal = (code: string) => [{ message: `It is ${code}.`, extensions: { code } }];

describe('What is subscribed to', () => {
  let heard: number[];
  let failed: string[];
  let recoveries: number;
  let stop: () => void;

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('WebSocket', ServedSocket);
    vi.stubGlobal('location', { protocol: 'http:', host: 'scoresheet.test' });
    ServedSocket.asked = [];
    renewSocket();
    [heard, failed, recoveries] = [[], [], 0];
    stop = subscribed(FEED, () => ({ from: (heard.at(-1) ?? 0) + 1 }), {
      next: ({ events }) => heard.push(events),
      failed: (says) => failed.push(says),
      recovered: () => (recoveries += 1),
    });
  });
  afterEach(() => {
    stop();
    renewSocket();
    vi.useRealTimers();
  });

  const pass = (): Promise<unknown> => vi.advanceTimersByTimeAsync(20_000);
  const asked = () => ServedSocket.asked;
  const last = () => asked().at(-1) as (typeof ServedSocket.asked)[number];
  const answer = async (type: string, payload: unknown): Promise<void> => {
    const { socket, said } = last();
    socket.say({ id: said.id, type, payload });
    await vi.advanceTimersByTimeAsync(0);
  };

  it('is asked for again, after what was heard, when the server has been busy', async () => {
    await pass();
    await answer('next', { data: { events: 1 } });
    for (const code of ['RATE_LIMITED', 'SLOW_SUBSCRIBER']) {
      await answer('error', refusal(code));
      await pass();
    }
    await answer('next', { data: { events: 2 } });
    expect(asked().map(({ said }) => said.payload?.variables.from)).toEqual([1, 2, 2]);
    expect(heard).toEqual([1, 2]);
    expect(failed, 'nothing is wrong with what is shown').toEqual([]);
  });

  it('is told to have failed, and asked for again, when the server has erred', async () => {
    await pass();
    await answer('error', refusal('INTERNAL_SERVER_ERROR'));
    expect(failed).toEqual(['It is INTERNAL_SERVER_ERROR.']);
    await pass();
    for (const events of [1, 2]) await answer('next', { data: { events } });
    expect([heard, recoveries]).toEqual([[1, 2], 1]);
  });

  it('is asked for again from a message that the server could not work out', async () => {
    await pass();
    await answer('next', { data: { events: 1 } });
    await answer('next', { data: null, errors: refusal('INTERNAL_SERVER_ERROR') });
    await answer('next', { data: { events: 3 } });
    await pass();
    await answer('next', { data: { events: 2 } });
    expect(asked().map(({ said }) => said.payload?.variables.from)).toEqual([1, 2]);
    expect(heard).toEqual([1, 2]);
  });

  it.each([1011, 4429])('is asked for again when the socket was closed with %i', async (code) => {
    await pass();
    last().socket.close(code);
    await pass();
    await answer('next', { data: { events: 1 } });
    expect([asked().length, heard]).toEqual([2, [1]]);
  });

  it('is never asked for again when it is refused for good', async () => {
    await pass();
    await answer('error', refusal('FORBIDDEN'));
    await pass();
    expect([asked().length, failed]).toEqual([1, ['It is FORBIDDEN.']]);
  });

  it('is over when it is stopped, also while it waits to be asked for again', async () => {
    await pass();
    await answer('error', refusal('RATE_LIMITED'));
    stop();
    await pass();
    expect(asked().length).toBe(1);
  });
});
