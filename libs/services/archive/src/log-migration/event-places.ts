/** The places of all events of a log, in a table of one session. */
import { firstStampOf } from '@scoresheet/event-log-port';
import type { EntityManager } from 'typeorm';
import type { PlacedEvent } from './read-events.js';

export async function newPlaces(manager: EntityManager): Promise<void> {
  await manager.query('drop table if exists event_place');
  await manager.query(
    `create temporary table event_place (
       record text, seq integer, partition integer, "offset" bigint, hash text, bytes bytea,
       stamped_at_ms bigint,
       primary key (record, seq))`,
  );
}

/** The bytes only of those events that the archive does not have. */
export async function keepPlaces(
  manager: EntityManager,
  events: readonly PlacedEvent[],
): Promise<void> {
  if (events.length === 0) return;
  const records = events.map(({ record }) => record);
  const seqs = events.map(({ head }) => head.seq);
  const known = await manager.query<{ archived: boolean }[]>(
    `select exists (select from scoresheet.archived_event kept
                    where kept.record = asked.record and kept.seq = asked.seq) as archived
     from unnest($1::text[], $2::integer[]) with ordinality as asked(record, seq, place)
     order by place`,
    [records, seqs],
  );
  await manager.query(
    `insert into event_place (record, seq, partition, "offset", hash, bytes, stamped_at_ms)
     select * from unnest($1::text[], $2::integer[], $3::integer[], $4::bigint[], $5::text[],
                          $6::bytea[], $7::bigint[])`,
    [
      records,
      seqs,
      events.map(({ partition }) => partition),
      events.map(({ entry }) => entry.offset),
      events.map(({ head }) => head.hash),
      events.map(({ entry }, i) => (known[i]?.archived ? null : Buffer.from(entry.value))),
      events.map(({ entry }) => firstStampOf(entry)),
    ],
  );
}
