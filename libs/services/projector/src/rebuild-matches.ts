/**
 * Builds the rows of all matches a second time, from the log's first entry on, beside those that
 * are live; compares the two as of the same positions; then puts right what differs, at once.
 */
import type { EventLog, Offset } from '@scoresheet/event-log-port';
import { archiveOf, postgresArchive, projectionPosition } from '@scoresheet/services-archive';
import { MATCH_COLUMNS, matchRowOf, type MatchRow } from '@scoresheet/services-read-models';
import { PartitionAdmission } from '@scoresheet/services-tail';
import type { DataSource, EntityManager } from 'typeorm';
import { matchRows, type MatchRows } from './match-rows.js';
import { publicOf } from './public-of.js';

const READ_AT_ONCE = 1_000;
/** Any number; one rebuild at a time. */
const REBUILD_LOCK = 5_267_003;

export interface RebuildSources {
  readonly log: EventLog;
  readonly database: DataSource;
  readonly topic: string;
}

/** A match whose live row is not what its events make of it; undefined: there is no such row. */
export interface MatchDifference {
  readonly id: string;
  readonly live: MatchRow | undefined;
  readonly rebuilt: MatchRow | undefined;
}

/**
 * The differences that were found and are no more. Projectors may run meanwhile; they are held up
 * only while the last entries are caught up with. Nobody sees a table that is half built.
 */
export async function rebuildMatches(sources: RebuildSources): Promise<readonly MatchDifference[]> {
  const runner = sources.database.createQueryRunner();
  await runner.connect();
  try {
    await runner.query('select pg_advisory_lock($1)', [REBUILD_LOCK]);
    await runner.query('drop table if exists scoresheet.match_rebuild');
    await runner.query(
      'create unlogged table scoresheet.match_rebuild (like scoresheet.match including indexes)',
    );
    const partitions = partitionsOf(sources);
    for (const partition of partitions) await catchUp(sources, runner.manager, partition);
    return await sources.database.transaction((manager) =>
      switchOver(sources, manager, partitions),
    );
  } finally {
    await runner.query('drop table if exists scoresheet.match_rebuild');
    await runner.query('select pg_advisory_unlock($1)', [REBUILD_LOCK]);
    await runner.release();
  }
}

interface PartitionRebuild {
  readonly partition: number;
  readonly admission: PartitionAdmission;
  readonly rows: MatchRows;
  next: Offset;
}

function partitionsOf({ log, database, topic }: RebuildSources): readonly PartitionRebuild[] {
  const archive = postgresArchive(database, topic);
  return Array.from({ length: log.partitions }, (_, partition) => ({
    partition,
    admission: new PartitionAdmission({ partition, partitions: log.partitions }, archive),
    rows: matchRows('match_rebuild'),
    next: 0,
  }));
}

/** Up to the live position as it is now. */
async function catchUp(
  { log, topic }: RebuildSources,
  manager: EntityManager,
  rebuild: PartitionRebuild,
): Promise<void> {
  const { partition, admission, rows } = rebuild;
  const live = await projectionPosition(manager, { projection: archiveOf(topic), partition });
  const end = live?.next ?? 0;
  while (rebuild.next < end) {
    const limit = Math.min(READ_AT_ONCE, end - rebuild.next);
    const entries = await log.read({ topic, partition }, rebuild.next, limit);
    const events = await admission.admit(entries);
    await rows.project(
      manager,
      events.map((event) => ({ header: event.header, public: publicOf(event) })),
    );
    rebuild.next = (entries.at(-1)?.offset ?? rebuild.next) + 1;
    admission.sweep(rebuild.next);
  }
}

/** In one transaction; nobody moves a position while it runs. */
async function switchOver(
  sources: RebuildSources,
  manager: EntityManager,
  partitions: readonly PartitionRebuild[],
): Promise<readonly MatchDifference[]> {
  await manager.query(
    `select 1 from scoresheet.projection_position where projection = $1
     order by partition for update`,
    [archiveOf(sources.topic)],
  );
  for (const partition of partitions) await catchUp(sources, manager, partition);
  const differences = await compare(manager);
  const ids = differences.map(({ id }) => id);
  await manager.query('delete from scoresheet.match where id = any($1)', [ids]);
  await manager.query(
    'insert into scoresheet.match select * from scoresheet.match_rebuild where id = any($1)',
    [ids],
  );
  return differences;
}

async function compare(manager: EntityManager): Promise<readonly MatchDifference[]> {
  const differing = await manager.query<{ id: string }[]>(
    `select coalesce(live.id, rebuilt.id) as id
     from scoresheet.match live full join scoresheet.match_rebuild rebuilt using (id)
     where live is distinct from rebuilt order by 1`,
  );
  const ids = differing.map(({ id }) => id);
  const [live, rebuilt] = [
    await rowsById(manager, 'match', ids),
    await rowsById(manager, 'match_rebuild', ids),
  ];
  return ids.map((id) => ({ id, live: live.get(id), rebuilt: rebuilt.get(id) }));
}

async function rowsById(manager: EntityManager, table: string, ids: readonly string[]) {
  const rows = await manager.query<Parameters<typeof matchRowOf>[0][]>(
    `select ${MATCH_COLUMNS} from scoresheet.${table} where id = any($1)`,
    [ids],
  );
  return new Map<string, MatchRow>(rows.map((row) => [row.id, matchRowOf(row)]));
}
