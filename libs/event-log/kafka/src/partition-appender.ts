/**
 * Whatever waits for a partition is sent together, one send at a time: so the appends of a process
 * keep their order, and a doubtful send is repeated, with the same bytes, before anything else.
 */
import { setImmediate as endOfTurn, setTimeout as pause } from 'node:timers/promises';
import { LogError, type Message, type Offset, type Receipt } from '@scoresheet/event-log-port';
import {
  FIRST_PAUSE_MS,
  MAX_SEND_BYTES,
  MAX_SEND_MESSAGES,
  MAX_WAITING_BYTES,
  RECORD_OVERHEAD_BYTES,
} from './limits.js';
import { longer } from './patience.js';
import { asLogError, isLasting } from './trouble.js';

export interface AppenderOptions {
  /** Sends the messages as one batch and tells the offset of the first. */
  readonly send: (messages: readonly Message[]) => Promise<Offset>;
  readonly deadlineMs: number;
  /** Told of every attempt that failed and is repeated. */
  readonly onTrouble: (error: LogError) => void;
}

interface Waiting {
  readonly messages: readonly Message[];
  readonly bytes: number;
  /** So many of the messages are acknowledged: a large append goes in several sends. */
  acknowledged: number;
  firstOffset: Offset | undefined;
  readonly resolve: (receipt: Receipt) => void;
  readonly reject: (error: LogError) => void;
}

/** A part of one append, in a send. */
interface Piece {
  readonly of: Waiting;
  readonly messages: readonly Message[];
}

export class PartitionAppender {
  /** In the order of their coming; whoever is written, refused or too late is taken out. */
  private readonly waiting = new Set<Waiting>();
  private waitingBytes = 0;
  private draining: Promise<void> | undefined;
  private lastTrouble: LogError | undefined;

  constructor(private readonly options: AppenderOptions) {}

  append(messages: readonly Message[]): Promise<Receipt> {
    const bytes = messages.reduce((sum, { value }) => sum + value.length, 0);
    if (this.waitingBytes + bytes > MAX_WAITING_BYTES) return Promise.reject(tooMany());
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => this.giveUp(one), this.options.deadlineMs);
      const one: Waiting = {
        messages,
        bytes,
        acknowledged: 0,
        firstOffset: undefined,
        resolve: (receipt) => (clearTimeout(timer), resolve(receipt)),
        reject: (error) => (clearTimeout(timer), reject(error)),
      };
      this.waiting.add(one);
      this.waitingBytes += bytes;
      this.draining ??= this.drain();
    });
  }

  /** Resolves when nothing waits any more, at the latest after the deadline. */
  async idle(): Promise<void> {
    await this.draining;
  }

  private async drain(): Promise<void> {
    let pauseMs = FIRST_PAUSE_MS;
    for (;;) {
      await endOfTurn(); // all who were woken by the last send can join the next
      if (this.waiting.size === 0) break;
      const trouble = await this.tryToSend(nextPieces(this.waiting));
      if (trouble === undefined) {
        pauseMs = FIRST_PAUSE_MS;
      } else {
        await pause(pauseMs);
        pauseMs = longer(pauseMs);
      }
      this.lastTrouble = trouble;
    }
    this.draining = undefined;
  }

  /** Gives the trouble after which the pieces, still waiting, can be sent again. */
  private async tryToSend(pieces: readonly Piece[]): Promise<LogError | undefined> {
    try {
      let next = await this.options.send(pieces.flatMap(({ messages }) => messages));
      for (const piece of pieces) {
        this.acknowledge(piece, next);
        next += piece.messages.length;
      }
      return undefined;
    } catch (reason) {
      const error = asLogError(reason);
      if (!isLasting(error)) {
        this.options.onTrouble(error);
        return error;
      }
      for (const { of } of pieces) {
        this.remove(of);
        of.reject(error);
      }
      return undefined;
    }
  }

  private acknowledge({ of, messages }: Piece, offset: Offset): void {
    of.firstOffset ??= offset;
    of.acknowledged += messages.length;
    if (of.acknowledged < of.messages.length) return;
    this.remove(of);
    of.resolve({ firstOffset: of.firstOffset });
  }

  private giveUp(one: Waiting): void {
    this.remove(one);
    const words =
      `The append was not acknowledged within ${this.options.deadlineMs} ms. ` +
      `It may have been written; repeating the same bytes is safe.`;
    one.reject(new LogError('log-unavailable', words, { cause: this.lastTrouble }));
  }

  private remove(one: Waiting): void {
    if (this.waiting.delete(one)) this.waitingBytes -= one.bytes;
  }
}

/** As much as fits into one send, at least one message. */
function nextPieces(waiting: Iterable<Waiting>): Piece[] {
  const pieces: Piece[] = [];
  let count = 0;
  let bytes = 0;
  for (const of of waiting) {
    const rest = of.messages.slice(of.acknowledged);
    const tooLate = rest.findIndex((message) => {
      count += 1;
      bytes += sizeOf(message);
      return count > 1 && (count > MAX_SEND_MESSAGES || bytes > MAX_SEND_BYTES);
    });
    const messages = tooLate === -1 ? rest : rest.slice(0, tooLate);
    if (messages.length > 0) pieces.push({ of, messages });
    if (tooLate !== -1) break;
  }
  return pieces;
}

/** Bytes on the wire, at most: a character has up to three of them in UTF-8. */
function sizeOf({ key, value, headers }: Message): number {
  const texts = Object.entries(headers ?? {});
  const characters = texts.reduce((sum, [name, text]) => sum + name.length + text.length, 0);
  const overhead = RECORD_OVERHEAD_BYTES * (1 + texts.length);
  return value.length + 3 * (key.length + characters) + overhead;
}

function tooMany(): LogError {
  return new LogError(
    'log-unavailable',
    `More than ${MAX_WAITING_BYTES} bytes wait for one partition. Append more slowly.`,
  );
}
