/** Where the clocks look: for matches that were left, and for those that are played against time. */
import { EMPTY_MATCH_CLOSES_AFTER_MS, MAX_ABANDON_AFTER_MS } from '@scoresheet/contracts-messages';
import type { DataSource } from 'typeorm';

export interface MatchHeadRow {
  readonly record: string;
  /** The last event that is projected. */
  readonly seq: number;
}

/** One of the partitions that a log has. */
export interface PartitionOfLog {
  readonly partition: number;
  readonly partitions: number;
}

export interface DueMatchQueries {
  /** At most so many, those that wait longest first. Paused matches wait for their judge. */
  due(nowMs: number, atMost: number): Promise<readonly MatchHeadRow[]>;
  /** Running matches with clocks of one partition, ordered by id, from behind `after` on. */
  clocked(of: PartitionOfLog, after: string, atMost: number): Promise<readonly MatchHeadRow[]>;
}

// The first condition is word for word the one of the index `match_live`: all that go on are read.
const LIVE = `
  select id as record, event_count - 1 as seq from scoresheet.match
  where status in ('open', 'running') and not suspended`;

// `players` are those who have a seat.
const IS_EMPTY = `status = 'open' and players = '{}'`;
const DUE_AT_MS = `updated_at_ms +
  case when ${IS_EMPTY} then least(abandon_after_ms, $3) else abandon_after_ms end`;

const DUE = `${LIVE} and ${DUE_AT_MS} <= $1 order by ${DUE_AT_MS} limit $2`;

// What `partitionOf` computes of a record: the first four bytes of its hash, big endian.
const HASHED = `('x' || encode(substr(sha256(convert_to(id, 'UTF8')), 1, 4), 'hex'))::bit(32)`;
const IS_OF_PARTITION = `(${HASHED}::bigint & 4294967295) % $4 = $3`;

const CLOCKED = `${LIVE} and status = 'running' and clock is not null and id > $1
  and ${IS_OF_PARTITION} order by id limit $2`;

export interface DueMatchOptions {
  /** Whether empty matches are looked for before their own time is up, as they are by default. */
  readonly closesEmpty?: boolean;
}

export const dueMatches = (
  database: DataSource,
  { closesEmpty = true }: DueMatchOptions = {},
): DueMatchQueries => ({
  due: (nowMs, atMost) =>
    database.query<MatchHeadRow[]>(DUE, [
      ...[nowMs, atMost],
      closesEmpty ? EMPTY_MATCH_CLOSES_AFTER_MS : MAX_ABANDON_AFTER_MS,
    ]),
  clocked: ({ partition, partitions }, after, atMost) =>
    database.query<MatchHeadRow[]>(CLOCKED, [after, atMost, partition, partitions]),
});
