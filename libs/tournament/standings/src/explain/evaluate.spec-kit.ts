/** Works a number out again from what an explanation says stands right below it. */
import * as f from '../naive-fraction.spec-kit.js';
import type { Fraction } from '../naive-fraction.spec-kit.js';
import type { Rational } from '../rational/rational.js';
import type { Explanation } from './explanation.js';

export const fractionOf = ({ numerator, denominator }: Rational): Fraction =>
  f.fraction(numerator, denominator);

/** From the results upwards: nothing of what stands between is believed. */
export function evaluate({ made, value }: Explanation): Fraction {
  switch (made.by) {
    case 'sum':
      return f.total(
        made.terms.filter(({ counts }) => counts).map((term) => evaluate(term.number)),
      );
    case 'mean':
      return f.meanOf(made.terms.map((term) => evaluate(term.number)));
    case 'share': {
      const won = f.total(made.parts.map((part) => evaluate(part.won)));
      const possible = f.total(made.parts.map((part) => fractionOf(part.possible)));
      const least = fractionOf(made.least);
      const share = possible.over === 0n ? least : f.larger(least, f.dividedBy(won, possible));
      return made.most === null ? share : f.smaller(share, fractionOf(made.most));
    }
    case 'product':
      return f.times(evaluate(made.factors[0]), evaluate(made.factors[1]));
    case 'least':
      return made.of.map(evaluate).reduce(f.smaller);
    case 'digits':
      return f.fraction(
        BigInt(
          made.groups
            .map(({ digits, times, number }) => {
              const { over, under } = f.larger(evaluate(number), f.ZERO);
              const size = (2n * BigInt(times) * over + under) / (2n * under);
              const text = `${size}`.padStart(digits, '0');
              return text.length > digits ? '9'.repeat(digits) : text;
            })
            .join(''),
        ),
      );
    case 'round':
    case 'given':
      return fractionOf(value);
  }
}

/** Every number that an explanation holds, itself among them. */
export function unfolded(explanation: Explanation): readonly Explanation[] {
  const { made } = explanation;
  return [explanation, ...below(made).flatMap(unfolded)];
}

function below(made: Explanation['made']): readonly Explanation[] {
  switch (made.by) {
    case 'sum':
    case 'mean':
      return made.terms.map(({ number }) => number);
    case 'share':
      return made.parts.map(({ won }) => won);
    case 'product':
      return made.factors;
    case 'least':
      return made.of;
    case 'digits':
      return made.groups.map(({ number }) => number);
    case 'round':
    case 'given':
      return [];
  }
}
