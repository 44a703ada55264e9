/**
 * Makes a log the one of this database: every archived event gets its place in it, and every
 * position its end. All of it in one transaction, so that whoever starts finds the old log's places
 * or the new one's, and nothing between.
 */
import { withoutUndefined } from '@scoresheet/rules-engine';
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
import type { LogKind } from './log-kind.js';
import { moveMacRequirements } from './mac-requirements.js';
import { moveArchive } from './move-archive.js';
import { MigrationRefused } from './migration-refused.js';
import { readEvents, type EventsRead } from './read-events.js';
import { endsOf, sumOf } from './read-to-end.js';
import { keepTimes, noteTimes, type WorkerTimes } from './worker-times.js';

/** A kind of records, and from where on its commands are decided in the log. */
export interface AdoptedKind extends Pick<LogKind, 'topics' | 'onArchived'> {
  /** The offset at which workers begin, by partition of the commands. */
  readonly workersBeginAt: readonly Checkpoint[];
  /** The heads that all records must have; without them those that the log has. */
  readonly heads?: ReadonlyMap<string, Head>;
}

interface AdoptOptions {
  readonly kinds: readonly AdoptedKind[];
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
    const kinds: KindRead[] = [];
    for (const kind of options.kinds) {
      kinds.push(await readKind(runner.manager, log, kind, options));
    }
    const archived = await switchOver(runner, log, kinds);
    return {
      records: sumOf(kinds.map(({ read }) => read.heads.size)),
      events: sumOf(kinds.map(({ read }) => read.events)),
      archived,
    };
  } finally {
    await runner.query(DROP_PLACES).catch(() => undefined);
    await runner.release();
  }
}

interface KindRead {
  readonly kind: AdoptedKind;
  readonly read: EventsRead;
  readonly times: WorkerTimes;
}

async function readKind(
  manager: EntityManager,
  log: EventLog,
  kind: AdoptedKind,
  { onRead, stopped }: AdoptOptions,
): Promise<KindRead> {
  const times: WorkerTimes = new Map();
  const topic = kind.topics.events;
  const read = await readEvents(
    log,
    withoutUndefined({
      topic,
      onEvents(events) {
        noteTimes(times, events);
        return keepPlaces(manager, topic, events);
      },
      onRead,
      stopped,
    }),
  );
  if (kind.heads !== undefined) checkHeads(kind.heads, read.heads);
  return { kind, read, times };
}

async function switchOver(
  runner: QueryRunner,
  log: EventLog,
  kinds: readonly KindRead[],
): Promise<number> {
  await runner.startTransaction();
  try {
    let archived = 0;
    for (const kind of kinds) archived += await moveKind(runner.manager, log, kind);
    for (const kind of kinds) await checkNobodyWrites(log, kind);
    await runner.commitTransaction();
    return archived;
  } catch (error) {
    await runner.rollbackTransaction();
    throw error;
  }
}

/** Gives how many of its events were archived because the log had them alone. */
async function moveKind(manager: EntityManager, log: EventLog, of: KindRead): Promise<number> {
  const { topics, onArchived } = of.kind;
  const archived = await moveArchive(manager, topics.events);
  await movePositions(manager, log, of);
  await keepTimes(manager, topics.commands, of.times);
  if (archived > 0) await onArchived?.(manager, archived);
  return archived;
}

async function movePositions(
  manager: EntityManager,
  log: EventLog,
  { kind: { topics, workersBeginAt }, read }: KindRead,
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
      projection,
      partition,
      next,
      ...(read.tallies[partition] ?? NO_EVENTS),
    })),
  );
  await manager.insert(
    WorkerPositionEntity,
    workersBeginAt.map((checkpoint, partition) => ({
      topic: topics.commands,
      partition,
      ...checkpoint,
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
async function checkNobodyWrites(log: EventLog, { kind, read }: KindRead): Promise<void> {
  const ends = await endsOf(log, kind.topics.events);
  if (ends.every((end, partition) => end === read.ends[partition])) return;
  throw new MigrationRefused(
    'log-written-to',
    'Somebody appends to the log at this moment. Stop every Scoresheet that uses it, then do this ' +
      'again.',
  );
}
