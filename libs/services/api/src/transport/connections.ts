/**
 * The connections below HTTP and the sockets: how many from where, whether they ask for something,
 * and whether they take what is written for them. Each is looked at once a second.
 */
import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';
import { performance } from 'node:perf_hooks';
import type { FrontDoorRefusals } from './front-door-refusals.service.js';
import {
  ANSWER_BYTES_PER_SECOND,
  ANSWER_TAKEN_WITHIN_MS,
  CONNECTION_WATCH_MS,
  FIRST_REQUEST_WITHIN_MS,
  MAX_CONNECTIONS,
  MAX_REQUEST_HEADERS,
  REQUEST_WITHIN_MS,
} from './limits.js';

interface ConnectionsOptions {
  readonly refusals: Pick<FrontDoorRefusals, 'refuses'>;
  /** Infinite where a proxy stands before us, which has all the connections. */
  readonly perAddress: number;
  /** Milliseconds that never go backwards. */
  readonly now?: () => number;
}

interface Entry {
  readonly openedAtMs: number;
  hasAsked: boolean;
  /** Since when something has waited to be taken, without a break, and how much at most. */
  waiting?: { readonly sinceMs: number; readonly bytes: number };
}

export class Connections {
  private readonly open = new Map<Socket, Entry>();
  /** Every request asks for those of its address: the others are not looked through. */
  private readonly byAddress = new Map<string, Set<Socket>>();
  private readonly now: () => number;

  constructor(private readonly options: ConnectionsOptions) {
    this.now = options.now ?? (() => performance.now());
  }

  /** Watches a server until it is closed. */
  watch(server: Server): void {
    server.maxConnections = MAX_CONNECTIONS;
    server.maxHeadersCount = MAX_REQUEST_HEADERS;
    server.headersTimeout = FIRST_REQUEST_WITHIN_MS;
    server.requestTimeout = REQUEST_WITHIN_MS;
    server.on('connection', (socket) => this.enter(socket));
    server.on('request', ({ socket }: IncomingMessage) => this.hasAsked(socket));
    server.on('upgrade', ({ socket }: IncomingMessage) => this.hasAsked(socket));
    const timer = setInterval(() => this.lookAtAll(), CONNECTION_WATCH_MS).unref();
    server.on('close', () => clearInterval(timer));
  }

  /** Written for an address, and not yet taken. */
  waitingBytes(address = ''): number {
    let bytes = 0;
    for (const { writableLength } of this.byAddress.get(address) ?? []) bytes += writableLength;
    return bytes;
  }

  private enter(socket: Socket): void {
    const { remoteAddress: address = '' } = socket;
    const beside = this.byAddress.get(address) ?? new Set<Socket>();
    if (beside.size >= this.options.perAddress && this.options.refusals.refuses('connections')) {
      socket.destroy();
      return;
    }
    this.open.set(socket, { openedAtMs: this.now(), hasAsked: false });
    this.byAddress.set(address, beside.add(socket));
    socket.on('close', () => this.leave(socket, address));
  }

  private leave(socket: Socket, address: string): void {
    this.open.delete(socket);
    const beside = this.byAddress.get(address);
    beside?.delete(socket);
    if (beside?.size === 0) this.byAddress.delete(address);
  }

  private hasAsked(socket: Socket): void {
    const entry = this.open.get(socket);
    if (entry !== undefined) entry.hasAsked = true;
  }

  private lookAtAll(): void {
    const atMs = this.now();
    for (const [socket, entry] of this.open) {
      const isSilent = !entry.hasAsked && atMs - entry.openedAtMs > FIRST_REQUEST_WITHIN_MS;
      if (isSilent && this.options.refusals.refuses('unfinished-request')) socket.destroy();
      else if (this.isSlow(socket, entry, atMs)) this.cutSlow(socket, entry);
    }
  }

  private isSlow({ writableLength }: Socket, entry: Entry, atMs: number): boolean {
    if (writableLength === 0) {
      delete entry.waiting;
      return false;
    }
    const { sinceMs, bytes } = entry.waiting ?? { sinceMs: atMs, bytes: 0 };
    entry.waiting = { sinceMs, bytes: Math.max(bytes, writableLength) };
    const allowedMs = ANSWER_TAKEN_WITHIN_MS + (bytes * 1_000) / ANSWER_BYTES_PER_SECOND;
    return atMs - sinceMs > allowedMs;
  }

  private cutSlow(socket: Socket, entry: Entry): void {
    if (this.options.refusals.refuses('slow-reader')) socket.destroy();
    else delete entry.waiting; // observed once, and then anew
  }
}
