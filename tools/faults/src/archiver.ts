/** What the projector does for the archive: exact bytes and its own place, in one step, and late. */
import { judgedEvents, RecordTail } from '@scoresheet/services-tail';
import type { AdmittedEvent, Proves } from '@scoresheet/services-tail';
import type { ReadOnlyAggregate } from '@scoresheet/domain-record';
import type { Offset } from '@scoresheet/event-log-port';
import type { Checkpoint, MemoryArchive } from '@scoresheet/services-archive';
import type { Mortal, WorkerTopics } from '@scoresheet/services-worker';
import { PARTITION, placeOf, type Surroundings } from './world.js';

interface ArchiverOptions {
  readonly around: Surroundings;
  readonly topics: WorkerTopics;
  readonly archive: MemoryArchive;
  /** Asks the rules about what is not proved, as a projector does; without it all is believed. */
  readonly judging?:
    | { readonly aggregate: ReadOnlyAggregate<unknown>; readonly proves: Proves }
    | undefined;
  /** How long a batch takes: the lag of the archive. */
  readonly dawdle: () => Promise<void>;
}

/** Another life of the archiver was faster. */
export class Outrun extends Error {}

export class Archiver implements Mortal {
  readonly ended: Promise<void>;
  private readonly tail: RecordTail<unknown>;
  private next: Offset = 0;
  private fail: (error: unknown) => void = () => undefined;

  constructor(private readonly options: ArchiverOptions) {
    const { judging, around, topics } = options;
    const { log, archive } = around;
    this.ended = new Promise((_, reject) => (this.fail = reject));
    this.tail = new RecordTail({
      log,
      archive,
      of: placeOf('events', topics),
      ...judging,
      onBatch: async (events, upTo) =>
        this.keep(judging ? await judgedEvents(this.tail, events) : events, upTo),
    });
  }

  async start(): Promise<void> {
    this.next = await this.archivedTo();
    await this.tail.start();
    this.tail.ended.catch(this.fail);
  }

  stop(): Promise<void> {
    return this.tail.stop();
  }

  /** Compares and sets: where another life of the archiver was faster, this one is over. */
  private async keep(events: readonly AdmittedEvent[], upTo: Checkpoint): Promise<void> {
    const { archive, dawdle } = this.options;
    await dawdle();
    if ((await this.archivedTo()) !== this.next)
      throw new Outrun('Somebody else has archived this.');
    for (const { header, head, offset, bytes, stampedAtMs, doubt } of events) {
      archive.keep({
        ...head,
        record: header.record,
        partition: PARTITION,
        offset,
        bytes,
        stampedAtMs,
        isRefuted: doubt === 'refuted',
      });
    }
    archive.moveTo(PARTITION, upTo);
    this.next = upTo.next;
  }

  private async archivedTo(): Promise<Offset> {
    return (await this.options.around.archive.position(PARTITION))?.next ?? 0;
  }
}
