/**
 * The matches that clocks look for, those that were left and those played against time; and those that
 * the house looks for, whose series goes on or at which its bots sit.
 */
import { EMPTY_MATCH_CLOSES_AFTER_MS, MAX_ABANDON_AFTER_MS } from '@scoresheet/contracts-messages';
import { BOT_PREFIX } from '@scoresheet/domain-match';
import type { DataSource } from 'typeorm';
import { CLOCKED, DUE, SEATED_BOTS, WITHOUT_NEXT } from './match.sql.js';

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
  /** Matches of one partition whose series goes on in one that is not there, ordered as above. */
  withoutNextGame(of: PartitionOfLog, after: string, atMost: number): Promise<readonly string[]>;
}

interface BotMatchQueries {
  /** Matches of one partition that go on with a bot at the table, ordered as above. */
  withBots(of: PartitionOfLog, after: string, atMost: number): Promise<readonly string[]>;
}

/** The matches that the bots of the house play in. */
export const botMatches = (database: DataSource): BotMatchQueries => ({
  async withBots({ partition, partitions }, after, atMost) {
    const of = [after, atMost, partition, partitions, BOT_PREFIX];
    const rows = await database.query<{ record: string }[]>(SEATED_BOTS, of);
    return rows.map(({ record }) => record);
  },
});

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
      nowMs,
      atMost,
      closesEmpty ? EMPTY_MATCH_CLOSES_AFTER_MS : MAX_ABANDON_AFTER_MS,
    ]),
  clocked: ({ partition, partitions }, after, atMost) =>
    database.query<MatchHeadRow[]>(CLOCKED, [after, atMost, partition, partitions]),
  async withoutNextGame({ partition, partitions }, after, atMost) {
    const of = [after, atMost, partition, partitions];
    const rows = await database.query<{ record: string }[]>(WITHOUT_NEXT, of);
    return rows.map(({ record }) => record);
  },
});
