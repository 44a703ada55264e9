import { setTimeout as pause } from 'node:timers/promises';
import { postgresArchive } from '@scoresheet/services-archive';
import { PartitionProjector, PROJECTED_MATCHES } from '@scoresheet/services-projector';
import type { DataSource } from 'typeorm';
import type { Task } from '../interleave.js';
import { appendAll, EVENTS, openLog, written, type Doubt } from './written.js';

const LOOK_EVERY_MS = 2;
const TABLES = [
  'archived_event',
  'match',
  'refuted_event',
  'projection_position',
  'projection_tally',
].map((table) => `scoresheet.${table}`);

/** A projector on PostgreSQL. */
export function projecting(
  { name, isSigned, belief }: Doubt,
  matches: number,
  database: DataSource,
): Task {
  const { first, others } = written(matches, isSigned);
  const archive = postgresArchive(database, EVENTS.topic);
  const archivedTo = async (end: number): Promise<void> => {
    while (((await archive.position(EVENTS.partition))?.next ?? 0) < end)
      await pause(LOOK_EVERY_MS);
  };
  return {
    name: `doubt: projected, ${name}`,
    async prepare() {
      await database.query(`truncate ${TABLES.join(', ')}`);
      const log = openLog();
      const onTrouble = (error: unknown) => console.error(error);
      const sources = { log, database, kind: PROJECTED_MATCHES, onTrouble, belief };
      const stopping = new AbortController();
      const projector = new PartitionProjector(sources, EVENTS.partition);
      const running = projector.run(stopping.signal);
      await appendAll(log, first);
      await archivedTo(first.length);
      return async () => {
        await appendAll(log, others);
        await archivedTo(first.length + others.length);
        stopping.abort();
        await running;
        return others.length;
      };
    },
  };
}
