import { expect, it } from 'vitest';
import { changesOf } from './changes.js';

const line = (rank: number | null, points: string, value: string) => ({
  rank,
  points,
  tieBreaks: [{ name: 'opponents-match-win', value }],
});

it('Of a line only those numbers are told that change', () => {
  const changed = { entrant: 3, before: line(2, '6', '1/3'), after: line(4, '3', '1/3') };
  expect(changesOf(changed)).toEqual([
    { of: 'rank', before: '2', after: '4' },
    { of: 'points', before: '6', after: '3' },
  ]);
});

it('A rank that is lost is told as none', () => {
  const changed = { entrant: 3, before: line(2, '6', '1/3'), after: line(null, '6', '1/2') };
  expect(changesOf(changed)).toEqual([
    { of: 'rank', before: '2', after: null },
    { of: 'opponents-match-win', before: '1/3', after: '1/2' },
  ]);
});
