/** Which account has which skeletons; each row of the table is one that no other account gets. */
import { In, type EntityManager } from 'typeorm';
import { NameSkeletonEntity } from '../store/name-skeleton.entity.js';
import { skeletonsOf } from './skeleton.js';

export interface NamedAccount {
  readonly id: string;
  readonly name: string;
}

/** Whether an account has a name that looks like this one. */
export const looksLikeAnother = (rows: EntityManager, name: string): Promise<boolean> =>
  rows.existsBy(NameSkeletonEntity, { skeleton: In([...skeletonsOf(name)]) });

/**
 * Takes the skeletons of a name. False when another account has one of them; the rest is taken then
 * and must be let go.
 */
export async function takeSkeletons(rows: EntityManager, account: NamedAccount): Promise<boolean> {
  await takeFreeSkeletons(rows, [account]);
  const taken = await rows.countBy(NameSkeletonEntity, { accountId: account.id });
  return taken === skeletonsOf(account.name).length;
}

/** What is free, and of two accounts in the list the first gets it. */
export async function takeFreeSkeletons(
  rows: EntityManager,
  accounts: readonly NamedAccount[],
): Promise<void> {
  const first = new Map<string, string>();
  for (const { id, name } of accounts) {
    for (const skeleton of skeletonsOf(name)) {
      if (!first.has(skeleton)) first.set(skeleton, id);
    }
  }
  if (first.size === 0) return;
  // Rows are sorted, so that no two who take several wait for each other.
  const values = [...first]
    .map(([skeleton, accountId]) => ({ skeleton, accountId }))
    .sort((one, other) => (one.skeleton < other.skeleton ? -1 : 1));
  const insert = rows.createQueryBuilder().insert().into(NameSkeletonEntity);
  await insert.values(values).orIgnore().execute();
}

export async function letSkeletonsGo(rows: EntityManager, accountId: string): Promise<void> {
  await rows.delete(NameSkeletonEntity, { accountId });
}
