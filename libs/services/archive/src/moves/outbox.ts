/** Messages on their way into a topic, gathered by partition into appends of a sensible size. */
import { partitionOf } from '@scoresheet/domain-record';
import { checkAppend, type EventLog, type Message } from '@scoresheet/event-log-port';
import { sha256 } from '../sha256.js';

const MESSAGES_AT_ONCE = 500;
const BYTES_AT_ONCE = 1024 * 1024;

/** Whether a log takes the message. A foreign client may have written one that none of ours does. */
export function isAppendable(message: Message): boolean {
  try {
    checkAppend([message]);
    return true;
  } catch {
    return false;
  }
}

interface Waiting {
  readonly messages: Message[];
  bytes: number;
}

export class Outbox {
  appended = 0;
  private readonly waiting = new Map<number, Waiting>();

  constructor(
    private readonly log: EventLog,
    private readonly topic: string,
  ) {}

  /** To the partition of the record; what was put before for the same record goes before it. */
  async put(record: string, { key, value, headers }: Message): Promise<void> {
    const partition = partitionOf(record, this.log.partitions, sha256);
    const waiting = this.waiting.get(partition) ?? { messages: [], bytes: 0 };
    this.waiting.set(partition, waiting);
    waiting.messages.push({ key, value, ...(headers === undefined ? {} : { headers }) });
    waiting.bytes += value.length;
    const isFull = waiting.messages.length >= MESSAGES_AT_ONCE || waiting.bytes >= BYTES_AT_ONCE;
    if (isFull) await this.send(partition, waiting);
  }

  /** Resolves when everything that was put is durable. */
  async flush(): Promise<void> {
    const all = [...this.waiting].map(([partition, waiting]) => this.send(partition, waiting));
    await Promise.all(all);
  }

  private async send(partition: number, { messages }: Waiting): Promise<void> {
    this.waiting.delete(partition);
    await this.log.append({ topic: this.topic, partition }, messages);
    this.appended += messages.length;
  }
}
