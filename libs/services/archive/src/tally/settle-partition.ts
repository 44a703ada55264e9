/**
 * What a full pass over a partition has counted, held against what archive and position say. What
 * was not counted before is known from then on; what differs is counted once more, by the database
 * alone, because a row may have come or gone during the pass.
 */
import type { PartitionRef } from '@scoresheet/event-log-port';
import type { DataSource, EntityManager } from 'typeorm';
import { ProjectionPositionEntity } from '../projection-position.entity.js';
import { archiveOf } from '../projection-positions.js';
import { ArchiveTallyEntity } from './archive-tally.entity.js';
import { COUNT_FROM, type CountRow } from './archive-tally.sql.js';
import { bitsOfDigest } from './digest-bits.js';
import { isSameTally, tallyOfBoth, type EventTally } from './event-tally.js';
import { FILL } from './projection-tally.sql.js';
import { tallyOfRow } from './recount-archive.js';

interface PassedPartition {
  readonly of: PartitionRef;
  /** All rows before it were counted. */
  readonly next: number;
  readonly counted: EventTally;
}

export async function settlePartition(
  database: DataSource,
  passed: PassedPartition,
): Promise<void> {
  await database.transaction(async (manager) => {
    const { of, next, counted } = passed;
    const position = { projection: archiveOf(of.topic), partition: of.partition };
    const lock = { mode: 'pessimistic_write' } as const;
    await manager.findOne(ProjectionPositionEntity, { where: position, lock });
    let whole = tallyOfBoth(counted, await countFrom(manager, of, next));
    const { topic, partition } = of;
    const known = await manager.findOneBy(ArchiveTallyEntity, { topic, partition, isWhole: true });
    if (known !== null && isSameTally(known, whole)) {
      await fillGiven(manager, of, whole);
      return;
    }
    if (known !== null) whole = await countFrom(manager, of, 0);
    const kept = { topic, partition, ...whole, isWhole: true };
    await manager.upsert(ArchiveTallyEntity, kept, ['topic', 'partition']);
    await fillGiven(manager, of, whole);
  });
}

async function fillGiven(
  manager: EntityManager,
  { topic, partition }: PartitionRef,
  { events, digest }: EventTally,
): Promise<void> {
  const given = [archiveOf(topic), partition, events, bitsOfDigest(digest), topic];
  await manager.query(FILL, given);
}

async function countFrom(
  manager: EntityManager,
  { topic, partition }: PartitionRef,
  from: number,
): Promise<EventTally> {
  const [row] = await manager.query<CountRow[]>(COUNT_FROM, [topic, partition, from]);
  return tallyOfRow(row as CountRow);
}
