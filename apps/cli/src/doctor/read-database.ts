/**
 * Reads what an installation's database says of itself. Nothing is written; an embedded server
 * that does not run is started for the time, which is how the next start would find it.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { TOPICS } from '@scoresheet/contracts-messages';
import { fitsFormat } from '@scoresheet/services-archive';
import { areMatchRowsCurrent } from '@scoresheet/services-read-models';
import {
  createDataSource,
  knownInstallation,
  reachDatabase,
  type ReachedDatabase,
  type Config,
} from '@scoresheet/services-runtime';
import type { DataSource } from 'typeorm';
import type { DatabaseState, ListedMatches, ReadDatabase, ReaderPosition } from './probes.js';
import { readCopies } from './read-copies.js';
import { hasTable, readLog, type Position } from './read-log.js';

export async function readDatabase(config: Config): Promise<DatabaseState> {
  const { database, dataFolder } = config;
  if (database.kind === 'embedded' && !existsSync(join(dataFolder, 'postgres'))) {
    return { is: 'absent' };
  }
  try {
    const reached = await reachDatabase(config);
    try {
      return { is: 'there', ...(await readFrom(reached, config)) };
    } finally {
      await reached.close();
    }
  } catch (error) {
    return { is: 'unreachable', says: wordsOf(error) };
  }
}

/** Node joins the failures of several addresses in an error without words of its own. */
function wordsOf(error: unknown): string {
  const { message, code = 'no answer' } = error as NodeJS.ErrnoException;
  return `PostgreSQL cannot be used: ${message || code}`.replace(/\.?$/, '.');
}

async function readFrom(
  { url, wasRunning }: ReachedDatabase,
  config: Config,
): Promise<ReadDatabase> {
  const database = await createDataSource(url).initialize();
  try {
    const positions = await readPositions(database);
    const log = await readLog(config, database, positions);
    const isLate = wasRunning && log.readers.some(isBehind);
    return {
      ...log,
      readers: isLate ? await whoStandsStill(database, log.readers) : log.readers,
      ...(await readMigrations(database)),
      ...(await readContents(database)),
      copies: await readCopies({ config, url, database, logId: log.logId }),
      keyFits: await fitsKey(database, config),
    };
  } finally {
    await database.destroy();
  }
}

const isBehind = ({ who, next, end = 0 }: ReaderPosition): boolean =>
  who === 'projector' && next < end;

/** A projector that runs reads what is there many times within such a pause. */
const STANDS_STILL_MS = 2_000;

async function whoStandsStill(
  database: DataSource,
  readers: readonly ReaderPosition[],
): Promise<readonly ReaderPosition[]> {
  await pause(STANDS_STILL_MS);
  const later = await readPositions(database);
  const hasStayed = (one: ReaderPosition) =>
    later.some(
      ({ who, topic, partition, next }) =>
        who === one.who && topic === one.topic && partition === one.partition && next === one.next,
    );
  return readers.map((one) => ({ ...one, standsStill: isBehind(one) && hasStayed(one) }));
}

async function readContents(
  database: DataSource,
): Promise<
  Pick<
    ReadDatabase,
    'suspended' | 'formatFits' | 'listsCurrent' | 'listed' | 'copyBegun' | 'takesUnproved'
  >
> {
  const hasMatches = await hasTable(database, 'scoresheet.match');
  const suspended = hasMatches ? await readSuspended(database) : [];
  const hasArchive = await hasTable(database, 'scoresheet.archived_event');
  const isListed = hasMatches && (await isAny(database, 'select from scoresheet.match'));
  const hasCopy = await hasTable(database, 'scoresheet.log_copy');
  const hasProofs = await hasTable(database, 'scoresheet.command_mac');
  return {
    suspended,
    formatFits: !hasArchive || (await fitsFormat(database, TOPICS.matchEvents)),
    listsCurrent: !isListed || (await areMatchRowsCurrent(database)),
    listed: await readListed(database, hasMatches && hasArchive),
    takesUnproved: hasProofs && (await takesUnproved(database)),
    copyBegun: hasCopy && (await isAny(database, 'select from scoresheet.log_copy')),
  };
}

