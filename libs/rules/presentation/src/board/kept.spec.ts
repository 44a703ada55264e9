import { describe, expect, it } from 'vitest';
import { kept } from './kept.js';

const board = () => ({
  turn: ['turn 1'],
  seats: [
    { seat: 1, hand: { places: [{ tile: { name: 'Mole' } }, {}] } },
    { seat: 2, hand: { places: [] as object[] } },
  ],
});

describe('What is drawn anew', () => {
  it('is nothing where all is equal', () => {
    const before = board();
    expect(kept(before, board())).toBe(before);
  });

  it('is what has changed and all around it, and nothing beside it', () => {
    const [before, now] = [board(), board()];
    now.seats[1]!.hand.places.push({ tile: { name: 'Stork' } });
    const drawn = kept(before, now);
    expect(drawn).toEqual(now);
    expect(drawn.turn).toBe(before.turn);
    expect(drawn.seats[0]).toBe(before.seats[0]);
    expect(drawn.seats[1]).not.toBe(before.seats[1]);
    expect(before).toEqual(board());
  });

  it.each([
    ['a part that is gone', { a: 1, b: undefined }, { a: 1 }],
    ['a part that has come', { a: 1 }, { a: 1, b: undefined }],
    ['another name', { a: undefined }, { b: undefined }],
    ['a shorter list', [1, 2], [1]],
    ['a longer list', [1], [1, 2]],
    ['a list in the place of a record', { 0: 1 }, [1]],
    ['nothing in the place of something', { a: 1 }, null],
  ])('is %s', (_, before, now) => {
    expect(kept(before, now)).not.toBe(before);
    expect(kept(before, now)).toStrictEqual(now);
  });
});
