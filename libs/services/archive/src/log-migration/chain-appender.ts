/**
 * Appends to a log what its records lack, and nothing twice: an event is needed when it lies past
 * the head that the log has of its record. Whoever is interrupted begins again and finds by the
 * heads where it was.
 */
import type { Head } from '@scoresheet/domain-record';
import { FIRST_STAMP, type EventLog, type Message } from '@scoresheet/event-log-port';
import { MigrationRefused } from './migration-refused.js';
import { isAppendable, TopicAppender } from './topic-appender.js';

export class ChainAppender {
  private readonly appender: TopicAppender;

  /** `heads`: of every record in the log, as of now. */
  constructor(
    log: EventLog,
    topic: string,
    private readonly heads: ReadonlyMap<string, Head>,
  ) {
    this.appender = new TopicAppender(log, topic);
  }

  get appended(): number {
    return this.appender.appended;
  }

  /** Adds the next message of a record, in the order of the record. */
  async add(record: string, head: Head, message: Message): Promise<void> {
    const known = this.heads.get(record);
    if (known?.seq === head.seq && known.hash !== head.hash) throw differ(record, head.seq);
    if (known !== undefined && known.seq >= head.seq) return;
    await this.appender.add(record, isAppendable(message) ? message : bare(record, message));
  }

  flush(): Promise<void> {
    return this.appender.flush();
  }
}

/** An event is its bytes; a key or headers that no log of ours takes stay behind. */
function bare(record: string, { value, headers }: Message): Message {
  const stamp = headers?.[FIRST_STAMP];
  const stamped = { key: record, value, headers: { [FIRST_STAMP]: stamp ?? '' } };
  return stamp !== undefined && isAppendable(stamped) ? stamped : { key: record, value };
}

export const differ = (record: string, seq: number): MigrationRefused =>
  new MigrationRefused(
    'histories-differ',
    `Event ${seq} of ${record} is one in the log and another where it was to come from: this log ` +
      'went on by itself after it was restored. Nobody but a person may choose: export both, put ' +
      'the log or the database back from copies that belong together, and keep the other.',
  );
