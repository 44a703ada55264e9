import { describe, expect, it } from 'vitest';
import { event, valuesOf } from '../event.spec-kit.js';
import { PRESETS } from '../presets/presets.js';
import { gameWin } from './game-win.js';

const gamesOf = (rounds: readonly string[], drawnGamePoints: 0 | 1 = 1) =>
  valuesOf(PRESETS['magic/1'], event(rounds), (table) =>
    gameWin(table, { drawnGamePoints, least: '0.33' }),
  );

describe('Game-win', () => {
  it.each([
    ['2-0, 2-1, 1-2, 2-0 is 21 of 30', ['1 2-0 2', '1 2-1 3', '1 1-2 4', '1 2-0 5'], '7/10'],
    [
      '1-2, 1-2, 0-2, 1-2 is 9 of 33, so 0.33',
      ['1 1-2 2', '1 1-2 3', '1 0-2 4', '1 1-2 5'],
      '33/100',
    ],
    ['2-0-0 is 6 points of 6', ['1 2-0-0 2'], '1'],
    ['2-1-0 is 6 points of 9', ['1 2-1-0 2'], '2/3'],
    ['2-0-1 is 7 points of 9', ['1 2-0-1 2'], '7/9'],
    ['a bye is a 2-0 win', ['1 bye', '1 0-2 2'], '1/2'],
    ['a round that was missed has no games', ['1 missed', '1 2-1 2'], '2/3'],
    ['a bye of half a point has no games', ['1 half', '1 2-1 2'], '2/3'],
    ['whoever played no game is the floor', ['1 missed, 2 bye'], '33/100'],
  ])('of %s', (_case, rounds, value) => {
    expect(gamesOf(rounds)[1]).toBe(value);
  });

  it.each([
    ['1 2-0-0 2', '33/100'],
    ['1 2-1-0 2', '1/3'],
    ['1 1-1-3 2', '2/5'],
  ])('of the other side of %s', (round, value) => {
    expect(gamesOf([round])[2]).toBe(value);
  });

  it('gives nothing for drawn games where the rules say so, though they were played', () => {
    expect(gamesOf(['1 2-0-1 2'], 0)[1]).toBe('2/3');
  });
});
