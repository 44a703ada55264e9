/**
 * Group commit: whatever waits for a partition is written together, while the next group gathers.
 * One group at a time: so the appends of a process keep their order, and a doubtful group is
 * repeated, with the same bytes, before anything else.
 */
import { setImmediate as endOfTurn, setTimeout as pause } from 'node:timers/promises';
import type { Message, Offset, Receipt } from './event-log.js';
import { LogError } from './log-error.js';
import { FIRST_PAUSE_MS, isPassing, longer } from './patience.js';

/** What may wait for one partition before further appends are refused. */
export const MAX_WAITING_BYTES = 64 * 1024 * 1024;

interface GroupCommitOptions {
  /** Writes the messages as one and tells the offset of the first. Throws a `LogError`. */
  readonly write: (messages: readonly Message[]) => Promise<Offset>;
  /** What goes into one group at the most; a larger message goes alone. */
  readonly most: { readonly messages: number; readonly bytes: number };
  /** Bytes of a message, as the limit counts them. */
  readonly sizeOf: (message: Message) => number;
  readonly deadlineMs: number;
  /** Told of every attempt that failed and is repeated. */
  readonly onTrouble: (error: LogError) => void;
}

interface Waiting {
  readonly messages: readonly Message[];
  readonly bytes: number;
  /** How many of the messages are written: a large append goes in several groups. */
  written: number;
  firstOffset: Offset | undefined;
  readonly resolve: (receipt: Receipt) => void;
  readonly reject: (error: unknown) => void;
}

/** What of one append is in a group. */
interface Piece {
  readonly of: Waiting;
  readonly messages: readonly Message[];
}

export class GroupCommit {
  /** Appends in the order of their coming; who is written, refused or too late is taken out. */
  private readonly waiting = new Set<Waiting>();
  private waitingBytes = 0;
  private draining: Promise<void> | undefined;
  private lastTrouble: LogError | undefined;

  constructor(private readonly options: GroupCommitOptions) {}

  append(messages: readonly Message[]): Promise<Receipt> {
    const bytes = messages.reduce((sum, { value }) => sum + value.length, 0);
    if (this.waitingBytes + bytes > MAX_WAITING_BYTES) return Promise.reject(tooMany());
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => this.giveUp(one), this.options.deadlineMs);
      const one: Waiting = {
        messages,
        bytes,
        written: 0,
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
      await endOfTurn(); // all who were woken by the last group can join the next
      if (this.waiting.size === 0) break;
      this.lastTrouble = await this.tryToWrite(this.nextGroup());
      if (this.lastTrouble === undefined) {
        pauseMs = FIRST_PAUSE_MS;
      } else {
        await pause(pauseMs);
        pauseMs = longer(pauseMs);
      }
    }
    this.draining = undefined;
  }

  private nextGroup(): Piece[] {
    const { most, sizeOf } = this.options;
    const group: Piece[] = [];
    let count = 0;
    let bytes = 0;
    const fits = (message: Message): boolean => {
      count += 1;
      bytes += sizeOf(message);
      return count === 1 || (count <= most.messages && bytes <= most.bytes);
    };
    for (const of of this.waiting) {
      const rest = of.written === 0 ? of.messages : of.messages.slice(of.written);
      const tooMuch = rest.findIndex((message) => !fits(message));
      const messages = tooMuch === -1 ? rest : rest.slice(0, tooMuch);
      if (messages.length > 0) group.push({ of, messages });
      if (tooMuch !== -1) break;
    }
    return group;
  }

  /** Gives the trouble after which the group, still waiting, can be tried again. */
  private async tryToWrite(group: readonly Piece[]): Promise<LogError | undefined> {
    try {
      let next = await this.options.write(group.flatMap(({ messages }) => messages));
      for (const piece of group) {
        this.written(piece, next);
        next += piece.messages.length;
      }
      return undefined;
    } catch (error) {
      if (isPassing(error)) {
        this.options.onTrouble(error);
        return error;
      }
      for (const { of } of group) {
        this.remove(of);
        of.reject(error);
      }
      return undefined;
    }
  }

  private written({ of, messages }: Piece, offset: Offset): void {
    of.firstOffset ??= offset;
    of.written += messages.length;
    if (of.written < of.messages.length) return;
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

function tooMany(): LogError {
  return new LogError(
    'log-unavailable',
    `More than ${MAX_WAITING_BYTES} bytes wait for one partition. Append more slowly.`,
  );
}
