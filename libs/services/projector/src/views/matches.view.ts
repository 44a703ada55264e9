import { MATCH_ROWS, type MatchRow } from '@scoresheet/services-read-models';
import { isOwnFault } from '../own-fault.js';
import { RecordRows } from '../record-rows.js';
import { toProject } from '../to-project.js';
import type { View } from './view.js';

/** The lists of matches. */
export const matchesView: View<MatchRow> = {
  table: 'match',
  id: 'id',
  compared: `to_jsonb(kept) - 'head'`,
  comparedIfKnown: `case when (head ->> 'seq')::integer = event_count - 1 then head end`,
  trustsArchive: true,
  rows(table) {
    const rows = new RecordRows({ model: MATCH_ROWS, table });
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
    const rows = await MATCH_ROWS.table.load(manager, ids, table);
    return new Map(rows.map((row) => [row.id, row]));
  },
  onReplaced: MATCH_ROWS.version.noteRebuilt,
};
