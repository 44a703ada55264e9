/** What the numbers of standings are called. */
import type { TFunction } from 'i18next';

export const numberName = (t: TFunction, name: string): string =>
  t([`standings.number.${name}`, 'standings.number.other'], { name });

/** Short, as it stands over a column. */
export const columnName = (t: TFunction, name: string): string =>
  t([`standings.column.${name}`, `standings.number.${name}`, 'standings.number.other'], { name });
