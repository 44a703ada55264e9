/** What a projector writes of one kind of record, and how. */
import type { DataSource } from 'typeorm';
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
  /** Whether hardly any event follows. */
  isOver(row: Row): boolean;
  /** Ids of all records that stand still until staff ends them. */
  suspended(database: DataSource): Promise<readonly string[]>;
}
