/**
 * A data folder that root has put back from a copy often belongs to root, and the account as whom
 * PostgreSQL runs may not even read it. It is handed over before the server starts.
 */
import { lchown, lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { PostgresAccount } from './postgres-account.js';

/** Changes nothing where the folder is the account's already. */
export async function handOverCluster(
  folder: string,
  { uid, gid }: Pick<PostgresAccount, 'uid' | 'gid'>,
): Promise<void> {
  if ((await lstat(folder)).uid === uid) return;
  for (const name of await readdir(folder, { recursive: true })) {
    await lchown(join(folder, name), uid, gid);
  }
  // Last: a start that is interrupted before begins anew.
  await lchown(folder, uid, gid);
}
