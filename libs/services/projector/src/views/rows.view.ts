import type { ProjectedRow } from '@scoresheet/services-read-models';
import { isOwnFault } from '../own-fault.js';
import type { ProjectedKind } from '../projected-kinds.js';
import { RecordRows } from '../record-rows.js';
import { toProject } from '../to-project.js';
import type { View } from './view.js';

/** The lists of a kind of record. */
export const rowsView = ({ topic, model }: ProjectedKind): View<ProjectedRow> => ({
  topic,
  table: model.table.name,
  id: 'id',
  compared: `to_jsonb(kept) - 'head'`,
  comparedIfKnown: `case when (head ->> 'seq')::integer = event_count - 1 then head end`,
  trustsArchive: true,
  rows(table) {
    const rows = new RecordRows({ model, table });
    return {
      async project(manager, events) {
        const projected = events.map(toProject);
        try {
          await manager.transaction((inner) => rows.project(inner, projected));
        } catch (error) {
          if (!isOwnFault(error)) throw error;
          await rows.projectEach(manager, projected);
        }
      },
    };
  },
  async load(manager, ids, table) {
    const rows = await model.table.load(manager, ids, table);
    return new Map(rows.map((row) => [row.id, row]));
  },
  onReplaced: model.version.noteRebuilt,
});
