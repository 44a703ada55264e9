/**
 * The rows of matches in statements. Raw SQL because lists and projections read many rows at once, and
 * the query builder would name each field of each (`npm run bench -- doubt`). The columns are those
 * of the entity.
 */
import { IS_LIVE, MatchEntity, type MatchRow } from './match.entity.js';
import {
  columnsOf,
  listed,
  readerOf,
  selected,
  storedOf,
  typed,
  type Stored,
} from './row-columns.js';

const STORED = storedOf(columnsOf(MatchEntity));

/** Names of the columns that hold a row, without those that only an index needs. */
export const STORED_COLUMNS = listed(STORED, ({ name }) => name);

/** Columns that hold a row, by the names of the row's fields. */
export const MATCH_COLUMNS = selected(STORED);

/** Columns of a row where some are those of a `shown` standing, and some are not told. */
export const shownColumns = (
  standing: readonly (keyof MatchRow)[],
  untold: readonly (keyof MatchRow)[],
): string =>
  listed(STORED, ({ name, field, type }) => {
    if (standing.some((one) => one === field)) return `shown."${field}" as ${name}`;
    return untold.some((one) => one === field) ? `null::${type} as ${name}` : name;
  });

/** Fields and their types, as a record is taken from JSON. */
export const fieldTypes = (fields: readonly (keyof MatchRow)[]): string =>
  typed(STORED.filter(({ field }) => fields.some((one) => one === field)));

export type StoredRow = Stored<MatchRow>;

export const matchRowOf = readerOf<MatchRow>(STORED);

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

/** Matches of one partition that go on and in which somebody sits whose id begins with `$5`. */
export const SEATED_BOTS = `
  select id as record from scoresheet.match
  where status in ('open', 'running', 'paused') and not suspended and id > $1
    and exists (select from unnest(players) as player where starts_with(player, $5))
    and ${IS_OF_PARTITION} order by id limit $2`;

// Whether the next game of a series is there is asked by the key of the match that it names.
export const WITHOUT_NEXT = `
  select id as record from scoresheet.match as ended
  where next_match is not null and id > $1 and ${IS_OF_PARTITION}
    and not exists (select from scoresheet.match where id = ended.next_match)
  order by id limit $2`;
