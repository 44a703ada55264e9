/**
 * The archive counted from its rows. Raw SQL because the rows of a whole archive are counted and
 * kept where they are, by the function that the triggers count by.
 */

/** Counts the events of a topic, by partition. */
export const COUNT = `
  select topic, partition, count(*) as events,
         bit_xor(scoresheet.event_digest(record, seq, hash)) as digest
  from scoresheet.archived_event where topic = $1 group by topic, partition`;

export const RECOUNT = `
  insert into scoresheet.archive_tally (topic, partition, events, digest, is_whole)
  select counted.*, true from (${COUNT}) counted`;

/** Counts the events of a partition, from an offset on. */
export const COUNT_FROM = `
  select count(*) as events,
         coalesce(bit_xor(scoresheet.event_digest(record, seq, hash)), 0::bit(256)) as digest
  from scoresheet.archived_event where topic = $1 and partition = $2 and "offset" >= $3`;

export interface CountRow {
  readonly events: string;
  /** The digest as bits. */
  readonly digest: string;
}
