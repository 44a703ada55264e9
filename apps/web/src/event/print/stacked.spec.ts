import { describe, expect, it } from 'vitest';
import { A_PAGE, stacked } from './stacked.js';

const tables = (count: number): readonly number[] =>
  Array.from({ length: count }, (_, index) => index + 1);

/** Cuts the stack into quarters, and puts each pile under the one before. */
const cut = (pages: readonly (readonly (number | undefined)[])[]): readonly number[] =>
  Array.from({ length: A_PAGE }, (_, pile) => pages.map((page) => page[pile]))
    .flat()
    .filter((each) => each !== undefined);

describe('Slips, four to a page', () => {
  it('of 18 tables lie on five pages', () => {
    expect(stacked(tables(18))).toEqual([
      [1, 6, 11, 16],
      [2, 7, 12, 17],
      [3, 8, 13, 18],
      [4, 9, 14, undefined],
      [5, 10, 15, undefined],
    ]);
  });

  it.each([0, 1, 3, 4, 5, 18, 399, 2_048])('of %i tables lie in order once cut', (count) => {
    const pages = stacked(tables(count));
    expect(pages).toHaveLength(Math.ceil(count / A_PAGE));
    expect(cut(pages)).toEqual(tables(count));
  });
});
