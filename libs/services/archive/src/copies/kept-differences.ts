/** What is known to differ, kept until somebody looks at the place again and it does not. */
import type { Offset, PartitionRef } from '@scoresheet/event-log-port';
import { And, In, LessThan, MoreThanOrEqual, Not, type DataSource } from 'typeorm';
import { CopyDifferenceEntity } from './copy-difference.entity.js';
import type { Difference } from './difference.js';

interface Looked {
  readonly of: PartitionRef;
  readonly from: Offset;
  readonly next: Offset;
  /** Differences that were not mended. */
  readonly differences: readonly Difference[];
}

/** Gives those that nobody knew of before, or that were of another kind. */
export async function keepDifferences(
  { manager }: DataSource,
  { of, from, next, differences }: Looked,
): Promise<readonly Difference[]> {
  const still = In(differences.map(({ offset }) => offset));
  await manager.delete(CopyDifferenceEntity, {
    topic: of.topic,
    partition: of.partition,
    offset: And(MoreThanOrEqual(from), LessThan(next), Not(still)),
  });
  if (differences.length === 0) return [];
  const foundAtMs = Date.now();
  const found = differences.map(({ offset, kind, record, seq }) => ({
    topic: of.topic,
    partition: of.partition,
    offset,
    kind,
    record,
    seq,
    foundAtMs,
  }));
  const added = await manager
    .createQueryBuilder(CopyDifferenceEntity, 'known')
    .insert()
    .values(found)
    .orUpdate(['kind', 'record', 'seq'], ['topic', 'partition', 'offset'], {
      overwriteCondition: { where: 'known.kind <> excluded.kind' },
    })
    .returning(['offset'])
    .execute();
  const rows = added.raw as readonly { readonly offset: string }[];
  const isNew = new Set(rows.map(({ offset }) => Number(offset)));
  return differences.filter(({ offset }) => isNew.has(offset));
}

export type KeptDifference = Omit<CopyDifferenceEntity, 'foundAtMs'>;

export async function keptDifferences(
  database: DataSource,
  topic: string,
): Promise<readonly KeptDifference[]> {
  const rows = await database.manager.find(CopyDifferenceEntity, {
    where: { topic },
    order: { partition: 'ASC', offset: 'ASC' },
  });
  return rows.map(({ partition, offset, kind, record, seq }) => ({
    topic,
    partition,
    offset,
    kind,
    record,
    seq,
  }));
}
