import { stringify } from 'csv-stringify/sync';
import { encodeUtf8 } from '../text/utf8.js';
import { withoutFormula } from './formula.js';

type CsvValue = string | number | null;

/** Some spreadsheets divide at semicolons and tabs as well as at commas, but not within quotes. */
const OTHER_SEPARATOR_OR_GUARD = /^'|[;\t]/;

/**
 * Rows as RFC 4180 has them, the first with the names of the columns. The byte order mark is for
 * spreadsheets, which would read names in the letters of another alphabet without it.
 */
export const writeCsv = (rows: readonly (readonly CsvValue[])[]): Uint8Array =>
  encodeUtf8(
    stringify(
      rows.map((row) => row.map((value) => withoutFormula(`${value ?? ''}`))),
      {
        bom: true,
        record_delimiter: '\r\n',
        // With line ends of our choice, a cell with a lone "\n" would get no quotes.
        quote_record_delimiter: true,
        quoted_match: OTHER_SEPARATOR_OR_GUARD,
      },
    ),
  );
