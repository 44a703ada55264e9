/** Where the clocks look: for matches that were left, and for those that are played against time. */
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

const DUE = `${LIVE} and updated_at_ms + abandon_after_ms <= $1
  order by updated_at_ms + abandon_after_ms limit $2`;

// What `partitionOf` computes of a record: the first four bytes of its hash, big endian.
const HASHED = `('x' || encode(substr(sha256(convert_to(id, 'UTF8')), 1, 4), 'hex'))::bit(32)`;
const IS_OF_PARTITION = `(${HASHED}::bigint & 4294967295) % $4 = $3`;

const CLOCKED = `${LIVE} and status = 'running' and clock is not null and id > $1
  and ${IS_OF_PARTITION} order by id limit $2`;

export const dueMatches = (database: DataSource): DueMatchQueries => ({
  due: (nowMs, atMost) => database.query<MatchHeadRow[]>(DUE, [nowMs, atMost]),
  clocked: ({ partition, partitions }, after, atMost) =>
    database.query<MatchHeadRow[]>(CLOCKED, [after, atMost, partition, partitions]),
});
