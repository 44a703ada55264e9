/** The rows of the matches that are being played, so that not every batch reads them again. */
import {
  knowsRules,
  loadMatchRows,
  matchRowRebuilds,
  projectMatch,
  saveMatchRows,
  type MatchRow,
  type MatchTable,
  type ProjectedEvent,
} from '@scoresheet/services-read-models';
import type { EntityManager } from 'typeorm';

/** Kept from one batch to the next; beyond it all are forgotten and read again. */
const MAX_KEPT_ROWS = 20_000;

export interface MatchRows {
  /** Writes what the events make of their matches. After an error these rows are worthless. */
  project(manager: EntityManager, events: readonly ProjectedEvent[]): Promise<void>;
}

/** Told of every row that is written. */
export type OnRow = (row: MatchRow) => void;

export function matchRows(table: MatchTable = 'match', onRow?: OnRow): MatchRows {
  const kept = new Map<string, MatchRow>();
  let rebuilds: number | undefined;

  /** Within the transaction that has moved the position, so that no rebuild comes in between. */
  async function forgetOfOldRebuild(manager: EntityManager): Promise<void> {
    const now = await matchRowRebuilds(manager);
    if (now !== rebuilds) kept.clear();
    rebuilds = now;
  }

  async function fetchMissing(manager: EntityManager, records: Iterable<string>): Promise<void> {
    const missing = [...records].filter((record) => !kept.has(record));
    for (const row of await loadMatchRows(manager, missing, table)) kept.set(row.id, row);
  }

  return {
    async project(manager, events) {
      if (kept.size > MAX_KEPT_ROWS) kept.clear();
      if (events.length > 0) await forgetOfOldRebuild(manager);
      const changed = new Set(events.map(({ header }) => header.record));
      await fetchMissing(manager, changed);
      for (const event of events) {
        const { record } = event.header;
        kept.set(record, projectMatch(kept.get(record), event, knowsRules));
      }
      const rows = [...changed].map((record) => kept.get(record) as MatchRow);
      await saveMatchRows(manager, rows, table);
      for (const row of rows) {
        onRow?.(row);
        if (row.status === 'over') kept.delete(row.id);
      }
    },
  };
}
