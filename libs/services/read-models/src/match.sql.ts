/**
 * The rows of matches as statements. Raw SQL because every event writes one: many rows travel as one
 * value, and the query builder would bind each field of each (`npm run bench -- doubt`). The columns
 * are those of the entity.
 */
import { getMetadataArgsStorage } from 'typeorm';
import { IS_LIVE, MatchEntity, type MatchRow } from './match.entity.js';

/** The live table, and the one beside it in which a rebuild grows. */
export type MatchTable = 'match' | 'match_rebuild';

interface Column {
  readonly field: string;
  readonly name: string;
  readonly type: string;
  /** Whether a row has it; others are there for an index. */
  readonly isStored: boolean;
  readonly fromStored: ((stored: unknown) => unknown) | undefined;
}

/** The columns in the order of the entity. */
const COLUMNS: readonly Column[] = getMetadataArgsStorage()
  .filterColumns(MatchEntity)
  .map(({ propertyName: field, options }) => ({
    ...{ field, name: options.name ?? field, type: String(options.type) },
    isStored: options.select !== false,
    fromStored: [options.transformer ?? []].flat().at(0)?.from,
  }));
const STORED = COLUMNS.filter(({ isStored }) => isStored);

/** What no later event changes. */
const LASTING = ['id', 'createdAtMs'];

const listed = (columns: readonly Column[], text: (column: Column) => string): string =>
  columns.map(text).join(', ');

/** Names of the columns that hold a row, without those that only an index needs. */
export const STORED_COLUMNS = listed(STORED, ({ name }) => name);

/** Columns that hold a row, by the names of the row's fields. */
export const MATCH_COLUMNS = listed(STORED, ({ name, field }) => `${name} as "${field}"`);

/** Columns of a row where some are those of a `shown` standing, and some are not told. */
export const shownColumns = (
  standing: readonly (keyof MatchRow)[],
  untold: readonly (keyof MatchRow)[],
): string =>
  listed(STORED, ({ name, field, type }) => {
    if (standing.some((one) => one === field)) return `shown."${field}" as ${name}`;
    return untold.some((one) => one === field) ? `null::${type} as ${name}` : name;
  });

/** Fields and their types, as a record is taken from JSON; all of the row's without names. */
export const fieldTypes = (fields?: readonly (keyof MatchRow)[]): string =>
  listed(
    STORED.filter(({ field }) => fields === undefined || fields.some((one) => one === field)),
    ({ field, type }) => `"${field}" ${type}`,
  );

const byTable = (text: (table: MatchTable) => string): Readonly<Record<MatchTable, string>> => ({
  match: text('match'),
  match_rebuild: text('match_rebuild'),
});

export const LOAD = byTable(
  (table) => `select ${MATCH_COLUMNS} from scoresheet.${table} where id = any($1)`,
);

export const SAVE = byTable(
  (table) => `
  insert into scoresheet.${table} (${STORED_COLUMNS}, reason, players)
  select row.*, row.result ->> 'reason', array(
    select seat ->> 'actor' from jsonb_array_elements(row.seats) as seat
    where seat ->> 'actor' is not null)
  from jsonb_to_recordset($1::jsonb) as row(${fieldTypes()})
  on conflict (id) do update set ${listed(
    COLUMNS.filter(({ field }) => !LASTING.includes(field)),
    ({ name }) => `${name} = excluded.${name}`,
  )}`,
);

/** A row as the driver gives it, which has texts for some numbers. */
export type StoredRow = { readonly [field in keyof MatchRow]: unknown };

const CONVERTED = STORED.flatMap(({ field, fromStored }) =>
  fromStored === undefined ? [] : [{ field, fromStored }],
);

export function matchRowOf(stored: StoredRow): MatchRow {
  const row: Record<string, unknown> = { ...stored };
  for (const { field, fromStored } of CONVERTED) row[field] = fromStored(row[field]);
  return row as unknown as MatchRow;
}

// All that go on are read, by the index `match_live`.
const LIVE = `
  select id as record, event_count - 1 as seq from scoresheet.match
  where ${IS_LIVE}`;

// `players` are those who have a seat.
const IS_EMPTY = `status = 'open' and players = '{}'`;
const DUE_AT_MS = `updated_at_ms +
  case when ${IS_EMPTY} then least(abandon_after_ms, $3) else abandon_after_ms end`;

export const DUE = `${LIVE} and ${DUE_AT_MS} <= $1 order by ${DUE_AT_MS} limit $2`;

// What `partitionOf` computes of a record: the first four bytes of its hash, big endian.
const HASHED = `('x' || encode(substr(sha256(convert_to(id, 'UTF8')), 1, 4), 'hex'))::bit(32)`;
const IS_OF_PARTITION = `(${HASHED}::bigint & 4294967295) % $4 = $3`;

export const CLOCKED = `${LIVE} and status = 'running' and clock is not null and id > $1
  and ${IS_OF_PARTITION} order by id limit $2`;
