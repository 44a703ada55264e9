/**
 * What the archive has now is what it was given: to be said after somebody has compared all of it
 * with the log, within a transaction in which no position moves.
 */
import type { EntityManager } from 'typeorm';
import { archiveOf } from '../projection-positions.js';
import { recountArchive } from './recount-archive.js';

export async function settleTallies(manager: EntityManager, topic: string): Promise<void> {
  await recountArchive(manager, topic);
  await manager.query(
    `insert into scoresheet.projection_tally (projection, partition, next_offset, events, digest)
     select position.projection, position.partition, position.next_offset,
            coalesce(kept.events, 0), coalesce(kept.digest, 0::bit(256))
     from scoresheet.projection_position position
     left join scoresheet.archive_tally kept
       on kept.topic = $2 and kept.partition = position.partition
     where position.projection = $1
     on conflict (projection, partition) do update set
       next_offset = excluded.next_offset, events = excluded.events, digest = excluded.digest`,
    [archiveOf(topic), topic],
  );
}
