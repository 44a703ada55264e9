/**
 * Builds the rows of a view a second time, from the log's first entry on, beside those that are
 * live; compares the two as of the same positions; then puts right what differs, at once.
 */
import type { EventLog, Offset } from '@scoresheet/event-log-port';
import {
  archiveOf,
  memoryArchive,
  placeIn,
  postgresArchive,
  ProjectionPositionEntity,
  projectionPosition,
  type ArchiveReader,
} from '@scoresheet/services-archive';
import { PartitionAdmission } from '@scoresheet/services-tail';
import type { DataSource, EntityManager, QueryRunner } from 'typeorm';
import { asArchived } from './as-archived.js';
import { compareView, replaceDiffering, type Comparison } from './compare-view.js';
import { besideOf, type Kept, type View, type ViewRows } from './views/view.js';
import { createBeside, dropBeside } from './views/view.sql.js';

const READ_AT_ONCE = 1_000;
/** Any number; one rebuild at a time. */
const REBUILD_LOCK = 5_267_003;

export interface RebuildSources {
  readonly log: EventLog;
  readonly database: DataSource;
}

export interface RebuildOptions {
  /** Told after each piece of the log that was read. */
  readonly onProgress?: (progress: RebuildProgress) => void;
  /** Live rows stay as they are, whatever differs. */
  readonly compareOnly?: boolean;
  /** Gives up, with the signal's reason; live rows stay as they are. */
  readonly stopped?: AbortSignal;
  /** While another rebuild runs: wait for its end, or throw `RebuildRunning` (the default). */
  readonly whenBusy?: 'wait' | 'refuse';
}

/** Progress in entries of the log, over all partitions. `total` grows while projectors go on. */
export interface RebuildProgress {
  readonly read: number;
  readonly total: number;
}

/** What a rebuild found: nothing differs when the live rows are what the events make of them. */
export interface RebuildReport<Row extends object> extends Comparison<Row> {
  /** Entries that were read, events and others. */
  readonly entries: number;
  /** Rows that stay although the log lacks or contradicts them: its copy is the damaged one. */
  readonly kept: Kept;
}

/** A log with entries, of which this version admits none: it was written by another one. */
export class NothingReadable extends Error {
  override readonly name = 'NothingReadable';
}

/** Somebody else rebuilds at this moment. */
export class RebuildRunning extends Error {
  override readonly name = 'RebuildRunning';

  constructor() {
    super('Another rebuild is running. Wait for its end; if it was broken off, it ends by itself.');
  }
}

/**
 * Rebuilds, compares and, unless told otherwise, mends. Projectors may run meanwhile; they are held
 * up only while the last entries are caught up with. Nobody sees a table that is half built.
 */
export async function rebuildView<Row extends object>(
  view: View<Row>,
  sources: RebuildSources,
  options: RebuildOptions = {},
): Promise<RebuildReport<Row>> {
  const runner = sources.database.createQueryRunner();
  await runner.connect();
  let isMine = false;
  try {
    isMine = await takeTurn(runner, options);
    await runner.query(dropBeside(view));
    await runner.query(createBeside(view));
    const rebuild = newRebuild(view, sources, options);
    await catchUp(rebuild, runner.manager);
    return await sources.database.transaction((manager) => switchOver(rebuild, manager));
  } finally {
    if (isMine) {
      await runner.query(dropBeside(view));
      await runner.query('select pg_advisory_unlock($1)', [REBUILD_LOCK]);
    }
    await runner.release();
  }
}

async function takeTurn(runner: QueryRunner, { whenBusy }: RebuildOptions): Promise<true> {
  if (whenBusy === 'wait') {
    await runner.query('select pg_advisory_lock($1)', [REBUILD_LOCK]);
    return true;
  }
  const [turn] = (await runner.query('select pg_try_advisory_lock($1) as taken', [
    REBUILD_LOCK,
  ])) as { taken: boolean }[];
  if (turn?.taken !== true) throw new RebuildRunning();
  return true;
}

interface Rebuild<Row extends object> {
  readonly view: View<Row>;
  readonly sources: RebuildSources;
  readonly options: RebuildOptions;
  readonly partitions: readonly PartitionRebuild[];
}

interface PartitionRebuild {
  readonly partition: number;
  readonly archive: ArchiveReader;
  readonly admission: PartitionAdmission;
  readonly rows: ViewRows;
  next: Offset;
  /** The live position. */
  end: Offset;
}

function newRebuild<Row extends object>(
  view: View<Row>,
  sources: RebuildSources,
  options: RebuildOptions,
): Rebuild<Row> {
  const { log, database } = sources;
  const archive = view.trustsArchive ? postgresArchive(database, view.topic) : memoryArchive();
  const partitions = Array.from({ length: log.partitions }, (_, partition) => ({
    partition,
    archive,
    admission: new PartitionAdmission(placeIn(log, { topic: view.topic, partition }), archive),
    rows: view.rows(besideOf(view), partition),
    next: 0,
    end: 0,
  }));
  return { view, sources, options, partitions };
}

/** Reads on, up to the live positions as they are now. */
async function catchUp(rebuild: Rebuild<object>, manager: EntityManager): Promise<void> {
  const { view, options, partitions } = rebuild;
  for (const each of partitions) {
    const of = { projection: archiveOf(view.topic), partition: each.partition };
    each.end = (await projectionPosition(manager, of))?.next ?? 0;
  }
  for (const each of partitions) {
    while (each.next < each.end) {
      options.stopped?.throwIfAborted();
      await projectMore(rebuild, manager, each);
      options.onProgress?.(progressOf(rebuild));
    }
  }
}

async function projectMore(
  { sources: { log }, view }: Rebuild<object>,
  manager: EntityManager,
  rebuild: PartitionRebuild,
): Promise<void> {
  const { partition, archive, admission, rows, next, end } = rebuild;
  const entries = await log.read(
    { topic: view.topic, partition },
    next,
    Math.min(READ_AT_ONCE, end - next),
  );
  await rows.project(manager, await asArchived(archive, await admission.admit(entries)));
  rebuild.next = (entries.at(-1)?.offset ?? next) + 1;
  if (view.trustsArchive) admission.sweep(rebuild.next);
}

const progressOf = ({ partitions }: Rebuild<object>): RebuildProgress => ({
  read: partitions.reduce((sum, { next }) => sum + next, 0),
  total: partitions.reduce((sum, { end }) => sum + end, 0),
});

/** Puts the new rows in place in one transaction; nobody moves a position while it runs. */
async function switchOver<Row extends object>(
  rebuild: Rebuild<Row>,
  manager: EntityManager,
): Promise<RebuildReport<Row>> {
  const { sources, options, view } = rebuild;
  await manager.find(ProjectionPositionEntity, {
    where: { projection: archiveOf(view.topic) },
    order: { partition: 'ASC' },
    lock: { mode: 'pessimistic_write' },
  });
  await catchUp(rebuild, manager);
  const kept = (await view.keep?.(manager, sources.log.partitions)) ?? NOTHING_KEPT;
  const comparison = await compareView(manager, view);
  const entries = progressOf(rebuild).read;
  if (entries > 0 && comparison.rows === 0) throw new NothingReadable(unreadable(entries));
  if (options.compareOnly !== true) {
    await replaceDiffering(manager, view);
    await view.onReplaced?.(manager);
  }
  return { entries, kept, ...comparison };
}

const NOTHING_KEPT: Kept = { count: 0, ids: [] };

const unreadable = (entries: number): string =>
  `The log has ${entries} entries, and this version of Scoresheet reads a record in none of them. ` +
  'Nothing was changed. Use the version that wrote them.';
