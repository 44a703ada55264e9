import { describe, expect, it } from 'vitest';
import { withFirst, withMore } from './held-lines.js';
import type { FirstLines, Line } from './standings-documents.js';

const line = (entrant: number): Line => ({
  entrant,
  name: null,
  phase: 1,
  points: '0',
  rank: entrant,
  score: null,
  tieBreaks: [],
});

const first = (seq: number, ...entrants: readonly number[]): FirstLines => ({
  seq,
  at: 0,
  phase: 1,
  isLive: true,
  closedRounds: 0,
  totalCount: 5,
  nodes: entrants.map(line),
  pageInfo: { endCursor: `${seq} after ${entrants.length}` },
});

const entrants = (held: { readonly lines: readonly Line[] }) =>
  held.lines.map(({ entrant }) => entrant);

describe('Standings of which a page is here', () => {
  it('go on where it ends, and are whole with the last page', () => {
    const held = withFirst(undefined, first(7, 1, 2));
    const more = withMore(held, {
      seq: 7,
      from: 2,
      nodes: [3, 4, 5].map(line),
      cursor: 'end',
    });
    expect(entrants(more)).toEqual([1, 2, 3, 4, 5]);
    expect([held.cursor, more.cursor, more.fresh]).toEqual(['7 after 2', null, 5]);
  });

  it('keep the lines below when the first ones are heard anew, and know that they are old', () => {
    const whole = withFirst(undefined, first(7, 1, 2, 3, 4, 5));
    const heard = withFirst(whole, first(8, 2, 1));
    expect(entrants(heard)).toEqual([2, 1, 3, 4, 5]);
    expect([heard.fresh, heard.cursor]).toEqual([2, '8 after 2']);
  });

  it('take a page of older standings for the time being', () => {
    const heard = withFirst(undefined, first(8, 2, 1));
    const mended = withMore(heard, { seq: 7, from: 2, nodes: [line(3)], cursor: 'x' });
    expect(entrants(mended)).toEqual([2, 1, 3]);
    expect([mended.fresh, mended.cursor]).toEqual([2, '8 after 2']);
  });

  it('are not mended by an older page once a newer one is here', () => {
    const heard = withFirst(undefined, first(8, 2, 1));
    const more = { from: 2, cursor: 'x' };
    const newer = withMore(heard, { ...more, seq: 8, nodes: [4, 3, 5].map(line) });
    const older = withMore(newer, { ...more, seq: 7, nodes: [3, 4, 5].map(line) });
    expect(entrants(older)).toEqual([2, 1, 4, 3, 5]);
  });

  it('are no longer than the standings are', () => {
    const whole = withFirst(undefined, first(7, 1, 2, 3, 4, 5));
    const fewer = withFirst(whole, { ...first(8, 1), totalCount: 3 });
    expect(fewer.lines).toHaveLength(3);
  });
});
