/**
 * A number of every row over one common denominator, so that adding and comparing them is adding
 * and comparing whole numbers. Denominators of one event are few, and nothing is ever rounded:
 * where the common one grows large, the numbers grow with it.
 */
import { leastMultiple, type Rational } from '../rational/rational.js';

export interface Column {
  readonly numerators: readonly bigint[];
  readonly denominator: bigint;
}

/** A fraction of safe integers; 0/0 is not one. */
export interface Fraction {
  readonly numerator: number;
  readonly denominator: number;
}

export const valueIn = ({ numerators, denominator }: Column, row: number): Rational => ({
  numerator: numerators[row] as bigint,
  denominator,
});

/** Whole numbers of a unit, of which so many make one. */
export const columnOfUnits = (units: readonly number[], inOne = 1): Column => ({
  numerators: units.map(BigInt),
  denominator: BigInt(inOne),
});

export function columnOf(fractions: readonly Fraction[]): Column {
  const { denominator, factors } = common(fractions.map((fraction) => fraction.denominator));
  return {
    numerators: fractions.map(
      (fraction) => BigInt(fraction.numerator) * (factors.get(fraction.denominator) as bigint),
    ),
    denominator,
  };
}

/** For each list of rows the mean of their numbers; 0 where the list is empty. */
export function means(of: Column, lists: readonly (readonly number[])[]): Column {
  const { denominator, factors } = common(lists.map(({ length }) => Math.max(1, length)));
  const numerators = lists.map((rows) => {
    let sum = 0n;
    for (const row of rows) sum += of.numerators[row] as bigint;
    return sum * (factors.get(Math.max(1, rows.length)) as bigint);
  });
  return { numerators, denominator: of.denominator * denominator };
}

interface Common {
  readonly denominator: bigint;
  /** By what a numerator over each of the denominators is multiplied. */
  readonly factors: ReadonlyMap<number, bigint>;
}

function common(denominators: readonly number[]): Common {
  const distinct = [...new Set(denominators)];
  const denominator = distinct.map(BigInt).reduce(leastMultiple, 1n);
  return {
    denominator,
    factors: new Map(distinct.map((each) => [each, denominator / BigInt(each)])),
  };
}
