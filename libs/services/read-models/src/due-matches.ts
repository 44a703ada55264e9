/** The matches that clocks look for: those that were left, and those played against time. */
import { EMPTY_MATCH_CLOSES_AFTER_MS, MAX_ABANDON_AFTER_MS } from '@scoresheet/contracts-messages';
import type { DataSource } from 'typeorm';
import { CLOCKED, DUE } from './match.sql.js';

interface MatchHeadRow {
  readonly record: string;
  /** The last event that is projected. */
  readonly seq: number;
}

/** One of the partitions that a log has. */
interface PartitionOfLog {
  readonly partition: number;
  readonly partitions: number;
}

interface DueMatchQueries {
  /** Matches whose time is up, the longest first. Paused matches wait for their judge. */
  due(nowMs: number, atMost: number): Promise<readonly MatchHeadRow[]>;
  /** Running matches with clocks of one partition, ordered by id, from behind `after` on. */
  clocked(of: PartitionOfLog, after: string, atMost: number): Promise<readonly MatchHeadRow[]>;
}

interface DueMatchOptions {
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
