import {
  loadMatchRows,
  noteMatchRowsRebuilt,
  type MatchRow,
  type MatchTable,
} from '@scoresheet/services-read-models';
import { matchRows } from '../match-rows.js';
import { publicOf } from '../public-of.js';
import type { View } from './view.js';

/** The lists of matches. */
export const matchesView: View<MatchRow> = {
  table: 'match',
  id: 'id',
  trustsArchive: true,
  rows(table) {
    const rows = matchRows(table as MatchTable);
    return {
      project: (manager, events) =>
        rows.project(
          manager,
          events.map((event) => ({ header: event.header, public: publicOf(event) })),
        ),
    };
  },
  async load(manager, ids, table) {
    const rows = await loadMatchRows(manager, ids, table as MatchTable);
    return new Map(rows.map((row) => [row.id, row]));
  },
  onReplaced: noteMatchRowsRebuilt,
};
