import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seriesOf, type GameEnd } from './series.js';

const ONE: GameEnd = { places: [[1], [2]] };
const TWO: GameEnd = { places: [[2], [1]] };
const DRAW: GameEnd = { places: [[1, 2]] };

describe('A series', () => {
  it('begins with its first game, and nobody chooses who begins', () => {
    expect(seriesOf(3, [])).toEqual({
      wins: [0, 0],
      draws: 0,
      isDecided: false,
      next: { game: 1 },
    });
  });

  it.each([
    ['seat 1 has won', ONE, 2],
    ['seat 2 has won', TWO, 1],
  ])('given %s, then the other one chooses who begins the next game', (_, end, chosenBy) => {
    expect(seriesOf(3, [end]).next).toEqual({ game: 2, chosenBy });
  });

  it('given a drawn game, then nobody chooses, whoever lost the one before', () => {
    expect(seriesOf(5, [ONE, DRAW]).next).toEqual({ game: 3 });
  });

  it('is decided when somebody has won more than half of its games', () => {
    expect(seriesOf(1, [TWO])).toEqual({ wins: [0, 1], draws: 0, isDecided: true });
    expect(seriesOf(3, [ONE, ONE])).toEqual({ wins: [2, 0], draws: 0, isDecided: true });
    expect(seriesOf(5, [ONE, TWO, ONE])).toMatchObject({ isDecided: false, next: { game: 4 } });
    expect(seriesOf(5, [ONE, TWO, ONE, ONE])).toEqual({ wins: [3, 1], draws: 0, isDecided: true });
  });

  it('given drawn games, then these are not played again: most wins of all games decide', () => {
    expect(seriesOf(3, [DRAW, ONE])).toMatchObject({ isDecided: false, next: { game: 3 } });
    expect(seriesOf(3, [DRAW, ONE, DRAW])).toEqual({ wins: [1, 0], draws: 2, isDecided: true });
  });

  it('is drawn when all games are played and nobody has won more', () => {
    expect(seriesOf(1, [DRAW])).toEqual({ wins: [0, 0], draws: 1, isDecided: true });
    expect(seriesOf(3, [TWO, DRAW, ONE])).toEqual({ wins: [1, 1], draws: 1, isDecided: true });
  });
});

describe('A series that has to have a winner', () => {
  const untilDecided = { untilDecided: true };

  it('goes on while it is level, and ends with the game that decides it', () => {
    expect(seriesOf(3, [ONE, TWO, DRAW], untilDecided)).toMatchObject({
      isDecided: false,
      next: { game: 4 },
    });
    expect(seriesOf(3, [ONE, TWO, DRAW, TWO], untilDecided)).toEqual({
      wins: [1, 2],
      draws: 1,
      isDecided: true,
    });
  });

  it('given one game and no draw to be had, then whoever leads has won', () => {
    expect(seriesOf(3, [DRAW, ONE, DRAW], untilDecided).isDecided).toBe(true);
  });

  it('given more drawn games than it has games, then it is over without a decision', () => {
    expect(seriesOf(1, [DRAW], untilDecided).next).toEqual({ game: 2 });
    expect(seriesOf(1, [DRAW, DRAW], untilDecided)).toEqual({
      wins: [0, 0],
      draws: 2,
      isDecided: false,
    });
  });
});

describe('Any series', () => {
  const ends = fc.array(fc.constantFrom(ONE, TWO, DRAW), { minLength: 11, maxLength: 11 });

  it('comes to its end, with a score that a table of it can have', () => {
    fc.assert(
      fc.property(ends, fc.constantFrom(1, 3, 5), fc.boolean(), (games, bestOf, untilDecided) => {
        const most = games.findIndex(
          (_, at) => seriesOf(bestOf, games.slice(0, at), { untilDecided }).next === undefined,
        );
        expect(most).toBeGreaterThan(0);
        const { wins, draws, isDecided } = seriesOf(bestOf, games.slice(0, most), { untilDecided });
        expect(wins[0] + wins[1] + draws).toBe(most);
        expect(Math.max(...wins)).toBeLessThanOrEqual((bestOf + 1) / 2);
        expect(isDecided).toBe(draws <= bestOf);
        if (untilDecided && isDecided) expect(wins[0]).not.toBe(wins[1]);
        if (!untilDecided) expect(most).toBeLessThanOrEqual(bestOf);
      }),
    );
  });
});
