/** Which packed form of a file a browser takes: the smallest that there is and that it can unpack. */
import type { Encoding } from './built-pages.js';

/** The smallest first. */
const SMALLEST: readonly Encoding[] = ['br', 'gzip'];
const REFUSED = /;\s*q=0(\.0*)?\s*$/i;

/** `accepts`: the header of the request. Undefined: as it is. */
export function bestEncoding(
  accepts: string | string[] | undefined,
  there: readonly string[],
): Encoding | undefined {
  const offered = String(accepts ?? '').split(',');
  const taken = offered.filter((one) => !REFUSED.test(one)).map((one) => one.split(';')[0]?.trim());
  return SMALLEST.find((encoding) => there.includes(encoding) && taken.includes(encoding));
}
