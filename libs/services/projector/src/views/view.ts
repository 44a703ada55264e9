/**
 * What the events make of something, in a table of its own, which can be made anew beside itself.
 * Another view is one more entry in the list (`views.ts`).
 */
import type { AdmittedEvent } from '@scoresheet/services-tail';
import type { EntityManager } from 'typeorm';

export interface View<Row extends object> {
  /** The topic of the events that it is made of. */
  readonly topic: string;
  /** The live table, in the schema `scoresheet`. */
  readonly table: string;
  /** SQL that names a row; the same in both tables. */
  readonly id: string;
  /** SQL of what two rows are compared by, by the names of its columns; the whole row without it. */
  readonly compared?: string;
  /**
   * SQL of what live rows of an earlier version do not know yet, by the names of its columns; null:
   * not known, and then it differs from nothing. It must not be in `compared`.
   */
  readonly comparedIfKnown?: string;
  /** SQL that says which rows of the live table are the view's; all of them without it. */
  readonly live?: string;
  /**
   * Whether heads may be looked up in the archive; where the archive itself is in doubt, all of
   * them are kept in memory.
   */
  readonly trustsArchive: boolean;
  /** A writer of one partition into the table of this name. */
  rows(table: string, partition: number): ViewRows;
  /** Rows by id, for whoever is told what differs. */
  load(
    manager: EntityManager,
    ids: readonly string[],
    table: string,
  ): Promise<ReadonlyMap<string, Row>>;
  /**
   * Before the two tables are compared, once the one beside is whole: takes over what outlives a log
   * that lacks it. Without it the log alone says what there is.
   */
  keep?(manager: EntityManager, partitions: number): Promise<Kept>;
  /** Called within the transaction in which rows were replaced. */
  onReplaced?(manager: EntityManager): Promise<void>;
}

/** Rows that stay although the log lacks or contradicts them. */
export interface Kept {
  readonly count: number;
  /** Ids of the first rows that stay. */
  readonly ids: readonly string[];
}

export interface ViewRows {
  /** Writes what the events make of the view, in log order. */
  project(manager: EntityManager, events: readonly AdmittedEvent[]): Promise<void>;
}

/** The table beside the live one, in which a rebuild grows. */
export const besideOf = ({ table }: { readonly table: string }): string => `${table}_rebuild`;
