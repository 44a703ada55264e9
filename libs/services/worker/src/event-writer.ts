/**
 * Appends what is decided, in the order in which it was decided: one append at a time, because two
 * could change places, and each with all that has gathered meanwhile. Then waits until the tail
 * has read so far that every decision is confirmed or void.
 */
import { traceHeadersOf } from '@scoresheet/contracts-messages';
import type { Header, SealedEvent } from '@scoresheet/domain-record';
import type { Entry, EventLog, Message, Offset, PartitionRef } from '@scoresheet/event-log-port';
import type { AnyCommand, AnyRefusal } from './aggregate.js';
import { attempt } from './attempt.js';
import { surely } from './surely.js';
import type { TakenCommand } from './taken-command.js';
import { EVENT_BYTES_AT_ONCE, EVENTS_AT_ONCE } from './worker-options.js';

export interface EventWriterOptions<C extends AnyCommand, R extends AnyRefusal> {
  readonly log: EventLog;
  readonly to: PartitionRef;
  readonly headersOf: ((header: Header) => Readonly<Record<string, string>>) | undefined;
  readonly proofOf: ((hash: string) => Readonly<Record<string, string>>) | undefined;
  /** Resolves when the tail has dealt with everything before the offset. */
  readonly reached: (offset: Offset) => Promise<void>;
  readonly foresee: (event: SealedEvent) => void;
  readonly onSettled: (decided: readonly TakenCommand<C, R>[]) => void;
  readonly onError: (error: unknown) => void;
  readonly stopped: AbortSignal;
}

export class EventWriter<C extends AnyCommand, R extends AnyRefusal> {
  private waiting: TakenCommand<C, R>[] = [];
  private isWriting = false;
  private settled: Promise<void> = Promise.resolve();

  constructor(private readonly options: EventWriterOptions<C, R>) {}

  write(taken: TakenCommand<C, R>): void {
    this.waiting.push(taken);
    if (this.isWriting) return;
    this.isWriting = true;
    // Whatever is decided in the same turn of the event loop goes with the same append.
    setImmediate(() => void this.writeAll().catch(this.options.onError));
  }

  private async writeAll(): Promise<void> {
    while (this.waiting.length > 0 && !this.options.stopped.aborted) {
      const group = this.nextGroup();
      const end = await this.append(group);
      this.settled = this.settled
        .then(() => this.options.reached(end))
        .then(() => this.options.onSettled(group));
      this.settled.catch(this.options.onError);
    }
    this.isWriting = false;
  }

  /**
   * Where the tail has to be before the group is settled. Refusals and conflicts need no append,
   * but the end of the log: a state that lags behind must not answer for one that does not.
   */
  private async append(group: readonly TakenCommand<C, R>[]): Promise<Offset> {
    const { log, to, stopped, foresee } = this.options;
    const messages: Message[] = [];
    for (const { decided, entry } of group) {
      if (decided?.is !== 'accepted') continue;
      foresee(decided.event);
      messages.push(this.messageOf(decided.event, entry));
    }
    if (messages.length === 0) return surely(() => log.end(to), stopped);
    const { firstOffset } = await surely(() => log.append(to, messages), stopped);
    return firstOffset + messages.length;
  }

  private messageOf({ header, bytes, head }: SealedEvent, { headers: given }: Entry): Message {
    const { headersOf, proofOf } = this.options;
    // Copies for foreign clients: an event that they cannot be made of goes without.
    const copies = attempt(() => headersOf?.(header));
    const headers = { ...copies, ...proofOf?.(head.hash), ...traceHeadersOf(given) };
    return { key: header.record, value: bytes, headers };
  }

  private nextGroup(): readonly TakenCommand<C, R>[] {
    let bytes = 0;
    let size = 0;
    for (const { decided } of this.waiting) {
      if (decided?.is === 'accepted') bytes += decided.event.bytes.length;
      if (size > 0 && (bytes > EVENT_BYTES_AT_ONCE || size >= EVENTS_AT_ONCE)) break;
      size += 1;
    }
    return this.waiting.splice(0, size);
  }
}
