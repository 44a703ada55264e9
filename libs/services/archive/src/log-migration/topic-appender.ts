/** Messages on their way into a topic: the log groups them, and no more are on their way than it takes well. */
import { withoutUndefined } from '@scoresheet/rules-engine';
import { partitionOf } from '@scoresheet/domain-record';
import { sha256 } from '@scoresheet/domain-record/node';
import { checkAppend, type EventLog, type Message } from '@scoresheet/event-log-port';

const MESSAGES_ON_THEIR_WAY = 2_000;
const BYTES_ON_THEIR_WAY = 4 * 1024 * 1024;

/** Whether a log takes the message. A foreign client may have written one that none of ours does. */
export function isAppendable(message: Message): boolean {
  try {
    checkAppend([message]);
    return true;
  } catch {
    return false;
  }
}

export class TopicAppender {
  appended = 0;
  private onTheirWay: Promise<unknown>[] = [];
  private bytes = 0;

  constructor(
    private readonly log: EventLog,
    private readonly topic: string,
  ) {}

  /**
   * To the partition of the record; what was added before for the same record goes before it. Waits
   * where much is on its way, and rejects if any of it is refused.
   */
  async add(record: string, { key, value, headers }: Message): Promise<void> {
    const to = {
      topic: this.topic,
      partition: partitionOf(record, this.log.partitions, sha256),
    };
    const message = withoutUndefined<Message>({ key, value, headers });
    const appending = this.log.append(to, [message]).then(() => (this.appended += 1));
    appending.catch(() => undefined); // `flush` tells of it
    this.onTheirWay.push(appending);
    this.bytes += value.length;
    const isFull = this.onTheirWay.length >= MESSAGES_ON_THEIR_WAY;
    if (isFull || this.bytes >= BYTES_ON_THEIR_WAY) await this.flush();
  }

  /** Resolves when everything that was added is durable. */
  async flush(): Promise<void> {
    this.bytes = 0;
    await Promise.all(this.onTheirWay.splice(0));
  }
}
