import {
  loadMatchRows,
  noteMatchRowsRebuilt,
  type MatchRow,
  type MatchTable,
} from '@scoresheet/services-read-models';
import { MatchRows } from '../match-rows.js';
import { isOwnFault } from '../own-fault.js';
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
    const rows = new MatchRows({ table: table as MatchTable });
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
    const rows = await loadMatchRows(manager, ids, table as MatchTable);
    return new Map(rows.map((row) => [row.id, row]));
  },
  onReplaced: noteMatchRowsRebuilt,
};
