/** Copies of what `initdb` leaves in a data folder: specs need not wait for it at every start. */
import { copyPrepared } from '@scoresheet/event-log-postgres/prepared-folder';
import { readdir } from 'node:fs/promises';
import { ensureCluster, INITDB } from '../embedded/cluster.js';
import { clusterIn } from '../embedded/embedded-postgres.js';

/** Call before a program starts on the folder. A folder that holds something stays as it is. */
export async function prepareData(dataFolder: string): Promise<void> {
  if ((await readdir(dataFolder).catch(() => [])).length > 0) return;
  const cluster = await clusterIn(dataFolder);
  const make = (folder: string) => ensureCluster({ ...cluster, folder });
  await copyPrepared(cluster.folder, { settings: INITDB, make });
}
