import { describe, expect, it } from 'vitest';
import { allPages } from './all-pages.js';

const pagesOf =
  (count: number) =>
  (after: number): Promise<readonly number[]> =>
    Promise.resolve(
      Array.from({ length: count }, (_, index) => index + 1)
        .filter((each) => each > after)
        .slice(0, 3),
    );

describe('A list in pages of three', () => {
  it.each([0, 2, 3, 7])('is there to its end when it has %i lines', async (count) => {
    const all = await allPages(pagesOf(count), (each) => each, 3);
    expect(all).toEqual(Array.from({ length: count }, (_, index) => index + 1));
  });
});
