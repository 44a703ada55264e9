import { SOCKET_CLOSE } from '@scoresheet/contracts-graphql';
import type { Role, Standing } from '@scoresheet/services-accounts';
import { describe, expect, it } from 'vitest';
import { virtualClock } from '../clock.spec-kit.js';
import { SOCKET_WATCH_MS } from './limits.js';
import { LiveSockets, type Closable } from './live-sockets.js';
import type { Presented } from './request-context.js';

const START_MS = 1_700_000_000_000;
const TOKEN_VALID_MS = 60_000;

interface Peer extends Closable {
  bufferedAmount: number;
  readonly closes: readonly number[];
}

function peer(): Peer {
  const closes: number[] = [];
  return { bufferedAmount: 0, closes, close: (code) => void closes.push(code) };
}

const presented = (accountId: string, roles: readonly Role[] = ['player']): Presented => ({
  credential: { kind: 'personal', digest: accountId },
  viewer: { accountId, roles },
  expiresAt: START_MS + TOKEN_VALID_MS,
});

function door() {
  const clock = virtualClock(START_MS);
  let again = (): Promise<Standing | undefined> => Promise.resolve(presented('ada'));
  const live = new LiveSockets({
    clock,
    again: () => again(),
    perAddress: 2,
    perViewer: 2,
    bufferBytes: 1_000,
  });
  return {
    live,
    known: (answer: () => Promise<Standing | undefined>) => void (again = answer),
    /** Time goes by, one look after the other. */
    async pass(ms: number) {
      for (let passed = 0; passed < ms; passed += SOCKET_WATCH_MS) {
        clock.pass(SOCKET_WATCH_MS);
        await new Promise((resolve) => setImmediate(resolve));
      }
    },
  };
}

describe('A socket with a token', () => {
  it('stays while the token holds, and ends with its time', async () => {
    const { live, pass } = door();
    const socket = peer();
    expect(live.enter(socket, 'here')).toBeUndefined();
    expect(live.present(socket, presented('ada'))).toBeUndefined();
    await pass(TOKEN_VALID_MS - SOCKET_WATCH_MS);
    expect(socket.closes).toEqual([]);
    await pass(SOCKET_WATCH_MS);
    expect(socket.closes).toEqual([SOCKET_CLOSE.tokenExpired.code]);
    expect(live.counts().sockets).toBe(0);
  });

  it.each([
    ['was ended elsewhere', undefined, SOCKET_CLOSE.unauthenticated],
    ['may do more by now', presented('ada', ['player', 'judge']), SOCKET_CLOSE.accessChanged],
    ['may do less by now', presented('ada', []), SOCKET_CLOSE.accessChanged],
  ])('that %s is closed at the next look', async (_how, standing, { code }) => {
    const { live, known, pass } = door();
    const socket = peer();
    live.enter(socket, 'here');
    live.present(socket, presented('ada'));
    known(() => Promise.resolve(standing));
    await pass(SOCKET_WATCH_MS);
    expect(socket.closes).toEqual([code]);
  });

  it('stays when nobody can say whether the token holds, until somebody can', async () => {
    const { live, known, pass } = door();
    const socket = peer();
    live.enter(socket, 'here');
    live.present(socket, presented('ada'));
    known(() => Promise.reject(new Error('the database is away')));
    await pass(3 * SOCKET_WATCH_MS);
    expect(socket.closes).toEqual([]);
    known(() => Promise.resolve(undefined));
    await pass(SOCKET_WATCH_MS);
    expect(socket.closes).toEqual([SOCKET_CLOSE.unauthenticated.code]);
  });
});

describe('A socket of a stranger', () => {
  it('stays, and is not asked about', async () => {
    const { live, known, pass } = door();
    const socket = peer();
    live.enter(socket, 'here');
    known(() => Promise.resolve(undefined));
    await pass(2 * TOKEN_VALID_MS);
    expect(socket.closes).toEqual([]);
  });

  it('is closed when it takes nothing of what is written for it', async () => {
    const { live, pass } = door();
    const [slow, good] = [peer(), peer()];
    live.enter(slow, 'here');
    live.enter(good, 'there');
    slow.bufferedAmount = 1_000;
    live.checkRead(slow);
    expect(slow.closes).toEqual([]);
    slow.bufferedAmount = 1_001;
    good.bufferedAmount = 7;
    expect(live.counts()).toEqual({ sockets: 2, signedIn: 0, bufferedBytes: 1_008 });
    await pass(SOCKET_WATCH_MS);
    expect([slow.closes, good.closes]).toEqual([[SOCKET_CLOSE.slowSubscriber.code], []]);
  });
});

describe('Sockets', () => {
  it('are so many from one address, and one more when one has left', () => {
    const { live } = door();
    const [first, second, third] = [peer(), peer(), peer()];
    live.enter(first, 'here');
    live.enter(second, 'here');
    expect(live.enter(third, 'here')).toBe(SOCKET_CLOSE.tooManySockets);
    expect(live.enter(third, 'there')).toBeUndefined();
    live.leave(first);
    expect(live.enter(peer(), 'here')).toBeUndefined();
  });

  it('are so many of one viewer, from wherever', () => {
    const { live } = door();
    const shown = ['a', 'b', 'c'].map((address) => {
      const socket = peer();
      live.enter(socket, address);
      return live.present(socket, presented('ada'));
    });
    expect(shown).toEqual([undefined, undefined, SOCKET_CLOSE.tooManySockets]);
    const other = peer();
    live.enter(other, 'd');
    expect(live.present(other, presented('bob'))).toBeUndefined();
    expect(live.counts()).toMatchObject({ sockets: 4, signedIn: 3 });
  });

  it('are looked at no more once it is said so', async () => {
    const { live, pass } = door();
    const socket = peer();
    live.enter(socket, 'here');
    socket.bufferedAmount = 2_000;
    live.stop();
    await pass(3 * SOCKET_WATCH_MS);
    expect(socket.closes).toEqual([]);
  });
});
