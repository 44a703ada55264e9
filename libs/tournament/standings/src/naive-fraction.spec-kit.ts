/** Fractions in lowest terms, reduced after every step: for the naive standings of specs. */
export interface Fraction {
  readonly over: bigint;
  readonly under: bigint;
}

export function fraction(over: number | bigint, under: number | bigint = 1): Fraction {
  let [a, b] = [BigInt(over), BigInt(under)];
  const sign = b < 0n ? -1n : 1n;
  const [top, bottom] = [a * sign, b * sign];
  while (b !== 0n) [a, b] = [b, a % b];
  const divisor = a < 0n ? -a : a;
  return { over: top / divisor, under: bottom / divisor };
}

export const plus = (a: Fraction, b: Fraction): Fraction =>
  fraction(a.over * b.under + b.over * a.under, a.under * b.under);
export const times = (a: Fraction, b: Fraction): Fraction =>
  fraction(a.over * b.over, a.under * b.under);
export const dividedBy = (a: Fraction, b: Fraction): Fraction =>
  fraction(a.over * b.under, a.under * b.over);
export const difference = (a: Fraction, b: Fraction): Fraction =>
  fraction(a.over * b.under - b.over * a.under, a.under * b.under);

/** Negative where the first is less. */
export const order = (a: Fraction, b: Fraction): number => Number(difference(a, b).over);
export const smaller = (a: Fraction, b: Fraction): Fraction => (order(a, b) <= 0 ? a : b);
export const larger = (a: Fraction, b: Fraction): Fraction => (order(a, b) >= 0 ? a : b);

export const ZERO = fraction(0);
export const total = (all: readonly Fraction[]): Fraction => all.reduce(plus, ZERO);
export const meanOf = (all: readonly Fraction[]): Fraction =>
  all.length === 0 ? ZERO : dividedBy(total(all), fraction(all.length));

export const written = ({ over, under }: Fraction): string =>
  under === 1n ? `${over}` : `${over}/${under}`;
