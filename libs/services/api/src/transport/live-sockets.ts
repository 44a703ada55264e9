/**
 * The open sockets: how many, whose, and for how long. Each is looked at once a second, and ends
 * with the token that opened it, or when its peer takes nothing of what is written for it.
 */
import { SOCKET_CLOSE } from '@scoresheet/contracts-graphql';
import type { Blocked, Credential, Identity, Standing } from '@scoresheet/services-accounts';
import type { Clock } from '../clock.js';
import { SOCKET_WATCH_MS } from './limits.js';
import type { Presented } from './request-context.js';

/** The part of a WebSocket that is needed here. */
export interface Closable {
  readonly bufferedAmount: number;
  close(code: number, reason: string): void;
}

/** One of `SOCKET_CLOSE`, or with more in its reason. */
export interface SocketClose {
  readonly code: number;
  readonly reason: string;
}

interface SocketCounts {
  readonly sockets: number;
  /** Sockets that have shown a token. */
  readonly signedIn: number;
  /** Written and not yet taken by the peers, of all together. */
  readonly bufferedBytes: number;
}

interface LiveSocketsOptions {
  readonly clock: Clock;
  /** Who holds the token by now; undefined when it holds no more. */
  readonly again: (credential: Credential) => Promise<Standing | Blocked | undefined>;
  /** Words where nobody is let in from there; undefined where somebody is. */
  readonly refusalOf?: (address: string, viewer?: Identity) => Promise<string | undefined>;
  readonly perAddress: number;
  readonly perViewer: number;
  readonly bufferBytes: number;
}

interface Entry {
  readonly address: string;
  presented?: Presented;
}

export class LiveSockets {
  private readonly open = new Map<Closable, Entry>();
  /** Stops the looks at the sockets. */
  readonly stop: () => void;

  constructor(private readonly options: LiveSocketsOptions) {
    this.stop = everySecond(options.clock, () => this.lookAtAll());
  }

  /** Lets a new socket in, until `leave` (undefined), or says how to close it. */
  enter(socket: Closable, address: string): SocketClose | undefined {
    const isNeighbour = (entry: Entry) => entry.address === address;
    if (this.count(isNeighbour) >= this.options.perAddress) return SOCKET_CLOSE.tooManySockets;
    this.open.set(socket, { address });
    return undefined;
  }

  /** Counts a socket to the viewer whose token it has shown. Undefined: the socket may stay. */
  present(socket: Closable, presented: Presented): SocketClose | undefined {
    const { accountId } = presented.viewer;
    const isSame = ({ presented: other }: Entry) => other?.viewer.accountId === accountId;
    if (this.count(isSame) >= this.options.perViewer) return SOCKET_CLOSE.tooManySockets;
    const entry = this.open.get(socket);
    if (entry !== undefined) entry.presented = presented;
    return undefined;
  }

  /** Closes it when too much waits for its peer. */
  checkRead(socket: Closable): void {
    if (socket.bufferedAmount <= this.options.bufferBytes) return;
    this.end(socket, SOCKET_CLOSE.slowSubscriber);
  }

  leave(socket: Closable): void {
    this.open.delete(socket);
  }

  counts(): SocketCounts {
    const sockets = [...this.open.keys()];
    return {
      sockets: sockets.length,
      signedIn: this.count(({ presented }) => presented !== undefined),
      bufferedBytes: sockets.reduce((sum, { bufferedAmount }) => sum + bufferedAmount, 0),
    };
  }

  private count(fits: (entry: Entry) => boolean): number {
    return [...this.open.values()].filter(fits).length;
  }

  private end(socket: Closable, { code, reason }: SocketClose): void {
    if (this.open.delete(socket)) socket.close(code, reason);
  }

  private async lookAtAll(): Promise<void> {
    for (const socket of this.open.keys()) this.checkRead(socket);
    const looks = [...this.open].map(async ([socket, { address, presented }]) => {
      const refused = await this.options.refusalOf?.(address, presented?.viewer);
      const isBlocked = refused !== undefined && SOCKET_CLOSE.blocked;
      const over = isBlocked || (presented && (await whyOver(presented, this.options)));
      if (over !== undefined) this.end(socket, over);
    });
    await Promise.all(looks);
  }
}

/** A look that fails is no reason to send anybody away; the next one is a second later. */
async function whyOver(
  presented: Presented,
  { clock, again }: Pick<LiveSocketsOptions, 'clock' | 'again'>,
): Promise<SocketClose | undefined> {
  if (presented.expiresAt <= clock.now()) return SOCKET_CLOSE.tokenExpired;
  const standing = await again(presented.credential).catch(() => presented);
  if (standing === undefined) return SOCKET_CLOSE.unauthenticated;
  if ('blocked' in standing) return SOCKET_CLOSE.blocked;
  const [before, now] = [presented.viewer.roles, standing.viewer.roles];
  return before.join() === now.join() ? undefined : SOCKET_CLOSE.accessChanged;
}

/** Looks every second, and never twice at once, however long a look takes. Returns how to stop. */
function everySecond(clock: Clock, look: () => Promise<void>): () => void {
  let isOver = false;
  let callOff = (): void => undefined;
  const next = (): void => {
    if (isOver) return;
    callOff = clock.after(SOCKET_WATCH_MS, () => void look().finally(next));
  };
  next();
  return () => {
    isOver = true;
    callOff();
  };
}
