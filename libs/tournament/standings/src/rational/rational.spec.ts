import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  compareRationals,
  formatDecimal,
  formatPercent,
  formatRational,
  parseRational,
  rational,
  type Rational,
} from './rational.js';

const anyRational = fc
  .tuple(
    fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n }),
    fc.bigInt({ min: 1n, max: 10n ** 30n }),
  )
  .map(([numerator, denominator]): Rational => ({ numerator, denominator }));

describe('The text of a fraction', () => {
  it.each([
    [rational(2158, 3500), '1079/1750'],
    [rational(6, 3), '2'],
    [rational(0, 7), '0'],
    [rational(-2, 4), '-1/2'],
  ])('%o is %s, in lowest terms', (value, text) => {
    expect(formatRational(value)).toBe(text);
  });

  it.each([
    ['33/100', '33/100'],
    ['0.33', '33/100'],
    ['-0.50', '-1/2'],
    ['007', '7'],
    ['4/002', '2'],
  ])('%s is read as %s', (text, value) => {
    const read = parseRational(text);
    expect(read && formatRational(read)).toBe(value);
  });

  it.each(['', '1/0', '1/-2', '.5', '1.', '1e3', ' 1', '0x10', '1/2/3', 'NaN', '½'])(
    'nothing else is one: %s',
    (text) => {
      expect(parseRational(text)).toBeUndefined();
    },
  );

  it('is one for each value, and says it exactly', () => {
    fc.assert(
      fc.property(anyRational, fc.bigInt({ min: 1n, max: 1000n }), (value, factor) => {
        const text = formatRational(value);
        const widened = {
          numerator: value.numerator * factor,
          denominator: value.denominator * factor,
        };
        expect(formatRational(widened)).toBe(text);
        expect(compareRationals(parseRational(text) ?? rational(0), value)).toBe(0);
      }),
    );
  });
});

describe('A fraction for people', () => {
  it.each([
    [rational(1079, 1750), 4, '61.6571'],
    [rational(1, 3), 2, '33.33'],
    [rational(2, 3), 2, '66.67'],
    [rational(1), 0, '100'],
    [rational(1, 200), 0, '1'],
    [rational(-1, 200), 0, '-1'],
    [rational(-1, 300), 0, '0'],
  ])('%o in percent with %i decimals is %s', (value, decimals, text) => {
    expect(formatPercent(value, decimals)).toBe(text);
  });

  it('is rounded exactly, where floating point would not be', () => {
    expect(formatDecimal(rational(1005, 1000), 2)).toBe('1.01');
    expect(formatDecimal({ numerator: 10n ** 40n + 5n, denominator: 10n ** 41n }, 1)).toBe('0.1');
    expect(formatDecimal(rational(1, 1000), 2)).toBe('0.00');
  });
});

describe('Comparing fractions', () => {
  it.each([
    [rational(1, 3), rational(2, 6), 0],
    [rational(1, 3), rational(33, 100), 1],
    [rational(-1, 2), rational(-1, 3), -1],
  ])('%o and %o', (one, other, sign) => {
    expect(compareRationals(one, other)).toBe(sign);
  });
});
