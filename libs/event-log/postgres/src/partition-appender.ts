/**
 * Group commit: whatever waits for a partition is written in one transaction, while the next group
 * gathers. One group at a time, so the appends of a process keep their order.
 */
import { setImmediate as endOfTurn, setTimeout as pause } from 'node:timers/promises';
import { LogError, type Message, type Offset, type Receipt } from '@scoresheet/event-log-port';
import {
  FIRST_PAUSE_MS,
  LAST_PAUSE_MS,
  MAX_GROUP_BYTES,
  MAX_GROUP_MESSAGES,
  MAX_WAITING_BYTES,
} from './limits.js';
import { asLogError } from './trouble.js';

export interface AppenderOptions {
  /** Writes the messages in one transaction and tells the offset of the first. */
  readonly write: (messages: readonly Message[]) => Promise<Offset>;
  readonly deadlineMs: number;
  /** Told of every attempt that failed and is repeated. */
  readonly onTrouble: (error: LogError) => void;
}

interface Waiting {
  readonly messages: readonly Message[];
  readonly bytes: number;
  readonly resolve: (receipt: Receipt) => void;
  readonly reject: (error: LogError) => void;
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
    if (this.waitingBytes + bytes > MAX_WAITING_BYTES) return Promise.reject(this.tooMany());
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => this.giveUp(one), this.options.deadlineMs);
      const one: Waiting = {
        messages,
        bytes,
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
      const group = this.nextGroup();
      const trouble = await this.tryToWrite(group);
      if (trouble === undefined) {
        pauseMs = FIRST_PAUSE_MS;
      } else {
        await pause(pauseMs);
        pauseMs = Math.min(2 * pauseMs, LAST_PAUSE_MS);
      }
      this.lastTrouble = trouble;
    }
    this.draining = undefined;
  }

  private nextGroup(): Waiting[] {
    const group: Waiting[] = [];
    let count = 0;
    let bytes = 0;
    for (const one of this.waiting) {
      count += one.messages.length;
      bytes += one.bytes;
      if (group.length > 0 && (count > MAX_GROUP_MESSAGES || bytes > MAX_GROUP_BYTES)) break;
      group.push(one);
    }
    return group;
  }

  /** Gives the trouble after which the group, still waiting, can be tried again. */
  private async tryToWrite(group: readonly Waiting[]): Promise<LogError | undefined> {
    try {
      let next = await this.options.write(group.flatMap(({ messages }) => messages));
      for (const one of group) {
        this.remove(one);
        one.resolve({ firstOffset: next });
        next += one.messages.length;
      }
      return undefined;
    } catch (reason) {
      const error = asLogError(reason);
      if (error.code === 'log-unavailable') {
        this.options.onTrouble(error);
        return error;
      }
      for (const one of group) {
        this.remove(one);
        one.reject(error);
      }
      return undefined;
    }
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

  private tooMany(): LogError {
    return new LogError(
      'log-unavailable',
      `More than ${MAX_WAITING_BYTES} bytes wait for one partition. Append more slowly.`,
    );
  }
}
