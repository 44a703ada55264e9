import { describe, expect, it } from 'vitest';
import { event, numbersOf } from '../event.spec-kit.js';
import { computeStandings } from '../standings/standings.js';
import { FIDE_PRESETS } from './fide.js';

/** Six players, three rounds; player 6 forfeits, asks for half a point, and stays away. */
const WORKED_EXAMPLE = event([
  '1 1-0 4, 2 0-0-1 5, 3 forfeit 6',
  '1 1-0 2, 5 1-0 3, 4 bye, 6 half',
  '1 0-0-1 5, 3 1-0 4, 2 bye, 6 missed',
]);

const row = (points: string, [bh, bhCut1]: string[], [sb, sbCut1]: string[]) => ({
  points,
  buchholz: bh,
  'buchholz-cut-1': bhCut1,
  'sonneborn-berger': sb,
  'sonneborn-berger-cut-1': sbCut1,
});

describe('Chess, the worked example of C.07', () => {
  it('counts unplayed rounds by the text since 1 March 2026', () => {
    expect(numbersOf(FIDE_PRESETS['fide/2'], WORKED_EXAMPLE)).toEqual({
      1: row('5/2', ['9/2', '7/2'], ['7/2', '5/2']),
      2: row('3/2', ['6', '9/2'], ['5/2', '1']),
      3: row('2', ['4', '3'], ['2', '1']),
      4: row('1', ['11/2', '9/2'], ['1', '0']),
      5: row('2', ['6', '9/2'], ['4', '13/4']),
      6: row('1/2', ['3/2', '1'], ['1/4', '1/4']),
    });
  });

  it('counts them by the text before, which sets no limit to a dummy', () => {
    expect(numbersOf(FIDE_PRESETS['fide/1'], WORKED_EXAMPLE)).toEqual({
      1: row('5/2', ['9/2', '7/2'], ['7/2', '5/2']),
      2: row('3/2', ['6', '9/2'], ['5/2', '1']),
      3: row('2', ['5', '4'], ['3', '2']),
      4: row('1', ['11/2', '9/2'], ['1', '0']),
      5: row('2', ['6', '9/2'], ['4', '13/4']),
      6: row('1/2', ['3/2', '1'], ['1/4', '1/4']),
    });
  });

  it('ranks by points, then by Buchholz', () => {
    const order = computeStandings(FIDE_PRESETS['fide/2'], WORKED_EXAMPLE);
    expect(order.map(({ entrant, rank }) => [rank, entrant])).toEqual([
      [1, 1],
      [2, 5],
      [3, 3],
      [4, 2],
      [5, 4],
      [6, 6],
    ]);
  });
});
