import { describe, expect, it } from 'vitest';
import { doubleOf, singleOf } from './brackets.spec-kit.js';
import { layOutBracket } from './lay-out-bracket.js';
import { sectionsOf } from './sections-of.js';

const counts = (entrants: number): readonly number[] =>
  sectionsOf(singleOf(entrants)).map((section) => section.length);

describe('A bracket on paper', () => {
  it('is one drawing as long as it fits a page', () => {
    expect(counts(8)).toEqual([7]);
    expect(counts(32)).toEqual([31]);
  });

  it('is drawn in parts of 32, and what their winners play for', () => {
    expect(counts(64)).toEqual([31, 31, 1]);
    expect(counts(256)).toEqual([...Array.from({ length: 8 }, () => 31), 7]);
  });

  it.each([singleOf(200), singleOf(200, true), doubleOf(8), doubleOf(64), doubleOf(23)])(
    'has every match once, and no part is larger than a page (bracket %#)',
    (...matches) => {
      const sections = sectionsOf(matches);
      const ids = (some: readonly { readonly id: string }[]) => some.map(({ id }) => id).sort();
      expect(ids(sections.flat())).toEqual(ids(matches));
      const sizes = sections.map(layOutBracket);
      expect(sizes.filter(({ stages, rows }) => stages.length > 5 || rows > 16)).toEqual([]);
    },
  );

  it('draws the losers of a double elimination apart from the winners', () => {
    const parts = sectionsOf(doubleOf(8)).map((section) => [
      ...new Set(section.map(({ id }) => id[0])),
    ]);
    expect(parts).toEqual([['w'], ['l'], ['g']]);
  });
});
