/** The rows of a rebuild beside the live ones: what differs, and putting it right. */
import type { EntityManager } from 'typeorm';
import { besideOf, type View } from './views/view.js';

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
  /** The first of them by id, at most `MAX_DIFFERENCES_SHOWN`. */
  readonly differences: readonly Difference<Row>[];
}

/** More than a person reads; after a new version of the projection every row differs. */
export const MAX_DIFFERENCES_SHOWN = 1_000;

/** Within the transaction that may then `replaceDiffering`. */
export async function compareView<Row extends object>(
  manager: EntityManager,
  view: View<Row>,
): Promise<Comparison<Row>> {
  const beside = besideOf(view);
  const { id, compared = 'kept', comparedIfKnown = 'null::text' } = view;
  const columns = `${id} as id, ${compared} as row, ${comparedIfKnown} as known`;
  await manager.query(
    `create temporary table differing_row on commit drop as
     select coalesce(live.id, rebuilt.id) as id
     from (select ${columns} from scoresheet.${view.table} kept
           where ${view.live ?? 'true'}) live
     full join (select ${columns} from scoresheet.${beside} kept)
       rebuilt using (id)
     where live.row is distinct from rebuilt.row or live.known <> rebuilt.known`,
  );
  const [counted] = await manager.query<{ rows: string; differing: string }[]>(
    `select (select count(*) from scoresheet.${beside}) as rows,
            (select count(*) from differing_row) as differing`,
  );
  const first = await manager.query<{ id: string }[]>(
    'select id from differing_row order by id limit $1',
    [MAX_DIFFERENCES_SHOWN],
  );
  const ids = first.map(({ id }) => id);
  const live = await view.load(manager, ids, view.table);
  const rebuilt = await view.load(manager, ids, beside);
  return {
    rows: Number(counted?.rows),
    differing: Number(counted?.differing),
    differences: ids.map((id) => difference(id, live.get(id), rebuilt.get(id))),
  };
}

export async function replaceDiffering(manager: EntityManager, view: View<object>): Promise<void> {
  const differing = `${view.id} in (select id from differing_row)`;
  const { table, live = 'true' } = view;
  await manager.query(`delete from scoresheet.${table} where ${differing} and ${live}`);
  await manager.query(
    `insert into scoresheet.${table} select * from scoresheet.${besideOf(view)} where ${differing}`,
  );
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
