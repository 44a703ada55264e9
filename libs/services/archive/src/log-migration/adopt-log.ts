/**
 * Makes a log the one of this database: every archived event gets its place in it, and every
 * position its end. All of it in one transaction, so that whoever starts finds the old log's places
 * or the new one's, and nothing between.
 */
import type { Head } from '@scoresheet/domain-record';
import type { EventLog } from '@scoresheet/event-log-port';
import type { DataSource, EntityManager, QueryRunner } from 'typeorm';
import { checkpointAfter, type Checkpoint } from '../checkpoint.js';
import { ProjectionPositionEntity } from '../projection-position.entity.js';
import { archiveOf } from '../projection-positions.js';
import { NO_EVENTS } from '../tally/event-tally.js';
import { ProjectionTallyEntity } from '../tally/projection-tally.entity.js';
import { WorkerPositionEntity } from '../worker-position.entity.js';
import { DROP_PLACES } from './event-place.sql.js';
import { keepPlaces, newPlaces } from './event-places.js';
import { moveMacRequirements } from './mac-requirements.js';
import { moveArchive } from './move-archive.js';
import { MigrationRefused } from './migration-refused.js';
import { readEvents, type EventsRead } from './read-events.js';
import { endsOf } from './read-to-end.js';
import { keepTimes, noteTimes, type WorkerTimes } from './worker-times.js';

interface AdoptOptions {
  readonly topics: { readonly commands: string; readonly events: string };
  /** The offset at which workers begin, by partition of the commands. */
  readonly workersBeginAt: readonly Checkpoint[];
  /** The heads that all records must have; without them those that the log has. */
  readonly heads?: ReadonlyMap<string, Head>;
  /** Called within the transaction: so many events were in the log and not in the archive. */
  readonly onArchived?: (manager: EntityManager, events: number) => Promise<void>;
  readonly onRead?: (entries: number) => void;
  readonly stopped?: AbortSignal | undefined;
}

export interface Adopted {
  readonly records: number;
  readonly events: number;
  /** Events that the archive did not have. */
  readonly archived: number;
}

/** Throws `MigrationRefused` (`histories-differ`, `log-written-to`); then nothing has changed. */
export async function adoptLog(
  database: DataSource,
  log: EventLog,
  options: AdoptOptions,
): Promise<Adopted> {
  const runner = database.createQueryRunner();
  await runner.connect();
  try {
    await newPlaces(runner.manager);
    const times: WorkerTimes = new Map();
    const read = await readEvents(log, {
      topic: options.topics.events,
      onEvents(events) {
        noteTimes(times, events);
        return keepPlaces(runner.manager, events);
      },
      ...(options.onRead === undefined ? {} : { onRead: options.onRead }),
      stopped: options.stopped,
    });
    if (options.heads !== undefined) checkHeads(options.heads, read.heads);
    const archived = await switchOver(runner, log, { ...options, read, times });
    return { records: read.heads.size, events: read.events, archived };
  } finally {
    await runner.query(DROP_PLACES).catch(() => undefined);
    await runner.release();
  }
}

interface SwitchOptions extends AdoptOptions {
  readonly read: EventsRead;
  readonly times: WorkerTimes;
}

async function switchOver(
  runner: QueryRunner,
  log: EventLog,
  options: SwitchOptions,
): Promise<number> {
  const { manager } = runner;
  await runner.startTransaction();
  try {
    const archived = await moveArchive(manager, options.topics.events);
    await movePositions(manager, log, options);
    await keepTimes(manager, options.topics.commands, options.times);
    if (archived > 0) await options.onArchived?.(manager, archived);
    await checkNobodyWrites(log, options);
    await runner.commitTransaction();
    return archived;
  } catch (error) {
    await runner.rollbackTransaction();
    throw error;
  }
}

async function movePositions(
  manager: EntityManager,
  log: EventLog,
  { topics, workersBeginAt, read }: SwitchOptions,
): Promise<void> {
  const projection = archiveOf(topics.events);
  await manager.delete(ProjectionPositionEntity, { projection });
  await manager.delete(ProjectionTallyEntity, { projection });
  await manager.delete(WorkerPositionEntity, { topic: topics.commands });
  const archivedTo = read.last.map((entry) => checkpointAfter(log, entry));
  await manager.insert(
    ProjectionPositionEntity,
    archivedTo.map((checkpoint, partition) => ({ projection, partition, ...checkpoint })),
  );
  await manager.insert(
    ProjectionTallyEntity,
    archivedTo.map(({ next }, partition) => ({
      ...{ projection, partition, next },
      ...(read.tallies[partition] ?? NO_EVENTS),
    })),
  );
  await manager.insert(
    WorkerPositionEntity,
    workersBeginAt.map((checkpoint, partition) => ({
      ...{ topic: topics.commands, partition, ...checkpoint },
    })),
  );
  await moveMacRequirements(manager, log, topics.commands);
}

function checkHeads(expected: ReadonlyMap<string, Head>, found: ReadonlyMap<string, Head>): void {
  const differing = [...expected].find(([record, { hash }]) => found.get(record)?.hash !== hash);
  const stranger = [...found.keys()].find((record) => !expected.has(record));
  const record = differing?.[0] ?? stranger;
  if (record === undefined) return;
  throw new MigrationRefused(
    'histories-differ',
    `Record ${record} does not end alike in both logs. Nothing was changed; copy to an empty log.`,
  );
}

/** What was appended since it was read would have no place. */
async function checkNobodyWrites(log: EventLog, { topics, read }: SwitchOptions): Promise<void> {
  const ends = await endsOf(log, topics.events);
  if (ends.every((end, partition) => end === read.ends[partition])) return;
  throw new MigrationRefused(
    'log-written-to',
    'Somebody appends to the log at this moment. Stop every Scoresheet that uses it, then do this ' +
      'again.',
  );
}
