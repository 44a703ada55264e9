/** The rows of the matches that are being played, so that not every batch reads them again. */
import {
  knowsRules,
  loadMatchRows,
  matchRowRebuilds,
  projectMatch,
  saveMatchRows,
  suspendMatch,
  type MatchRow,
  type MatchTable,
  type ProjectedEvent,
} from '@scoresheet/services-read-models';
import type { EntityManager } from 'typeorm';
import { isOwnFault, OwnFault } from './own-fault.js';

/** Rows that are kept from one batch to the next; above that all are forgotten and read again. */
const MAX_KEPT_ROWS = 20_000;

interface MatchRowsOptions {
  readonly table?: MatchTable;
  /** Told of every row that is written. */
  readonly onRow?: (row: MatchRow) => void;
  /** Told of a match whose event could not be written, and why. */
  readonly onSuspended?: (event: ProjectedEvent, error: unknown) => void;
}

export class MatchRows {
  private readonly kept = new Map<string, MatchRow>();
  private readonly table: MatchTable;
  private rebuilds: number | undefined;

  constructor(private readonly options: MatchRowsOptions = {}) {
    this.table = options.table ?? 'match';
  }

  /** Writes what the events make of their matches. */
  project(manager: EntityManager, events: readonly ProjectedEvent[]): Promise<void> {
    return this.write(manager, events, projectMatch);
  }

  /**
   * Projects each event by itself, within the transaction of the caller, where `project` has
   * failed. An event of which no row can be made suspends its match.
   */
  async projectEach(manager: EntityManager, events: readonly ProjectedEvent[]): Promise<void> {
    for (const event of events) {
      try {
        await manager.transaction((inner) => this.write(inner, [event], projectMatch));
      } catch (error) {
        if (!isOwnFault(error)) throw error;
        await this.write(manager, [event], suspendMatch);
        this.options.onSuspended?.(event, error);
      }
    }
  }

  private async write(
    manager: EntityManager,
    events: readonly ProjectedEvent[],
    after: typeof projectMatch,
  ): Promise<void> {
    try {
      if (this.kept.size > MAX_KEPT_ROWS) this.kept.clear();
      if (events.length > 0) await this.forgetOfOldRebuild(manager);
      const changed = new Set(events.map(({ header }) => header.record));
      await this.fetchMissing(manager, changed);
      for (const event of events) this.apply(event, after);
      await this.save(manager, changed);
    } catch (error) {
      this.kept.clear(); // it is ahead of the database
      throw error;
    }
  }

  /**
   * Forgets all rows after a rebuild. Asked in the transaction that has moved the position, so that
   * no rebuild comes in between.
   */
  private async forgetOfOldRebuild(manager: EntityManager): Promise<void> {
    const now = await matchRowRebuilds(manager);
    if (now !== this.rebuilds) this.kept.clear();
    this.rebuilds = now;
  }

  private async fetchMissing(manager: EntityManager, records: Iterable<string>): Promise<void> {
    const missing = [...records].filter((record) => !this.kept.has(record));
    const rows = await loadMatchRows(manager, missing, this.table);
    for (const row of rows) this.kept.set(row.id, row);
  }

  private apply(event: ProjectedEvent, after: typeof projectMatch): void {
    const { record } = event.header;
    try {
      this.kept.set(record, after(this.kept.get(record), event, knowsRules));
    } catch (error) {
      throw new OwnFault(error);
    }
  }

  private async save(manager: EntityManager, records: Iterable<string>): Promise<void> {
    const rows = [...records].map((record) => this.kept.get(record) as MatchRow);
    await saveMatchRows(manager, rows, this.table);
    for (const row of rows) {
      this.options.onRow?.(row);
      if (row.status === 'over') this.kept.delete(row.id);
    }
  }
}
