/**
 * The rows of a view beside those of a rebuild. Raw SQL because no entity has a rebuild's tables, and
 * because whole tables are compared and replaced where they are.
 */
import { besideOf, type View } from './view.js';

const live = ({ table }: View<object>): string => `scoresheet.${table}`;
const beside = (view: View<object>): string => `scoresheet.${besideOf(view)}`;

export const dropBeside = (view: View<object>): string => `drop table if exists ${beside(view)}`;

export const createBeside = (view: View<object>): string =>
  `create unlogged table ${beside(view)} (like ${live(view)} including indexes)`;

/** Ids of the rows that differ, in a table of the transaction. */
export function compare(view: View<object>): string {
  const { id, compared = 'kept', comparedIfKnown = 'null::text' } = view;
  const columns = `${id} as id, ${compared} as row, ${comparedIfKnown} as known`;
  return `
    create temporary table differing_row on commit drop as
    select coalesce(live.id, rebuilt.id) as id
    from (select ${columns} from ${live(view)} kept where ${view.live ?? 'true'}) live
    full join (select ${columns} from ${beside(view)} kept) rebuilt using (id)
    where live.row is distinct from rebuilt.row or live.known <> rebuilt.known`;
}

export const countCompared = (view: View<object>): string => `
  select (select count(*) from ${beside(view)}) as rows,
         (select count(*) from differing_row) as differing`;

export const FIRST_DIFFERING = 'select id from differing_row order by id limit $1';

const differing = ({ id }: View<object>): string => `${id} in (select id from differing_row)`;

export const deleteDiffering = (view: View<object>): string =>
  `delete from ${live(view)} where ${differing(view)} and ${view.live ?? 'true'}`;

export const insertDiffering = (view: View<object>): string =>
  `insert into ${live(view)} select * from ${beside(view)} where ${differing(view)}`;
