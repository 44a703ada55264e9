/** The rows of the records that are going on, so that not every batch reads them again. */
import type { ProjectedEvent, ProjectedRow, RowModel } from '@scoresheet/services-read-models';
import type { EntityManager } from 'typeorm';
import { isOwnFault, OwnFault } from './own-fault.js';

/** Rows that are kept from one batch to the next; above that all are forgotten and read again. */
const MAX_KEPT_ROWS = 20_000;

type Way = 'project' | 'suspend';

interface RecordRowsOptions<Row extends ProjectedRow> {
  readonly model: RowModel<Row>;
  /** The live table where absent. */
  readonly table?: string;
  /** Told of every row that is written. */
  readonly onRow?: (row: Row) => void;
  /** Told of a record whose event could not be written, and why. */
  readonly onSuspended?: (event: ProjectedEvent, error: unknown) => void;
}

export class RecordRows<Row extends ProjectedRow> {
  private readonly kept = new Map<string, Row>();
  private rebuilds: number | undefined;

  constructor(private readonly options: RecordRowsOptions<Row>) {}

  /** Writes what the events make of their records. */
  project(manager: EntityManager, events: readonly ProjectedEvent[]): Promise<void> {
    return this.write(manager, events, 'project');
  }

  /**
   * Projects each event by itself, within the transaction of the caller, where `project` has
   * failed. An event of which no row can be made suspends its record.
   */
  async projectEach(manager: EntityManager, events: readonly ProjectedEvent[]): Promise<void> {
    for (const event of events) {
      try {
        await manager.transaction((inner) => this.write(inner, [event], 'project'));
      } catch (error) {
        if (!isOwnFault(error)) throw error;
        await this.write(manager, [event], 'suspend');
        this.options.onSuspended?.(event, error);
      }
    }
  }

  private async write(
    manager: EntityManager,
    events: readonly ProjectedEvent[],
    way: Way,
  ): Promise<void> {
    try {
      if (this.kept.size > MAX_KEPT_ROWS) this.kept.clear();
      if (events.length > 0) await this.forgetOfOldRebuild(manager);
      const changed = new Set(events.map(({ header }) => header.record));
      await this.fetchMissing(manager, changed);
      for (const event of events) this.apply(event, way);
      await this.saveBeside(manager, events);
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
    const now = await this.options.model.version.rebuilds(manager);
    if (now !== this.rebuilds) this.kept.clear();
    this.rebuilds = now;
  }

  private async fetchMissing(manager: EntityManager, records: Iterable<string>): Promise<void> {
    const { model, table } = this.options;
    const missing = [...records].filter((record) => !this.kept.has(record));
    const rows = await model.table.load(manager, missing, table);
    for (const row of rows) this.kept.set(row.id, row);
  }

  private apply(event: ProjectedEvent, way: Way): void {
    const { record } = event.header;
    const { model } = this.options;
    try {
      this.kept.set(record, model[way](this.kept.get(record), event));
    } catch (error) {
      throw new OwnFault(error);
    }
  }

  /** Of a record that stands still nothing more is told. */
  private async saveBeside(
    manager: EntityManager,
    events: readonly ProjectedEvent[],
  ): Promise<void> {
    const told = events.filter(({ header }) => this.kept.get(header.record)?.suspended === false);
    await this.options.model.saveBeside?.(manager, told);
  }

  private async save(manager: EntityManager, records: Iterable<string>): Promise<void> {
    const { model, table } = this.options;
    const rows = [...records].map((record) => this.kept.get(record) as Row);
    await model.table.save(manager, rows, table);
    for (const row of rows) {
      this.options.onRow?.(row);
      if (model.isOver(row)) this.kept.delete(row.id);
    }
  }
}
