/** Matches that were left: open or running, and nothing has happened in them for their time. */
import type { DataSource } from 'typeorm';

export interface DueMatchRow {
  readonly record: string;
  /** The last event that is projected. */
  readonly seq: number;
}

export interface DueMatchQueries {
  /** At most so many, those that wait longest first. Paused matches wait for their judge. */
  due(nowMs: number, atMost: number): Promise<readonly DueMatchRow[]>;
}

// The first condition is word for word the one of the index `match_live`: all that go on are read.
const DUE = `
  select id as record, event_count - 1 as seq from scoresheet.match
  where status in ('open', 'running') and not suspended
    and updated_at_ms + abandon_after_ms <= $1
  order by updated_at_ms + abandon_after_ms limit $2`;

export const dueMatches = (database: DataSource): DueMatchQueries => ({
  due: (nowMs, atMost) => database.query<DueMatchRow[]>(DUE, [nowMs, atMost]),
});
