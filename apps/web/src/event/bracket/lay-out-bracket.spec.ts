import { describe, expect, it } from 'vitest';
import { doubleOf, singleOf } from './brackets.spec-kit.js';
import { layOutBracket, type BracketLayout } from './lay-out-bracket.js';

const single = (seeds: number, thirdPlace = false): BracketLayout =>
  layOutBracket(singleOf(seeds, thirdPlace));
const double = (seeds: number): BracketLayout => layOutBracket(doubleOf(seeds));

const at = ({ placed }: BracketLayout, wanted: string): string =>
  placed
    .filter(({ match }) => match.id === wanted)
    .map(({ column, row }) => `${column}/${row}`)
    .join();

const overlaps = ({ placed }: BracketLayout): readonly string[] =>
  placed.flatMap((one) =>
    placed
      .filter((other) => one !== other && one.column === other.column)
      .filter((other) => Math.abs(one.row - other.row) < 1)
      .map((other) => `${one.match.id} ${other.match.id}`),
  );

describe('A single elimination', () => {
  it('has each match between the two before it', () => {
    const layout = single(8);
    expect(['w1-1', 'w1-2', 'w2-1', 'w2-2', 'w3-1'].map((id) => at(layout, id))).toEqual([
      '0/0',
      '0/1',
      '1/0.5',
      '1/2.5',
      '2/1.5',
    ]);
    expect(layout).toMatchObject({ stages: [1, 2, 3], rows: 4 });
    expect(layout.lines).toContainEqual({ from: 'w2-2', to: 'w3-1' });
    expect(layout.lines).toHaveLength(6);
  });

  it('has the third place below the final, and no line of losers to it', () => {
    const layout = single(4, true);
    expect([at(layout, 'w2-1'), at(layout, 'third')]).toEqual(['1/0.5', '1/1.5']);
    expect(layout.lines.filter(({ to }) => to === 'third')).toEqual([]);
  });

  it('gives no room to byes', () => {
    expect(single(5)).toMatchObject({ stages: [1, 2, 3], rows: 2 });
  });
});

describe('A double elimination', () => {
  it('has the losers below the winners, and the grand final between', () => {
    const layout = double(4);
    expect(at(layout, 'w2-1')).toBe('1/0.5');
    expect(at(layout, 'l1-1')).toBe('1/3');
    expect(at(layout, 'l2-1')).toBe('2/3');
    expect(at(layout, 'gf1')).toBe('3/1.75');
    expect(at(layout, 'gf2')).toBe('4/1.75');
  });
});

describe('No two matches lie on each other', () => {
  it.each([2, 3, 5, 8, 13, 16, 24, 33, 64])('with %i entrants', (seeds) => {
    expect(overlaps(single(seeds, true))).toEqual([]);
    expect(overlaps(double(seeds))).toEqual([]);
  });
});

describe('Two hundred entrants', () => {
  it('are laid out in less than 50 ms', () => {
    const matches = doubleOf(200);
    layOutBracket(matches);
    const before = performance.now();
    layOutBracket(matches);
    expect(performance.now() - before).toBeLessThan(50);
    expect(matches).toHaveLength(399);
  });
});
