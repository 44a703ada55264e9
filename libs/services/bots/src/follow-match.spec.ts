import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { WebSocketServer, type WebSocket } from 'ws';
import { followMatch } from './follow-match.js';

/** RFC 6455: what a server says that goes away. */
const GOING_AWAY = 1001;

let server: WebSocketServer;
let url: string;
const unhandled: unknown[] = [];
const note = (reason: unknown) => void unhandled.push(reason);

beforeEach(async () => {
  server = new WebSocketServer({
    host: '127.0.0.1',
    port: 0,
    handleProtocols: ([first]) => first ?? false,
  });
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  process.on('unhandledRejection', note);
});
afterEach(() => {
  vi.useRealTimers();
  process.off('unhandledRejection', note);
  server.close();
});

describe('Whoever follows a match', () => {
  it('gives up at once, where a server has let them in and never says a word', async () => {
    const givingUp = new AbortController();
    const first = followMatch({ url, signal: givingUp.signal }, 'm-1').next();
    const [socket] = (await once(server, 'connection')) as [WebSocket];
    givingUp.abort();
    await expect(first).rejects.toThrow('abort');
    socket.close(GOING_AWAY);
    await once(socket, 'close');
    await turn();
    expect(unhandled).toEqual([]);
  });

  it('is not broken by a server that goes away at the same moment', async () => {
    const givingUp = new AbortController();
    const first = followMatch({ url, signal: givingUp.signal }, 'm-1').next();
    const [socket] = (await once(server, 'connection')) as [WebSocket];
    socket.close(GOING_AWAY);
    givingUp.abort();
    await expect(first).rejects.toThrow('abort');
    await once(socket, 'close');
    await turn();
    expect(unhandled).toEqual([]);
  });

  it('comes back to a server that lets them in and says nothing for ten seconds', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const givingUp = new AbortController();
    const first = followMatch({ url, signal: givingUp.signal }, 'm-1').next();
    const [silent] = (await once(server, 'connection')) as [WebSocket];
    await once(silent, 'message');
    const again = once(server, 'connection');
    vi.advanceTimersByTime(10_000);
    await again;
    givingUp.abort();
    await expect(first).rejects.toThrow('abort');
  });
});
