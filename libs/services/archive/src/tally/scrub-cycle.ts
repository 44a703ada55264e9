/** How far the pass over all partitions has come, so that it goes on after a restart. */
import type { Offset } from '@scoresheet/event-log-port';
import type { DataSource } from 'typeorm';
import type { EventTally } from './event-tally.js';
import { ScrubCycleEntity } from './scrub-cycle.entity.js';

export interface ScrubCycle {
  readonly begunAtMs: number;
  /** The partition that is being scrubbed; those before it are done. */
  readonly partition: number;
  readonly next: Offset;
  /** Tally of everything before `next` in this partition. */
  readonly tally: EventTally;
  /** How long the last full cycle took; undefined: there was none. */
  readonly lastCycleMs: number | undefined;
}

type Of = Pick<ScrubCycleEntity, 'topic' | 'logId'>;

/** The last cycle on this log, undefined where there was none. */
export async function readScrubCycle(
  database: DataSource,
  of: Of,
): Promise<ScrubCycle | undefined> {
  const row = await database.manager.findOneBy(ScrubCycleEntity, { ...of });
  if (row === null) return undefined;
  const { begunAtMs, partition, next, events, digest, lastCycleMs } = row;
  const tally = { events, digest };
  return { begunAtMs, partition, next, tally, lastCycleMs: lastCycleMs ?? undefined };
}

export async function saveScrubCycle(
  database: DataSource,
  { topic, logId }: Of,
  cycle: ScrubCycle,
): Promise<void> {
  const { begunAtMs, partition, next, tally, lastCycleMs } = cycle;
  const reached = { begunAtMs, partition, next, ...tally, lastCycleMs: lastCycleMs ?? null };
  await database.manager.upsert(ScrubCycleEntity, { topic, logId, ...reached }, ['topic']);
}
