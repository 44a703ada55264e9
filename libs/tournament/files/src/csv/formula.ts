/**
 * A spreadsheet takes a cell that begins with one of these signs for a formula, and runs it. An
 * apostrophe before it makes it text. Of apostrophes that stand there already one more is written,
 * so that reading takes off exactly what writing has put there.
 */
const FORMULA = /^['\s]*[=+\-@\uff1d\uff0b\uff0d\uff20]/;
/** Some programs take a cell for a formula that begins with a tab or the end of a line. */
const LINE_SIGN = /^'*[\t\r\n]/;

const isFormula = (text: string): boolean => FORMULA.test(text) || LINE_SIGN.test(text);

export const withoutFormula = (text: string): string => (isFormula(text) ? `'${text}` : text);

export const asTyped = (cell: string): string =>
  cell.startsWith("'") && isFormula(cell.slice(1)) ? cell.slice(1) : cell;
