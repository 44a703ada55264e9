/** Reads what the lists of each kind of record have, and which of its records stand still. */
import { RECORD_TOPICS, type RecordKind } from '@scoresheet/contracts-messages';
import { ROW_MODELS } from '@scoresheet/services-read-models';
import { hasTable } from '@scoresheet/services-runtime';
import type { DataSource } from 'typeorm';
import { listedIn, rowsIn } from './listed-record.sql.js';
import type { ListedRecords, OfEachKind, ReadDatabase } from './probes.js';

export const readLists = async (
  database: DataSource,
): Promise<Pick<ReadDatabase, 'suspended' | 'listed'>> => ({
  suspended: await ofEachKind((kind) => readSuspended(database, kind)),
  listed: await ofEachKind((kind) => readListed(database, kind)),
});

const KINDS = Object.keys(RECORD_TOPICS) as RecordKind[];

async function ofEachKind<T>(read: (kind: RecordKind) => Promise<T>): Promise<OfEachKind<T>> {
  const entries: [RecordKind, T][] = [];
  for (const kind of KINDS) entries.push([kind, await read(kind)]);
  return Object.fromEntries(entries) as unknown as OfEachKind<T>;
}

/** An installation that waits for its upgrade may have no rows of this kind yet. */
const hasRows = (database: DataSource, kind: RecordKind): Promise<boolean> =>
  hasTable(database, `scoresheet.${ROW_MODELS[kind].table.name}`);

async function readSuspended(database: DataSource, kind: RecordKind): Promise<readonly string[]> {
  if (!(await hasRows(database, kind))) return [];
  return (await ROW_MODELS[kind].suspended(database)).toSorted();
}

async function readListed(database: DataSource, kind: RecordKind): Promise<ListedRecords> {
  const nothing = { archived: 0, missing: 0, differing: 0, otherHead: 0, example: null };
  const hasArchive = await hasTable(database, 'scoresheet.archived_event');
  if (!hasArchive || !(await hasRows(database, kind))) return { isCurrent: true, ...nothing };
  const { table, version } = ROW_MODELS[kind];
  const [found] = await database.query<Omit<ListedRecords, 'isCurrent'>[]>(listedIn(table.name), [
    RECORD_TOPICS[kind].events,
  ]);
  const [rows] = await database.query<{ are: boolean }[]>(rowsIn(table.name));
  const isCurrent = rows?.are === false || (await version.areCurrent(database));
  return { isCurrent, ...(found ?? nothing) };
}
