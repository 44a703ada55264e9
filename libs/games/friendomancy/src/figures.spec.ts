/** What Money is worth when play ends: R-FRI-02, A-FRI-15, A-FRI-69, and the decision in ../README.md. */
import {
  emptyTable,
  rulesetOf,
  seatCounter,
  setCounter,
  type Play,
  type Seat,
} from '@scoresheet/rules-engine';
import { seededChance } from '@scoresheet/rules-testing';
import { describe, expect, it } from 'vitest';
import { endByMoney, left } from './endings.js';
import { friendomancy } from './game.js';

const ruleset = rulesetOf(friendomancy);

/** A table at which each seat has so much Money. */
function laid(...money: readonly number[]): Play {
  const state = emptyTable(friendomancy, { seats: money.length, options: {} });
  const play: Play = { rules: friendomancy, state, chance: seededChance(1), facts: [], floor: 0 };
  money.forEach((owned, index) => setCounter(play, index + 1, 'money', owned));
  return play;
}

const leading = ({ state }: Play) => ruleset.leads?.(state);
const figures = ({ state }: Play, ...seats: readonly Seat[]) =>
  seats.map((seat) => ruleset.figure?.(state, seat));

describe('Who leads when time is called (A-FRI-71)', () => {
  it('has more Money, and may have less than nothing', () => {
    expect(leading(laid(4, 30, -2))).toEqual([[2], [1], [3]]);
  });

  it('shares the place with whoever has as much (A-FRI-15)', () => {
    expect(leading(laid(5, 12, 12))).toEqual([[2, 3], [1]]);
  });

  it('stands as players sit in a shared place, whatever the order of turns', () => {
    const play = laid(12, 12);
    setCounter(play, 1, 'turnPlace', 2);
    setCounter(play, 2, 'turnPlace', 1);
    expect(leading(play)).toEqual([[1, 2]]);
  });

  it('is never who has left, rich as that one was', () => {
    const play = laid(5, 50, 3);
    left(play, 2);
    expect(leading(play)).toEqual([[1], [3]]);
  });
});

describe('The figure that adds up over games (A-FRI-69)', () => {
  it('is own Money less that of the richest other, at any time', () => {
    expect(figures(laid(20, 14, 9), 1, 2, 3)).toEqual([6, -6, -11]);
    expect(figures(laid(12, 12), 1, 2)).toEqual([0, 0]);
  });

  it('of a leaver is that of the moment of leaving, and nothing for one that was ahead', () => {
    const play = laid(20, 14, 9);
    left(play, 3);
    setCounter(play, 1, 'money', 2);
    expect(figures(play, 1, 2, 3)).toEqual([-12, 12, -11]);
    const ahead = laid(20, 14, 9);
    left(ahead, 1);
    expect(figures(ahead, 1, 2, 3)).toEqual([0, 5, -5]);
  });

  it('of the only one left is taken against the last leaver, and at least nothing', () => {
    const rich = laid(20, 14);
    left(rich, 2);
    expect(figures(rich, 1, 2)).toEqual([6, -6]);
    const poor = laid(4, 9);
    left(poor, 2);
    expect(figures(poor, 1, 2)).toEqual([0, 0]);
  });

  it('is what the end of the last round has noted', () => {
    const play = laid(20, 14, 9);
    endByMoney(play);
    const noted = [1, 2, 3].map((seat) => seatCounter(play.state, seat, 'figure'));
    expect(noted).toEqual([6, -6, -11]);
    expect(figures(play, 1, 2, 3)).toEqual(noted);
  });

  it('is there where time has ended the game, which notes none', () => {
    const play = laid(20, 14);
    ruleset.stop(play.state, { places: [[1], [2]], reason: 'time-called' });
    expect(seatCounter(play.state, 1, 'figure')).toBe(0);
    expect(figures(play, 1, 2)).toEqual([6, -6]);
  });
});
