/**
 * Exact fractions. A value need not be in lowest terms: the numbers of a column share one
 * denominator, so that adding them is adding whole numbers. The text of a value is always reduced.
 */

/** The denominator is positive. */
export interface Rational {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

export const rational = (
  numerator: number | bigint,
  denominator: number | bigint = 1n,
): Rational => ({
  numerator: BigInt(numerator),
  denominator: BigInt(denominator),
});

/** Negative where the first is less, positive where it is more, 0 where they are equal. */
export function compareRationals(one: Rational, other: Rational): number {
  const [left, right] = [one.numerator * other.denominator, other.numerator * one.denominator];
  return left === right ? 0 : left < right ? -1 : 1;
}

const WRITTEN = /^(-?)(\d+)(?:\/0*([1-9]\d*)|\.(\d+))?$/;

/** Reads `7`, `-1/2` or `0.33`; undefined for any other text. */
export function parseRational(text: string): Rational | undefined {
  const [, sign, whole, below, decimals = ''] = WRITTEN.exec(text) ?? [];
  if (whole === undefined) return undefined;
  const size = BigInt(whole + decimals);
  const denominator = below === undefined ? 10n ** BigInt(decimals.length) : BigInt(below);
  return reduced({ numerator: sign === '-' ? -size : size, denominator });
}

/** `1079/1750`, or `7` for a whole number: one text for one value. */
export function formatRational(value: Rational): string {
  const { numerator, denominator } = reduced(value);
  return denominator === 1n ? `${numerator}` : `${numerator}/${denominator}`;
}

/** So many decimals, exactly rounded, halves away from zero: `0.667` of 2/3. */
export function formatDecimal({ numerator, denominator }: Rational, decimals: number): string {
  const scaled = 10n ** BigInt(decimals);
  const size = roundedQuotient((numerator < 0n ? -numerator : numerator) * scaled, denominator);
  const digits = `${size}`.padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals);
  const sign = numerator < 0n && size > 0n ? '-' : '';
  return decimals === 0 ? `${sign}${whole}` : `${sign}${whole}.${digits.slice(-decimals)}`;
}

/** `61.64` of 0.6164, exactly rounded. The sign for percent is the reader's to write. */
export const formatPercent = ({ numerator, denominator }: Rational, decimals: number): string =>
  formatDecimal({ numerator: numerator * 100n, denominator }, decimals);

/** The nearest whole number, halves up. Neither may be negative. */
export const roundedQuotient = (numerator: bigint, denominator: bigint): bigint =>
  (2n * numerator + denominator) / (2n * denominator);

export function reduced({ numerator, denominator }: Rational): Rational {
  const divisor = greatestDivisor(numerator < 0n ? -numerator : numerator, denominator);
  return { numerator: numerator / divisor, denominator: denominator / divisor };
}

export const leastMultiple = (one: bigint, other: bigint): bigint =>
  (one / greatestDivisor(one, other)) * other;

function greatestDivisor(one: bigint, other: bigint): bigint {
  let [larger, smaller] = [one, other];
  while (smaller !== 0n) [larger, smaller] = [smaller, larger % smaller];
  return larger;
}
