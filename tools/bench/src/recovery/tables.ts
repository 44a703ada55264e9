/** Tables whose matches lie in every partition, so that no fault can pass all of them by. */
import { setTimeout as pause } from 'node:timers/promises';
import { partitionOf } from '@scoresheet/domain-record';
import { setTable, type LiveTable } from '../live/table.js';
import { sha256 } from '../offline-matches.js';

export interface Tables {
  /** Resolves when somebody is asked at each. */
  ready(): Promise<void>;
  /** One action at each, all at once: resolves when the last of them is accepted. */
  act(): Promise<void>;
  leave(): void;
}

const LOOK_EVERY_MS = 10;
const PATIENCE_MS = 60_000;

export async function setTables(url: string, partitions: number): Promise<Tables> {
  const byPartition = new Map<number, LiveTable>();
  for (let set = 0; byPartition.size < partitions; set += 1) {
    const table = await setTable(url, `recovery-${set}`);
    const partition = partitionOf(table.match, partitions, sha256);
    if (byPartition.has(partition)) table.leave();
    else byPartition.set(partition, table);
  }
  const tables = [...byPartition.values()];
  let acted = 0;
  return {
    async ready() {
      const lastMs = performance.now() + PATIENCE_MS;
      while (!tables.every((table) => table.isReady())) {
        if (tables.some((table) => table.isOver())) throw new Error('A match was over too soon.');
        if (performance.now() > lastMs) throw new Error('Somebody was not asked in time.');
        await pause(LOOK_EVERY_MS);
      }
    },
    async act() {
      await Promise.all(tables.map((table) => table.act(`recovery-act-${(acted += 1)}`)));
    },
    leave: () => tables.forEach((table) => table.leave()),
  };
}
