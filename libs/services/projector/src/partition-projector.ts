/**
 * Projects one partition: the archive's rows, the matches' rows and the own position in one
 * transaction. Any number may run on the same partition; whoever comes second writes nothing.
 */
import { withoutUndefined } from '@scoresheet/rules-engine';
import { setTimeout as pause } from 'node:timers/promises';
import { partitionOf } from '@scoresheet/domain-record';
import { sha256 } from '@scoresheet/domain-record/node';
import { LogError, type EventLog } from '@scoresheet/event-log-port';
import {
  archiveEvents,
  archiveOf,
  checkpointAfter,
  CheckpointMismatch,
  movePosition,
  noteRefuted,
  postgresArchive,
  projectionPosition,
  type Checkpoint,
} from '@scoresheet/services-archive';
import {
  EventRefuted,
  judgedEvents,
  readerFigures,
  RecordTail,
  suspensions,
  type AdmittedEvent,
  type Belief,
  type ReaderFigures,
  type Suspension,
} from '@scoresheet/services-tail';
import type { DataSource } from 'typeorm';
import type { ProjectedRow } from '@scoresheet/services-read-models';
import { RecordRows } from './record-rows.js';
import type { ProjectedKind } from './projected-kinds.js';
import { isOwnFault } from './own-fault.js';
import { refutedOf, toArchive } from './to-archive.js';
import { toProject } from './to-project.js';

export interface ProjectorSources {
  readonly log: EventLog;
  readonly database: DataSource;
  readonly kind: ProjectedKind;
  /** Told of whatever made it begin again at its position. */
  readonly onTrouble: (error: unknown) => void;
  /** Told of what is written and archived, in order. */
  readonly onProjected?: (events: readonly AdmittedEvent[]) => void;
  /** Told of a record that stands still here because no row can be made of its event. */
  readonly onSuspended?: (suspension: Suspension) => void;
  /** Which events are believed; without it, the word of every event in the log is taken. */
  readonly belief?: Belief | undefined;
}

/** The pause after an error, and after another projector was faster and has the partition. */
const PAUSE_MS = 250;

/** Another projector has moved the position. */
class Overtaken extends Error {
  override readonly name = 'Overtaken';
}

export class PartitionProjector {
  /** The tail of the life of the moment. */
  private tail: RecordTail<unknown> | undefined;
  /** Records of this partition that stand still, by their rows: the tail itself folds few. */
  private suspended = new Set<string>();

  constructor(
    private readonly sources: ProjectorSources,
    private readonly partition: number,
  ) {}

  /**
   * Runs until it is told to stop or the log is closed. Rejects with `CheckpointMismatch` when the
   * log is not the one that was projected: going on would mix two histories.
   */
  async run(stopped: AbortSignal): Promise<void> {
    while (!stopped.aborted) {
      try {
        await this.projectFromPosition(stopped);
      } catch (error) {
        if (error instanceof CheckpointMismatch) throw error;
        if (error instanceof LogError && error.code === 'log-closed') return;
        if (!(error instanceof Overtaken)) this.sources.onTrouble(error);
      }
      await pause(PAUSE_MS, undefined, { signal: stopped }).catch(() => undefined);
    }
  }

  /** How far the projector has read, undefined until it has begun for the first time. */
  figures(): ReaderFigures | undefined {
    const of = { topic: this.sources.kind.topic, partition: this.partition };
    if (this.tail === undefined) return undefined;
    return { ...readerFigures('projection', of, this.tail), suspended: this.suspended.size };
  }

  private async readSuspended(): Promise<void> {
    const { log, database, kind } = this.sources;
    const isMine = (id: string) => partitionOf(id, log.partitions, sha256) === this.partition;
    this.suspended = new Set((await kind.model.suspended(database)).filter(isMine));
  }

  /** One life: what it remembers is right as long as nobody else moves the position. */
  private async projectFromPosition(stopped: AbortSignal): Promise<void> {
    const { log, database, kind, belief } = this.sources;
    const { topic } = kind;
    const position = await projectionPosition(database, this.projection);
    await this.readSuspended();
    const write = this.writing(position);
    const aggregate = belief && kind.judge(belief);
    const tail: RecordTail<unknown> = new RecordTail(
      withoutUndefined({
        log,
        of: { topic, partition: this.partition },
        archive: postgresArchive(database, topic),
        from: position?.next ?? 0,
        aggregate,
        proves: aggregate === undefined ? undefined : belief?.proves,
        keepsRecent: aggregate === undefined ? undefined : false,
        onBatch: async (events, upTo) => write(await judgedEvents(tail, events), upTo),
        onSuspended: (suspension) => this.reportRefuted(suspension),
      }),
    );
    await tail.start();
    this.tail = tail;
    const stop = () => void tail.stop();
    stopped.addEventListener('abort', stop);
    if (stopped.aborted) stop();
    await tail.ended.finally(() => {
      stopped.removeEventListener('abort', stop);
      return tail.stop();
    });
  }

  private writing(position: Checkpoint | undefined) {
    const { database, kind, onProjected } = this.sources;
    const { topic } = kind;
    const rows = this.newRows();
    let from = position;
    const write = async (
      events: readonly AdmittedEvent[],
      to: Checkpoint,
      way: 'project' | 'projectEach' = 'project',
    ): Promise<void> => {
      await database.transaction(async (manager) => {
        const archived = events.map(toArchive);
        const move = { from, to, events: archived };
        if (!(await movePosition(manager, this.projection, move))) throw new Overtaken();
        await archiveEvents(manager, { topic, partition: this.partition }, archived);
        await noteRefuted(manager, refutedOf(events));
        await rows[way](manager, events.map(toProject));
      });
      from = to;
    };
    return async (events: readonly AdmittedEvent[], to: Checkpoint): Promise<void> => {
      try {
        await write(events, to);
      } catch (error) {
        if (!isOwnFault(error)) throw error;
        for (const event of events) await write([event], this.after(event), 'projectEach');
        await write([], to);
      }
      onProjected?.(events);
    };
  }

  private reportRefuted(suspension: Suspension): void {
    if (suspension.error instanceof EventRefuted) this.sources.onSuspended?.(suspension);
  }

  private newRows(): RecordRows<ProjectedRow> {
    const { suspend } = suspensions(this.sources.onSuspended);
    return new RecordRows({
      model: this.sources.kind.model,
      onRow: ({ id, suspended }) => {
        if (suspended) this.suspended.add(id);
        else this.suspended.delete(id);
      },
      onSuspended: ({ header: { record, seq, at } }, error) =>
        void suspend({ record, seq, atMs: at }, error),
    });
  }

  private after({ offset, bytes }: AdmittedEvent): Checkpoint {
    return checkpointAfter(this.sources.log, { offset, value: bytes });
  }

  private get projection() {
    return { projection: archiveOf(this.sources.kind.topic), partition: this.partition };
  }
}
