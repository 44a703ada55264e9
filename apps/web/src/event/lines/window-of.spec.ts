import { describe, expect, it } from 'vitest';
import { lineAt, linesOf, rangeOf, windowOf } from './window-of.js';

const NONE: ReadonlyMap<number, number> = new Map();

describe('The window of a long list', () => {
  it('finds the line at a height, also past one that is unfolded', () => {
    const lines = linesOf(100, 10, new Map([[2, 200]]));
    expect([0, 19, 20, 219, 220, 5_000].map((height) => lineAt(lines, height))).toEqual([
      0, 1, 2, 2, 3, 99,
    ]);
  });

  it('holds what is in sight with some lines around it, and no more', () => {
    const lines = linesOf(4_096, 40, NONE);
    const [first, last] = rangeOf(lines, 40_000, 40_800);
    expect([first <= 1_000, last >= 1_020, last - first < 80]).toEqual([true, true, true]);
  });

  it('stays as it is while somebody scrolls by a line', () => {
    const lines = linesOf(4_096, 40, NONE);
    expect(rangeOf(lines, 40_400, 41_200)).toEqual(rangeOf(lines, 40_440, 41_240));
  });

  it.each([0, 1, 7, 4_096])('of %i lines ends where the list ends', (count) => {
    const lines = linesOf(count, 40, NONE);
    const { drawn, rest } = windowOf(lines, rangeOf(lines, 1e7, 1e7 + 800));
    expect(rest).toBe(0);
    expect(drawn.at(-1)?.line).toBe(count === 0 ? undefined : count - 1);
  });

  it('draws no line that is no more when the list has become short', () => {
    const { drawn, rest } = windowOf(linesOf(3, 40, NONE), [0, 60]);
    expect([drawn.map(({ line }) => line), rest]).toEqual([[0, 1, 2], 0]);
  });

  it.each([0, 500, 4_095])('is as high with line %i held as without', (held) => {
    const lines = linesOf(4_096, 40, new Map([[500, 300]]));
    const { drawn, rest } = windowOf(lines, [480, 520], held);
    const shown = drawn.map(({ line, gap }) => gap + (line === 500 ? 300 : 40));
    expect(shown.reduce((sum, each) => sum + each, rest)).toBe(4_096 * 40 + 260);
    expect(drawn.map(({ line }) => line)).toContain(held);
  });
});
