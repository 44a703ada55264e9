/** In which packed form a client takes something: the smallest that there is and it can unpack. */

/** The smallest first. */
const ENCODINGS = ['br', 'gzip'] as const;
export type Encoding = (typeof ENCODINGS)[number];

const REFUSED = /;\s*q=0(\.0*)?\s*$/i;

/** `accepts`: the header of the request. Undefined: as it is. */
export function bestEncoding(
  accepts: string | string[] | undefined,
  there: readonly string[] = ENCODINGS,
): Encoding | undefined {
  const offered = String(accepts ?? '').split(',');
  const taken = offered.filter((one) => !REFUSED.test(one)).map((one) => one.split(';')[0]?.trim());
  return ENCODINGS.find((encoding) => there.includes(encoding) && taken.includes(encoding));
}
