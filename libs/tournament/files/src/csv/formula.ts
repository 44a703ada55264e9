/**
 * A spreadsheet runs a cell as a formula if it begins with one of these signs. An apostrophe before the cell makes it
 * text. Another apostrophe is written before apostrophes that are there already, so that reading takes off exactly
 * what writing has put there.
 */
const FORMULA = /^['"\s]*[=+\-@\uff1d\uff0b\uff0d\uff20]/;
/** Some programs run a cell as a formula if it begins with a tab or the end of a line. */
const LINE_SIGN = /^'*[\t\r\n]/;

/**
 * A spreadsheet that expects another separator divides a file at the semicolons, tabs and ends of lines within its cells,
 * and ignores quotes that open behind a comma. So a sign behind such a separator has an apostrophe directly before it.
 * The second group is optional, because otherwise the time for a long run without a sign would grow as its square.
 */
const RUN = /([;'"\s]+)([=+\-@\uff1d\uff0b\uff0d\uff20]?)/g;
const SEPARATOR = /[;\t\r\n]/;

const isFormula = (text: string): boolean => FORMULA.test(text) || LINE_SIGN.test(text);

export function withoutFormula(text: string): string {
  const guarded = text.replace(RUN, (all, run: string, sign: string) =>
    sign !== '' && SEPARATOR.test(run) ? `${run}'${sign}` : all,
  );
  return isFormula(text) ? `'${guarded}` : guarded;
}

export function asTyped(cell: string): string {
  const guarded = cell.startsWith("'") && isFormula(cell.slice(1)) ? cell.slice(1) : cell;
  return guarded.replace(RUN, (all, run: string, sign: string) =>
    sign !== '' && run.endsWith("'") && SEPARATOR.test(run) ? `${run.slice(0, -1)}${sign}` : all,
  );
}