/** Of an installation that has begun: the first start of a new one notes where proofs are required. */
async function takesUnproved(database: DataSource): Promise<boolean> {
  const hasBegun = await isAny(database, 'select from scoresheet.installation');
  const required = `select from scoresheet.command_mac where topic = '${TOPICS.matchCommands}'`;
  return hasBegun && !(await isAny(database, required));
}

/**
 * One statement, so that a projector that writes meanwhile is seen before or after its batch. An
 * installation that waits for its upgrade may lack the column of the heads.
 */
async function readListed(database: DataSource, isThere: boolean): Promise<ListedMatches> {
  const nothing = { archived: 0, missing: 0, differing: 0, otherHead: 0, example: null };
  if (!isThere) return nothing;
  const [row] = await database.query<ListedMatches[]>(
    `with compared as (
       select record, case
         when match.id is null then 'missing'
         when match.suspended then null
         when event_count <> last.seq + 1 then 'differing'
         when (known_head ->> 'seq')::integer = last.seq and known_head ->> 'hash' <> hash then 'other-head'
       end as fault
       from (select distinct on (record) record, seq, hash from scoresheet.archived_event
             where topic = $1 order by record, seq desc) last
       left join (select *, to_jsonb(kept) -> 'head' as known_head from scoresheet.match kept) match
         on match.id = record)
     select count(*)::integer as archived,
            count(*) filter (where fault = 'missing')::integer as missing,
            count(*) filter (where fault = 'differing')::integer as differing,
            count(*) filter (where fault = 'other-head')::integer as "otherHead",
            min(record) filter (where fault is not null) as example
     from compared`,
    [TOPICS.matchEvents],
  );
  return row ?? nothing;
}

const isAny = async (database: DataSource, query: string): Promise<boolean> => {
  const [row] = await database.query<{ any: boolean }[]>(`select exists (${query}) as any`);
  return row?.any === true;
};

async function readMigrations(
  database: DataSource,
): Promise<Pick<ReadDatabase, 'pending' | 'unknown'>> {
  const known = database.migrations.map(({ name, constructor }) => name ?? constructor.name);
  if (!(await hasTable(database, 'scoresheet.migration'))) return { pending: known, unknown: [] };
  const rows = await database.query<{ name: string }[]>('select name from scoresheet.migration');
  const applied = rows.map(({ name }) => name);
  return {
    pending: known.filter((name) => !applied.includes(name)),
    unknown: applied.filter((name) => !known.includes(name)),
  };
}

async function fitsKey(database: DataSource, config: Config): Promise<boolean | undefined> {
  if (!(await hasTable(database, 'scoresheet.installation'))) return undefined;
  const [row] = await database.query<{ digest: string }[]>(
    'select key_digest as digest from scoresheet.installation',
  );
  return row && row.digest === (await knownInstallation(config));
}

async function readPositions(database: DataSource): Promise<readonly Position[]> {
  if (!(await hasTable(database, 'scoresheet.projection_position'))) return [];
  const rows = await database.query<(Omit<Position, 'next'> & { readonly next: string })[]>(
    `select 'projector' as who, replace(projection, 'archive of ', '') as topic, partition,
            log_id as "logId", next_offset as next from scoresheet.projection_position
     union all
     select 'worker', topic, partition, log_id, next_offset from scoresheet.worker_position
     order by 1, 2, 3`,
  );
  return rows.map(({ next, ...reader }) => ({ ...reader, next: Number(next) }));
}

async function readSuspended(database: DataSource): Promise<readonly string[]> {
  const rows = await database.query<{ id: string }[]>(
    'select id from scoresheet.match where suspended order by id',
  );
  return rows.map(({ id }) => id);
}
