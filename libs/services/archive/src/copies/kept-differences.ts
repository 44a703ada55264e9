/** What is known to differ, kept until somebody looks at the place again and it does not. */
import type { Offset, PartitionRef } from '@scoresheet/event-log-port';
import type { DataSource } from 'typeorm';
import type { Difference, DifferenceKind } from './difference.js';

export interface Looked {
  readonly of: PartitionRef;
  readonly from: Offset;
  readonly next: Offset;
  /** Those that were not mended. */
  readonly differences: readonly Difference[];
}

/** Gives those that nobody knew of before, or that were of another kind. */
export async function keepDifferences(
  database: DataSource,
  looked: Looked,
): Promise<readonly Difference[]> {
  const { of, from, next, differences } = looked;
  const place = [of.topic, of.partition];
  await database.query(
    `delete from scoresheet.copy_difference
     where topic = $1 and partition = $2 and "offset" >= $3 and "offset" < $4
       and "offset" <> all($5::bigint[])`,
    [...place, from, next, differences.map(({ offset }) => offset)],
  );
  if (differences.length === 0) return [];
  const added = await database.query<{ offset: string }[]>(
    `insert into scoresheet.copy_difference as known
       (topic, partition, "offset", kind, record, seq, found_at_ms)
     select $1, $2, "offset", kind, record, seq, $7
     from unnest($3::bigint[], $4::text[], $5::text[], $6::integer[])
       as found("offset", kind, record, seq)
     on conflict (topic, partition, "offset") do update set
       kind = excluded.kind, record = excluded.record, seq = excluded.seq
       where known.kind <> excluded.kind
     returning "offset"`,
    [
      ...place,
      differences.map(({ offset }) => offset),
      differences.map(({ kind }) => kind),
      differences.map(({ record }) => record),
      differences.map(({ seq }) => seq),
      Date.now(),
    ],
  );
  const isNew = new Set(added.map(({ offset }) => Number(offset)));
  return differences.filter(({ offset }) => isNew.has(offset));
}

export interface KeptDifference {
  readonly partition: number;
  readonly offset: Offset;
  readonly kind: DifferenceKind;
  readonly record: string;
  readonly seq: number;
}

export async function keptDifferences(
  database: DataSource,
  topic: string,
): Promise<readonly KeptDifference[]> {
  const rows = await database.query<(Omit<KeptDifference, 'offset'> & { offset: string })[]>(
    `select partition, "offset", kind, record, seq from scoresheet.copy_difference
     where topic = $1 order by partition, "offset"`,
    [topic],
  );
  return rows.map((row) => ({ ...row, offset: Number(row.offset) }));
}
