/** What the log lacks or contradicts and the archive has had goes on into the rebuilt archive. */
import { sealedEvent } from '@scoresheet/services-archive';
import type { EntityManager } from 'typeorm';
import { mergedChain, type Chain } from './merged-chain.js';
import type { Kept } from './view.js';

const TABLE = 'archived_event';
const BESIDE = 'archived_event_rebuild';
/** Ids that a report names. */
const MAX_NAMED = 1_000;

export async function keepArchived(
  manager: EntityManager,
  topic: string,
  partitions: number,
): Promise<Kept> {
  const records = await manager.query<{ record: string }[]>(
    `select distinct record
     from (select record, seq, hash from scoresheet.${TABLE} where topic = $1) live
     full join scoresheet.${BESIDE} beside using (record, seq)
     where live.hash is distinct from beside.hash order by record`,
    [topic],
  );
  const ids: string[] = [];
  for (const { record } of records) {
    const kept = await keepRecord(manager, { topic, record, partitions });
    ids.push(...kept.map((seq) => `${record}/${seq}`));
  }
  return { count: ids.length, ids: ids.slice(0, MAX_NAMED) };
}

interface OneRecord {
  readonly topic: string;
  readonly record: string;
  readonly partitions: number;
}

/** Gives the events that are kept although the log does not have them. */
async function keepRecord(manager: EntityManager, of: OneRecord): Promise<readonly number[]> {
  const { record, topic } = of;
  const archived = await chainIn(manager, TABLE, of);
  const logged = await chainIn(manager, BESIDE, of);
  const merged = mergedChain(archived, logged);
  const kept = [...merged].filter(([, source]) => source === 'archive').map(([seq]) => seq);
  const others = [...logged.keys()].filter((seq) => merged.get(seq) !== 'log');
  await manager.query(`delete from scoresheet.${BESIDE} where record = $1 and seq = any($2)`, [
    record,
    others,
  ]);
  await manager.query(
    `insert into scoresheet.${BESIDE}
     select * from scoresheet.${TABLE} where topic = $1 and record = $2 and seq = any($3)`,
    [topic, record, kept],
  );
  return kept;
}

interface Row {
  readonly seq: number;
  readonly partition: number;
  readonly hash: string;
  readonly bytes: Uint8Array;
}

async function chainIn(
  manager: EntityManager,
  table: string,
  { topic, record, partitions }: OneRecord,
): Promise<Chain> {
  const rows = await manager.query<Row[]>(
    `select seq, partition, hash, bytes from scoresheet.${table}
     where topic = $1 and record = $2 order by seq`,
    [topic, record],
  );
  return new Map(
    rows.map(({ seq, partition, hash, bytes }) => {
      const event = sealedEvent({ partition, partitions }, bytes);
      const isSound = event?.record === record && event.seq === seq && event.hash === hash;
      return [seq, { hash, prev: event?.prev, isSound }];
    }),
  );
}
