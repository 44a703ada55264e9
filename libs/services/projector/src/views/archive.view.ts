import { archiveEvents, settleTallies } from '@scoresheet/services-archive';
import { toArchive } from '../to-archive.js';
import { told } from './archived-event.sql.js';
import { keepArchived } from './keep-archived.js';
import type { View } from './view.js';

/** An archived event as it is told. */
export interface ArchivedRow {
  readonly partition: number;
  readonly offset: number;
  readonly hash: string;
  readonly sha256: string;
}

/** The archive of the events in this topic. */
export const archiveView = (topic: string): View<ArchivedRow> => ({
  topic,
  table: 'archived_event',
  id: `(record || '/' || seq)`,
  // Archived events of an earlier version have no first stamp and are no worse: it is left out.
  compared: `row(partition, "offset", hash, bytes)`,
  live: `topic = '${topic}'`,
  trustsArchive: false,
  rows: (table, partition) => ({
    project: (manager, events) =>
      archiveEvents(manager, { topic, partition }, events.map(toArchive), table),
  }),
  keep: (manager, partitions) => keepArchived(manager, topic, partitions),
  async load(manager, ids, table) {
    const rows = await manager.query<({ id: string } & ArchivedRow)[]>(told(table), [ids]);
    return new Map(rows.map(({ id, ...row }) => [id, row]));
  },
  onReplaced: (manager) => settleTallies(manager, topic),
});
