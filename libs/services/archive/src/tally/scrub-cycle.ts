/** How far the pass over all partitions has come, so that it goes on after a restart. */
import type { Offset } from '@scoresheet/event-log-port';
import type { DataSource } from 'typeorm';
import { bitsOfDigest, digestOfBits } from './digest-bits.js';
import type { EventTally } from './event-tally.js';

export interface ScrubCycle {
  readonly begunAtMs: number;
  /** Those before it are done. */
  readonly partition: number;
  readonly next: Offset;
  /** Of everything before `next` in this partition. */
  readonly tally: EventTally;
  /** How long the last full cycle took; undefined: there was none. */
  readonly lastCycleMs: number | undefined;
}

interface Of {
  readonly topic: string;
  readonly logId: string;
}

interface CycleRow {
  readonly begunAtMs: string;
  readonly partition: number;
  readonly next: string;
  readonly events: string;
  readonly digest: string;
  readonly lastCycleMs: string | null;
}

/** Undefined: there was none on this log. */
export async function readScrubCycle(
  database: DataSource,
  { topic, logId }: Of,
): Promise<ScrubCycle | undefined> {
  const [row] = await database.query<CycleRow[]>(
    `select begun_at_ms as "begunAtMs", partition, next_offset as next, events, digest,
            last_cycle_ms as "lastCycleMs"
     from scoresheet.scrub_cycle where topic = $1 and log_id = $2`,
    [topic, logId],
  );
  if (row === undefined) return undefined;
  return {
    begunAtMs: Number(row.begunAtMs),
    partition: row.partition,
    next: Number(row.next),
    tally: { events: Number(row.events), digest: digestOfBits(row.digest) },
    lastCycleMs: row.lastCycleMs === null ? undefined : Number(row.lastCycleMs),
  };
}

export async function saveScrubCycle(
  database: DataSource,
  { topic, logId }: Of,
  cycle: ScrubCycle,
): Promise<void> {
  const { begunAtMs, partition, next, tally, lastCycleMs = null } = cycle;
  await database.query(
    `insert into scoresheet.scrub_cycle
       (topic, log_id, begun_at_ms, partition, next_offset, events, digest, last_cycle_ms)
     values ($1, $2, $3, $4, $5, $6, $7::bit(256), $8)
     on conflict (topic) do update set
       log_id = excluded.log_id, begun_at_ms = excluded.begun_at_ms,
       partition = excluded.partition, next_offset = excluded.next_offset,
       events = excluded.events, digest = excluded.digest, last_cycle_ms = excluded.last_cycle_ms`,
    [
      topic,
      logId,
      begunAtMs,
      partition,
      next,
      tally.events,
      bitsOfDigest(tally.digest),
      lastCycleMs,
    ],
  );
}
