/**
 * Whoever is told to come back later is told so later. A refusal is nearly as much work as an
 * answer, and who asks again at once would keep the server busy with refusals alone. While one is
 * held back it costs nothing but its connection, of which an address has so many.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import { FrontDoorRefusals } from './front-door-refusals.service.js';
import { MAX_REFUSAL_HELD_MS, MAX_REQUESTS_BEHIND_REFUSAL } from './limits.js';

/** The part of a WebSocket that is needed here. */
interface Pausable {
  pause(): void;
  resume(): void;
}

interface Told {
  readonly extensions?: Readonly<Record<string, unknown>>;
}

@Injectable()
export class Tarpit {
  /** Requests that came behind a refusal that is held, by the connection. */
  private readonly behind = new Map<Socket, number>();

  constructor(
    @Inject(FrontDoorRefusals) private readonly refusals: Pick<FrontDoorRefusals, 'isEnforced'>,
  ) {}

  /** Answers over HTTP that wait at the moment. */
  get held(): number {
    return this.behind.size;
  }

  /** Middleware, to be the first: answers with `retry-after` are held back. */
  readonly holdRefusals = (
    { socket }: IncomingMessage,
    response: ServerResponse,
    next: () => void,
  ): void => {
    if (this.behind.has(socket)) return this.passOver(socket);
    const end = response.end.bind(response) as (...given: unknown[]) => ServerResponse;
    response.end = (...given: unknown[]): ServerResponse => {
      const isRefusal = response.hasHeader('retry-after') && this.refusals.isEnforced;
      if (!isRefusal) return end(...given);
      void this.hold(socket, () => end(...given));
      return response;
    };
    next();
  };

  /** Holds a refusal back that a socket is told: meanwhile nothing that comes over it is read. */
  async holdOnSocket(socket: Pausable, errors: readonly Told[]): Promise<void> {
    const isRefusal = errors.some(({ extensions = {} }) => 'retryAfterMs' in extensions);
    if (!isRefusal || !this.refusals.isEnforced) return;
    socket.pause();
    await pause(heldMs(), undefined, { ref: false });
    socket.resume();
  }

  private async hold(socket: Socket, answer: () => void): Promise<void> {
    this.behind.set(socket, 0);
    await pause(heldMs(), undefined, { ref: false });
    const isAlone = this.behind.get(socket) === 0;
    this.behind.delete(socket);
    answer();
    // What was passed over has no answer, so nothing that comes later could be told apart from it.
    if (!isAlone) socket.destroySoon();
  }

  /** No client of today asks more before it has its answer. */
  private passOver(socket: Socket): void {
    const behind = (this.behind.get(socket) ?? 0) + 1;
    this.behind.set(socket, behind);
    if (behind > MAX_REQUESTS_BEHIND_REFUSAL) socket.destroy();
  }
}

/** Half of it and more, so that those who are refused together do not come back together. */
const heldMs = (): number => (MAX_REFUSAL_HELD_MS * (1 + Math.random())) / 2;
