/** What a projector writes of one kind of record, and how. */
import type { DataSource, EntityManager } from 'typeorm';
import type { ProjectedEvent, ProjectedRow } from './row-projection.js';
import type { RowTable } from './row-table.sql.js';
import type { RowsVersion } from './rows-version.js';

export interface RowModel<Row extends ProjectedRow = ProjectedRow> {
  readonly table: RowTable<Row>;
  readonly version: RowsVersion;
  /** The row after an event; see `projectMatch`. */
  project(row: Row | undefined, event: ProjectedEvent): Row;
  /** The row after an event of which no row can be made. */
  suspend(row: Row | undefined, event: ProjectedEvent): Row;
  /**
   * Writes what of these events stands in a table of its own, where a model has one. A rebuild writes
   * it again where it stands: the same events have to give the same.
   */
  saveBeside?(manager: EntityManager, events: readonly ProjectedEvent[]): Promise<void>;
  /** Whether hardly any event follows. */
  isOver(row: Row): boolean;
  /** Ids of all records that stand still until staff ends them. */
  suspended(database: DataSource): Promise<readonly string[]>;
}
