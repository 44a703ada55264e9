/**
 * The rows that a projector makes, many at once, in the live table or in the one beside it in which a
 * rebuild grows. Raw SQL because every event writes a row: many rows travel as one value, and the
 * query builder would bind each field of each (`npm run bench -- doubt`).
 */
import { getMetadataArgsStorage, type EntityManager } from 'typeorm';
import {
  columnsOf,
  listed,
  readerOf,
  selected,
  storedOf,
  typed,
  type EntityClass,
  type Stored,
} from './row-columns.js';

export interface RowTable<Row> {
  /** Name of the live table, in the schema `scoresheet`. */
  readonly name: string;
  load(manager: EntityManager, ids: readonly string[], table?: string): Promise<readonly Row[]>;
  save(manager: EntityManager, rows: readonly Row[], table?: string): Promise<void>;
}

interface RowTableOptions {
  /** SQL of each column that a row does not have, of the `row` that is written; by its name. */
  readonly derived?: { readonly [column: string]: string };
}

/** What no later event changes. */
const LASTING = ['id', 'createdAtMs'];

export function rowTable<Row>(
  entity: EntityClass,
  { derived = {} }: RowTableOptions = {},
): RowTable<Row> {
  const name = nameOf(entity);
  const columns = columnsOf(entity);
  const stored = storedOf(columns);
  const read = readerOf<Row>(stored);
  const changing = columns.filter(({ field }) => !LASTING.includes(field));
  const loading = (table: string) =>
    `select ${selected(stored)} from scoresheet.${table} where id = any($1)`;
  const saving = (table: string) => `
    insert into scoresheet.${table} (${[...stored.map((one) => one.name), ...Object.keys(derived)].join(', ')})
    select ${['row.*', ...Object.values(derived)].join(', ')}
    from jsonb_to_recordset($1::jsonb) as row(${typed(stored)})
    on conflict (id) do update set ${listed(changing, (one) => `${one.name} = excluded.${one.name}`)}`;
  return {
    name,
    async load(manager, ids, table = name) {
      if (ids.length === 0) return [];
      return (await manager.query<Stored<Row>[]>(loading(table), [ids])).map(read);
    },
    async save(manager, rows, table = name) {
      if (rows.length > 0) await manager.query(saving(table), [JSON.stringify(rows)]);
    },
  };
}

function nameOf(entity: EntityClass): string {
  const name = getMetadataArgsStorage().tables.find(({ target }) => target === entity)?.name;
  if (name === undefined) throw new Error(`${entity.name} has no table of its own`);
  return name;
}
