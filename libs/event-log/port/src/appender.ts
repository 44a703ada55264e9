/**
 * Appends to one partition in the order in which it is given, whatever the log does meanwhile: one
 * append at a time, because two could change places, and each with all that has gathered since.
 * While the log is away the same messages are sent again, so they may come to stand in it twice.
 */
import type { EventLog, Message, Offset, PartitionRef } from './event-log.js';
import { patiently } from './patience.js';

const MESSAGES_AT_ONCE = 500;
const BYTES_AT_ONCE = 4 * 1024 * 1024;

interface AppenderOptions<T> {
  readonly log: Pick<EventLog, 'append' | 'end'>;
  readonly to: PartitionRef;
  /** The item's message; undefined where it needs none, but to know that its turn has come. */
  readonly messageOf: (item: T) => Message | undefined;
  /** All entries of these, and of those before them, lie below `end`. */
  readonly onAppended: (items: readonly T[], end: Offset) => void;
  /** The log refuses for good: nothing is appended any more. */
  readonly onError: (error: unknown) => void;
  readonly stopped: AbortSignal;
}

interface Waiting<T> {
  readonly item: T;
  readonly message: Message | undefined;
}

export class Appender<T> {
  private waiting: Waiting<T>[] = [];
  private isAppending = false;

  constructor(private readonly options: AppenderOptions<T>) {}

  add(item: T): void {
    this.waiting.push({ item, message: this.options.messageOf(item) });
    if (this.isAppending) return;
    this.isAppending = true;
    // Whatever is added in the same turn of the event loop goes with the same append.
    setImmediate(() => void this.appendAll().catch(this.options.onError));
  }

  private async appendAll(): Promise<void> {
    const { stopped, onAppended } = this.options;
    while (this.waiting.length > 0 && !stopped.aborted) {
      const batch = this.nextBatch();
      const messages = batch.flatMap(({ message }) => (message === undefined ? [] : [message]));
      const end = await patiently(() => this.append(messages), { until: stopped });
      onAppended(
        batch.map(({ item }) => item),
        end,
      );
    }
    this.isAppending = false;
  }

  private async append(messages: readonly Message[]): Promise<Offset> {
    const { log, to } = this.options;
    if (messages.length === 0) return log.end(to);
    const { firstOffset } = await log.append(to, messages);
    return firstOffset + messages.length;
  }

  private nextBatch(): readonly Waiting<T>[] {
    let bytes = 0;
    let size = 0;
    for (const { message } of this.waiting) {
      bytes += message?.value.length ?? 0;
      if (size > 0 && (bytes > BYTES_AT_ONCE || size >= MESSAGES_AT_ONCE)) break;
      size += 1;
    }
    return this.waiting.splice(0, size);
  }
}
