import { describe, expect, it } from 'vitest';
import { scoresToReport, winsOf, type Score } from './results-to-report.js';

const words = (scores: readonly Score[]): string =>
  scores.map(({ own, other, drawn }) => `${own}-${other}${drawn ? `-${drawn}` : ''}`).join(' ');

describe('What can be said of a table', () => {
  it.each([
    [1, '1-0', '0-1', '0-0-1'],
    [3, '2-0 2-1', '0-2 1-2', '1-0 1-1 0-1 0-0-1'],
    [5, '3-0 3-1 3-2', '0-3 1-3 2-3', '2-0 1-0 2-1 1-1 2-2 0-1 1-2 0-2 0-0-1'],
  ])('with a best of %i', (bestOf, won, lost, unfinished) => {
    const scores = scoresToReport(bestOf, false);
    expect(words(scores.won)).toBe(won);
    expect(words(scores.lost)).toBe(lost);
    expect(words(scores.unfinished)).toBe(unfinished);
  });

  it('is no draw in a bracket', () => {
    expect(words(scoresToReport(3, true).unfinished)).toBe('1-0 0-1');
    expect(words(scoresToReport(1, true).unfinished)).toBe('');
  });

  it('is told in the order of the seats', () => {
    const score = { own: 2, other: 1, drawn: 0 };
    expect(winsOf(score, true)).toEqual([2, 1]);
    expect(winsOf(score, false)).toEqual([1, 2]);
  });
});
