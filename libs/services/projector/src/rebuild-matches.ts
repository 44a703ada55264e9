/**
 * Builds the rows of all matches a second time, from the log's first entry on, beside those that
 * are live; compares the two as of the same positions; then puts right what differs, at once.
 */
import type { EventLog, Offset } from '@scoresheet/event-log-port';
import { archiveOf, postgresArchive, projectionPosition } from '@scoresheet/services-archive';
import { noteMatchRowsRebuilt } from '@scoresheet/services-read-models';
import { PartitionAdmission } from '@scoresheet/services-tail';
import type { DataSource, EntityManager } from 'typeorm';
import {
  compareMatches,
  replaceDifferingMatches,
  type MatchComparison,
} from './compare-matches.js';
import { matchRows, type MatchRows } from './match-rows.js';
import { publicOf } from './public-of.js';

const READ_AT_ONCE = 1_000;
/** Any number; one rebuild at a time. */
const REBUILD_LOCK = 5_267_003;

export interface RebuildSources {
  readonly log: EventLog;
  readonly database: DataSource;
  /** The topic of the matches' events. */
  readonly topic: string;
}

export interface RebuildOptions {
  /** Told after each piece of the log that was read. */
  readonly onProgress?: (progress: RebuildProgress) => void;
  /** Live rows stay as they are, whatever differs. */
  readonly compareOnly?: boolean;
  /** Gives up, with the signal's reason; live rows stay as they are. */
  readonly stopped?: AbortSignal;
}

/** In entries of the log, over all partitions. `total` grows while projectors go on. */
export interface RebuildProgress {
  readonly read: number;
  readonly total: number;
}

/** Nothing differs when the live rows are what the events make of them. */
export interface RebuildReport extends MatchComparison {
  /** Entries that were read, events and others. */
  readonly entries: number;
  /** Matches that the log holds. */
  readonly matches: number;
}

/** A log with entries, of which this version admits none: it was written by another one. */
export class NothingReadable extends Error {
  override readonly name = 'NothingReadable';
}

/**
 * Rebuilds, compares and, unless told otherwise, mends. Projectors may run meanwhile; they are held
 * up only while the last entries are caught up with. Nobody sees a table that is half built.
 */
export async function rebuildMatches(
  sources: RebuildSources,
  options: RebuildOptions = {},
): Promise<RebuildReport> {
  const runner = sources.database.createQueryRunner();
  await runner.connect();
  try {
    await runner.query('select pg_advisory_lock($1)', [REBUILD_LOCK]);
    await runner.query('drop table if exists scoresheet.match_rebuild');
    await runner.query(
      'create unlogged table scoresheet.match_rebuild (like scoresheet.match including indexes)',
    );
    const rebuild = newRebuild(sources, options);
    await catchUp(rebuild, runner.manager);
    return await sources.database.transaction((manager) => switchOver(rebuild, manager));
  } finally {
    await runner.query('drop table if exists scoresheet.match_rebuild');
    await runner.query('select pg_advisory_unlock($1)', [REBUILD_LOCK]);
    await runner.release();
  }
}

interface Rebuild {
  readonly sources: RebuildSources;
  readonly options: RebuildOptions;
  readonly partitions: readonly PartitionRebuild[];
}

interface PartitionRebuild {
  readonly partition: number;
  readonly admission: PartitionAdmission;
  readonly rows: MatchRows;
  next: Offset;
  /** The live position. */
  end: Offset;
}

function newRebuild(sources: RebuildSources, options: RebuildOptions): Rebuild {
  const { log, database, topic } = sources;
  const archive = postgresArchive(database, topic);
  const partitions = Array.from({ length: log.partitions }, (_, partition) => ({
    partition,
    admission: new PartitionAdmission({ partition, partitions: log.partitions }, archive),
    rows: matchRows('match_rebuild'),
    next: 0,
    end: 0,
  }));
  return { sources, options, partitions };
}

/** Up to the live positions as they are now. */
async function catchUp(rebuild: Rebuild, manager: EntityManager): Promise<void> {
  const { sources, options, partitions } = rebuild;
  for (const each of partitions) {
    const of = { projection: archiveOf(sources.topic), partition: each.partition };
    each.end = (await projectionPosition(manager, of))?.next ?? 0;
  }
  for (const each of partitions) {
    while (each.next < each.end) {
      options.stopped?.throwIfAborted();
      await projectMore(sources, manager, each);
      options.onProgress?.(progressOf(rebuild));
    }
  }
}

async function projectMore(
  { log, topic }: RebuildSources,
  manager: EntityManager,
  rebuild: PartitionRebuild,
): Promise<void> {
  const { partition, admission, rows, next, end } = rebuild;
  const entries = await log.read({ topic, partition }, next, Math.min(READ_AT_ONCE, end - next));
  const events = await admission.admit(entries);
  await rows.project(
    manager,
    events.map((event) => ({ header: event.header, public: publicOf(event) })),
  );
  rebuild.next = (entries.at(-1)?.offset ?? next) + 1;
  admission.sweep(rebuild.next);
}

const progressOf = ({ partitions }: Rebuild): RebuildProgress => ({
  read: partitions.reduce((sum, { next }) => sum + next, 0),
  total: partitions.reduce((sum, { end }) => sum + end, 0),
});

/** In one transaction; nobody moves a position while it runs. */
async function switchOver(rebuild: Rebuild, manager: EntityManager): Promise<RebuildReport> {
  const { sources, options } = rebuild;
  await manager.query(
    `select 1 from scoresheet.projection_position where projection = $1
     order by partition for update`,
    [archiveOf(sources.topic)],
  );
  await catchUp(rebuild, manager);
  const comparison = await compareMatches(manager);
  const [rebuilt] = await manager.query<{ count: string }[]>(
    'select count(*) from scoresheet.match_rebuild',
  );
  const [entries, matches] = [progressOf(rebuild).read, Number(rebuilt?.count)];
  if (entries > 0 && matches === 0) throw new NothingReadable(unreadable(entries));
  if (options.compareOnly !== true) {
    await replaceDifferingMatches(manager);
    await noteMatchRowsRebuilt(manager);
  }
  return { entries, matches, ...comparison };
}

const unreadable = (entries: number): string =>
  `The log has ${entries} entries, and this version of Scoresheet reads a match in none of them. ` +
  'Nothing was changed. Use the version that wrote them.';
