/** The columns of an entity whose rows a projector writes, in the order of the entity. */
import { getMetadataArgsStorage } from 'typeorm';

/** Whose columns are asked for. */
export type EntityClass = abstract new () => object;

interface RowColumn {
  readonly field: string;
  readonly name: string;
  readonly type: string;
  /** Whether a row has it; others are there for an index. */
  readonly isStored: boolean;
  readonly fromStored: ((stored: unknown) => unknown) | undefined;
}

export const columnsOf = (entity: EntityClass): readonly RowColumn[] =>
  getMetadataArgsStorage()
    .filterColumns(entity)
    .map(({ propertyName: field, options }) => ({
      field,
      name: options.name ?? field,
      type: String(options.type),
      isStored: options.select !== false,
      fromStored: [options.transformer ?? []].flat().at(0)?.from,
    }));

export const storedOf = (columns: readonly RowColumn[]): readonly RowColumn[] =>
  columns.filter(({ isStored }) => isStored);

export const listed = (
  columns: readonly RowColumn[],
  text: (column: RowColumn) => string,
): string => columns.map(text).join(', ');

/** Columns by the names of the row's fields, as a statement selects them. */
export const selected = (columns: readonly RowColumn[]): string =>
  listed(columns, ({ name, field }) => `${name} as "${field}"`);

/** Fields and their types, as a record is taken from JSON. */
export const typed = (columns: readonly RowColumn[]): string =>
  listed(columns, ({ field, type }) => `"${field}" ${type}`);

/** A row as the driver gives it, which has texts for some numbers. */
export type Stored<Row> = { readonly [field in keyof Row]: unknown };

/** Reads rows of these columns as the driver gives them. */
export function readerOf<Row>(columns: readonly RowColumn[]): (stored: Stored<Row>) => Row {
  const converted = columns.flatMap(({ field, fromStored }) =>
    fromStored === undefined ? [] : [{ field, fromStored }],
  );
  return (stored) => {
    const row: Record<string, unknown> = { ...stored };
    for (const { field, fromStored } of converted) row[field] = fromStored(row[field]);
    return row as Row;
  };
}
