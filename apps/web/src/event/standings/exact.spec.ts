import { describe, expect, it } from 'vitest';
import { sayNumber, sumExact } from './exact.js';

describe('An exact number', () => {
  it.each([
    ['points', '9', 'en', '9', undefined],
    ['points', '7/2', 'de', '3,5', undefined],
    ['strength-of-schedule', '7/3', 'en', '2.333', '7/3'],
    ['opponents-match-win', '19/27', 'en', '70.4 %', '19/27'],
    ['opponents-match-win', '17/27', 'de', '63,0 %', '17/27'],
    ['game-win', '1', 'en', '100 %', undefined],
    ['game-win', '33/100', 'en', '33 %', undefined],
    ['game-win', '133/200', 'en', '66.5 %', undefined],
    ['money-difference', '-1/3', 'en', '-0.333', '-1/3'],
  ])('%s of %s reads (%s) %s, and keeps %s', (...[name, value, language, words, exact]) => {
    expect(sayNumber(name, value, language)).toEqual({ words, exact });
  });

  it.each([
    [['3', '0', '3'], '6'],
    [['1/2', '1/3'], '5/6'],
    [[], '0'],
    [['-1', '1/2', '1/2'], '0'],
  ])('%j add up to %s', (values, sum) => {
    expect(sumExact(values)).toBe(sum);
  });
});
