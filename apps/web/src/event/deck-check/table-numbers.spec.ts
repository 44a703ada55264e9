import { describe, expect, it } from 'vitest';
import { numbersIn } from './table-numbers.js';

describe('Numbers of tables', () => {
  it.each([
    ['4, 11 12', [4, 11, 12]],
    ['12;4;4', [4, 12]],
    ['0 x 7.', [7]],
    ['', []],
  ])('in %j are %j', (written, numbers) => {
    expect(numbersIn(written)).toEqual(numbers);
  });
});
