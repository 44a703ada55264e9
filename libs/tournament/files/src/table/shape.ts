/** What a file of a kind holds: its columns, and how a value of each is written in JSON. */

/** The version of all files. Readers refuse any other. */
export const FORMAT = 'scoresheet/tournament-files/1';

export interface Column<Name extends string> {
  readonly name: Name;
  /** In CSV everything is text; numbers of a list are separated by spaces there. */
  readonly is: 'text' | 'number' | 'numbers';
  readonly isRequired: boolean;
}

export interface Shape<Name extends string> {
  /** What the rows are; in JSON the name of their list. */
  readonly kind: string;
  readonly columns: readonly Column<Name>[];
}

export interface Cell {
  /** Lines within it end in "\n"; nothing blank is around it. Empty: nothing stands there. */
  readonly text: string;
  /** Offset in the text of the file. */
  readonly at: number;
}

export interface Row<Name extends string> {
  readonly at: number;
  cell(name: Name): Cell;
}

export function rowOf<Name extends string>(
  at: number,
  cells: ReadonlyMap<string, Cell>,
): Row<Name> {
  return { at, cell: (name) => cells.get(name) ?? { text: '', at } };
}

/** What is kept of a text that somebody typed. */
export const tidy = (text: string): string => text.replace(/\r\n?/g, '\n').trim();

/** The names of columns in words, for somebody who has written another one. */
export const columnNames = ({ columns }: Shape<string>): string =>
  columns.map(({ name }) => name).join(', ');
