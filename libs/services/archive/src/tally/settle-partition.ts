/**
 * What a full pass over a partition has counted, held against what archive and position say. What
 * was not counted before is known from then on; what differs is counted once more, by the database
 * alone, because a row may have come or gone during the pass.
 */
import type { PartitionRef } from '@scoresheet/event-log-port';
import type { DataSource, EntityManager } from 'typeorm';
import { archiveOf } from '../projection-positions.js';
import { bitsOfDigest, digestOfBits } from './digest-bits.js';
import { isSameTally, tallyOfBoth, type EventTally } from './event-tally.js';

export interface PassedPartition {
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
    await manager.query(
      `select 1 from scoresheet.projection_position where projection = $1 and partition = $2
       for update`,
      [archiveOf(of.topic), of.partition],
    );
    let whole = tallyOfBoth(counted, await countFrom(manager, of, next));
    const known = await ownCount(manager, of);
    if (known !== undefined && isSameTally(known, whole)) {
      await fillGiven(manager, of, whole);
      return;
    }
    if (known !== undefined) whole = await countFrom(manager, of, 0);
    await manager.query(
      `insert into scoresheet.archive_tally (topic, partition, events, digest, is_whole)
       values ($1, $2, $3, $4::bit(256), true)
       on conflict (topic, partition) do update set
         events = excluded.events, digest = excluded.digest, is_whole = true`,
      [of.topic, of.partition, whole.events, bitsOfDigest(whole.digest)],
    );
    await fillGiven(manager, of, whole);
  });
}

/** Only where nobody has counted what the position was given, and the log has nothing besides. */
async function fillGiven(
  manager: EntityManager,
  of: PartitionRef,
  whole: EventTally,
): Promise<void> {
  await manager.query(
    `insert into scoresheet.projection_tally as told
       (projection, partition, next_offset, events, digest)
     select projection, partition, next_offset, $3, $4::bit(256)
     from scoresheet.projection_position where projection = $1 and partition = $2
       and not exists (select from scoresheet.copy_difference
                       where topic = $5 and partition = $2 and kind = 'archive-lacks')
     on conflict (projection, partition) do update set
       next_offset = excluded.next_offset, events = excluded.events, digest = excluded.digest
       where told.next_offset <> excluded.next_offset`,
    [archiveOf(of.topic), of.partition, whole.events, bitsOfDigest(whole.digest), of.topic],
  );
}

interface TallyRow {
  readonly events: string;
  readonly digest: string;
}

const tallyOf = ({ events, digest }: TallyRow): EventTally => ({
  events: Number(events),
  digest: digestOfBits(digest),
});

async function countFrom(
  manager: EntityManager,
  { topic, partition }: PartitionRef,
  from: number,
): Promise<EventTally> {
  const [row] = await manager.query<TallyRow[]>(
    `select count(*) as events,
            coalesce(bit_xor(scoresheet.event_digest(record, seq, hash)), 0::bit(256)) as digest
     from scoresheet.archived_event where topic = $1 and partition = $2 and "offset" >= $3`,
    [topic, partition, from],
  );
  return tallyOf(row as TallyRow);
}

/** Undefined where it is not whole. */
async function ownCount(
  manager: EntityManager,
  { topic, partition }: PartitionRef,
): Promise<EventTally | undefined> {
  const [row] = await manager.query<TallyRow[]>(
    `select events, digest from scoresheet.archive_tally
     where topic = $1 and partition = $2 and is_whole`,
    [topic, partition],
  );
  return row && tallyOf(row);
}
