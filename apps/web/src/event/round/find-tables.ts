/** Tables of a round that fit what somebody types: the number of a table, or a part of a name. */
import type { Pairing } from './round-documents.js';

/** As people type it: without capitals and without what stands above or below letters. */
export const plainWords = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim();

export const isNumber = (words: string): boolean => /^\d+$/.test(words.trim());

export function findTables(tables: readonly Pairing[], words: string): readonly Pairing[] {
  const sought = plainWords(words);
  if (sought === '') return tables;
  if (isNumber(sought)) return tables.filter(({ number }) => String(number).startsWith(sought));
  return tables.filter(({ seats }) =>
    seats.some(({ name }) => name !== null && plainWords(name).includes(sought)),
  );
}

/** Where one of a table sits. */
export interface SeatRow {
  readonly table: Pairing;
  readonly entrant: number;
  readonly name: string | null;
}

/** A row for everybody who sits somewhere, by name; who has none comes last, by number. */
export function byName(tables: readonly Pairing[], language: string): readonly SeatRow[] {
  const { compare } = new Intl.Collator(language, { numeric: true });
  return tables
    .flatMap((table) => table.seats.map(({ entrant, name }) => ({ table, entrant, name })))
    .sort((one, other) => {
      if (one.name === null || other.name === null) {
        return (
          Number(one.name === null) - Number(other.name === null) || one.entrant - other.entrant
        );
      }
      return compare(one.name, other.name) || one.entrant - other.entrant;
    });
}
