import { describe, expect, it } from 'vitest';
import { drawClocks } from './draw-clocks.js';

const seat = (number: number, clockMsLeft: number | null) =>
  ({ seat: number, clockMsLeft }) as Parameters<typeof drawClocks>[0][number];

describe('The clocks of a match', () => {
  it('stand in one line', () => {
    expect(drawClocks([seat(1, 65_000), seat(2, 1)])).toEqual([
      'Time left: seat 1 1:05 | seat 2 0:01',
    ]);
  });

  it('are not there in a match without clocks', () => {
    expect(drawClocks([seat(1, null), seat(2, null)])).toEqual([]);
  });
});
