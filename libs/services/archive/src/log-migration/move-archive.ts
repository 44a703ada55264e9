/** Gives every archived event its place in another log, within a transaction of the caller. */
import type { EntityManager } from 'typeorm';
import { recountArchive } from '../tally/recount-archive.js';
import { differ } from './chain-appender.js';
import { MigrationRefused } from './migration-refused.js';

/** Needs `event_place`. Gives how many events were archived because the log had them alone. */
export async function moveArchive(manager: EntityManager, topic: string): Promise<number> {
  await manager.query('lock table scoresheet.archived_event in exclusive mode');
  await checkSameEvents(manager, topic);
  // Each place is taken by one event, and while they move, two would meet on many of them.
  await manager.query('drop index scoresheet.archived_event_place');
  // Counted once at the end: the trigger would keep every row twice for as long as they move.
  await manager.query('alter table scoresheet.archived_event disable trigger user');
  await manager.query(
    `update scoresheet.archived_event kept
     set partition = place.partition, "offset" = place."offset"
     from event_place place
     where place.record = kept.record and place.seq = kept.seq and kept.topic = $1
       and (kept.partition, kept."offset") is distinct from (place.partition, place."offset")`,
    [topic],
  );
  const [added] = await manager.query<{ count: string }[]>(
    `with added as (
       insert into scoresheet.archived_event
         (record, seq, topic, partition, "offset", hash, bytes, stamped_at_ms)
       select record, seq, $1, partition, "offset", hash, bytes, stamped_at_ms from event_place
       where bytes is not null returning 1)
     select count(*) from added`,
    [topic],
  );
  await manager.query(
    `create unique index archived_event_place
       on scoresheet.archived_event (topic, partition, "offset")`,
  );
  await manager.query('alter table scoresheet.archived_event enable trigger user');
  await recountArchive(manager, topic);
  return Number(added?.count);
}

async function checkSameEvents(manager: EntityManager, topic: string): Promise<void> {
  const [other] = await manager.query<{ record: string; seq: number; hash: string | null }[]>(
    `select kept.record, kept.seq, place.hash
     from scoresheet.archived_event kept left join event_place place using (record, seq)
     where kept.topic = $1 and place.hash is distinct from kept.hash
     order by kept.record, kept.seq limit 1`,
    [topic],
  );
  if (other === undefined) return;
  if (other.hash !== null) throw differ(other.record, other.seq);
  throw new MigrationRefused(
    'histories-differ',
    `The log has no event ${other.seq} of ${other.record}, which the archive has. Bring the log ` +
      'up to the archive with "scoresheet log restore" first.',
  );
}
