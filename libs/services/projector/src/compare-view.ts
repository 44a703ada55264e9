/** The rows of a rebuild beside the live ones: what differs, and putting it right. */
import type { EntityManager } from 'typeorm';
import { besideOf, type View } from './views/view.js';
import {
  compare,
  countCompared,
  deleteDiffering,
  FIRST_DIFFERING,
  insertDiffering,
} from './views/view.sql.js';

/** A row that is not what the events make of it; undefined: there is no such row. */
export interface Difference<Row extends object> {
  readonly id: string;
  readonly live: Row | undefined;
  readonly rebuilt: Row | undefined;
  /** The fields that differ, by name; all of them where one of the rows is missing. */
  readonly fields: readonly string[];
}

export interface Comparison<Row extends object> {
  /** Rows that the rebuild has made. */
  readonly rows: number;
  readonly differing: number;
  /** The first differing rows by id, at most `MAX_DIFFERENCES_SHOWN`. */
  readonly differences: readonly Difference<Row>[];
}

/** The most differences that are shown; after a new version of the projection every row differs. */
const MAX_DIFFERENCES_SHOWN = 1_000;

/** Compares the rows within the transaction that may then `replaceDiffering`. */
export async function compareView<Row extends object>(
  manager: EntityManager,
  view: View<Row>,
): Promise<Comparison<Row>> {
  await manager.query(compare(view));
  const [counted] = await manager.query<{ rows: string; differing: string }[]>(countCompared(view));
  const first = await manager.query<{ id: string }[]>(FIRST_DIFFERING, [MAX_DIFFERENCES_SHOWN]);
  const ids = first.map(({ id }) => id);
  const live = await view.load(manager, ids, view.table);
  const rebuilt = await view.load(manager, ids, besideOf(view));
  return {
    rows: Number(counted?.rows),
    differing: Number(counted?.differing),
    differences: ids.map((id) => difference(id, live.get(id), rebuilt.get(id))),
  };
}

export async function replaceDiffering(manager: EntityManager, view: View<object>): Promise<void> {
  await manager.query(deleteDiffering(view));
  await manager.query(insertDiffering(view));
}

function difference<Row extends object>(
  id: string,
  live: Row | undefined,
  rebuilt: Row | undefined,
): Difference<Row> {
  const fields = Object.keys({ ...live, ...rebuilt }).filter(
    (name) => textOf(live, name) !== textOf(rebuilt, name),
  );
  return { id, live, rebuilt, fields };
}

const textOf = (row: object | undefined, field: string): string | undefined =>
  JSON.stringify((row as Readonly<Record<string, unknown>> | undefined)?.[field]);
