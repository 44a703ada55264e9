/** Sends what is not in the record. Somebody may wait for it, so nothing is committed before it is out. */
import type { EventLog, Message, PartitionRef } from '@scoresheet/event-log-port';
import { surely } from './surely.js';
import { EVENTS_AT_ONCE } from './worker-options.js';

export interface OutcomeWriterOptions {
  readonly log: EventLog;
  readonly to: PartitionRef;
  readonly onError: (error: unknown) => void;
  readonly stopped: AbortSignal;
}

interface Waiting {
  readonly message: Message;
  readonly onOut: () => void;
}

export class OutcomeWriter {
  private readonly waiting: Waiting[] = [];
  private isWriting = false;

  constructor(private readonly options: OutcomeWriterOptions) {}

  write(message: Message, onOut: () => void): void {
    this.waiting.push({ message, onOut });
    if (this.isWriting) return;
    this.isWriting = true;
    setImmediate(() => void this.writeAll().catch(this.options.onError));
  }

  private async writeAll(): Promise<void> {
    const { log, to, stopped } = this.options;
    while (this.waiting.length > 0 && !this.options.stopped.aborted) {
      const group = this.waiting.splice(0, EVENTS_AT_ONCE);
      const messages = group.map(({ message }) => message);
      await surely(() => log.append(to, messages), stopped);
      for (const { onOut } of group) onOut();
    }
    this.isWriting = false;
  }
}
