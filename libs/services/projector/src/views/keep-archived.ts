/** What the log lacks or contradicts and the archive has had goes on into the rebuilt archive. */
import { placeIn, sealedEvent } from '@scoresheet/services-archive';
import type { EntityManager } from 'typeorm';
import {
  ARCHIVED_CHAIN,
  DIFFERING_RECORDS,
  DROP_LOGGED,
  KEEP_ARCHIVED,
  LOGGED_CHAIN,
  type ChainRow,
} from './archived-event.sql.js';
import { mergedChain, type Chain } from './merged-chain.js';
import type { Kept } from './view.js';

/** Ids that a report names. */
const MAX_NAMED = 1_000;

export async function keepArchived(
  manager: EntityManager,
  topic: string,
  partitions: number,
): Promise<Kept> {
  const records = await manager.query<{ record: string }[]>(DIFFERING_RECORDS, [topic]);
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
  const archived = await chainBy(manager, ARCHIVED_CHAIN, of);
  const logged = await chainBy(manager, LOGGED_CHAIN, of);
  const merged = mergedChain(archived, logged);
  const kept = [...merged].filter(([, source]) => source === 'archive').map(([seq]) => seq);
  const others = [...logged.keys()].filter((seq) => merged.get(seq) !== 'log');
  await manager.query(DROP_LOGGED, [record, others]);
  await manager.query(KEEP_ARCHIVED, [topic, record, kept]);
  return kept;
}

async function chainBy(
  manager: EntityManager,
  statement: string,
  { topic, record, partitions }: OneRecord,
): Promise<Chain> {
  const rows = await manager.query<ChainRow[]>(statement, [topic, record]);
  return new Map(
    rows.map(({ seq, partition, hash, bytes }) => {
      const event = sealedEvent(placeIn({ partitions }, { topic, partition }), bytes);
      const isSound = event?.record === record && event.seq === seq && event.hash === hash;
      return [seq, { hash, prev: event?.prev, isSound }];
    }),
  );
}
