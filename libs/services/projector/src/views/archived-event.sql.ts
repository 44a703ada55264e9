/**
 * The archive beside the one of a rebuild. Raw SQL because no entity has a rebuild's tables, and
 * because rows are taken over where they are.
 */
import type { ArchivedEventEntity } from '@scoresheet/services-archive';

const LIVE = 'scoresheet.archived_event';
const BESIDE = 'scoresheet.archived_event_rebuild';

/** Records of which log and archive have different events, by the name of their topic. */
export const DIFFERING_RECORDS = `
  select distinct record
  from (select record, seq, hash from ${LIVE} where topic = $1) live
  full join ${BESIDE} beside using (record, seq)
  where live.hash is distinct from beside.hash order by record`;

const chainIn = (table: string): string => `
  select seq, partition, hash, bytes from ${table}
  where topic = $1 and record = $2 order by seq`;
export const ARCHIVED_CHAIN = chainIn(LIVE);
export const LOGGED_CHAIN = chainIn(BESIDE);

export type ChainRow = Pick<ArchivedEventEntity, 'seq' | 'partition' | 'hash' | 'bytes'>;

export const DROP_LOGGED = `delete from ${BESIDE} where record = $1 and seq = any($2)`;

export const KEEP_ARCHIVED = `
  insert into ${BESIDE}
  select * from ${LIVE} where topic = $1 and record = $2 and seq = any($3)`;

/** Events as they are told to a person: never with the bytes, which hold hands. */
export const told = (table: string): string => `
  select record || '/' || seq as id, partition, "offset"::integer, hash,
         encode(sha256(bytes), 'hex') as sha256
  from scoresheet.${table} where record || '/' || seq = any($1)`;
