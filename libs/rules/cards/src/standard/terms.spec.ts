import { move, place } from '@scoresheet/rules-engine';
import { describe, expect, it } from 'vitest';
import { atThePond, effectOf, FIRST, SECOND } from './pond.spec-kit.js';
import { selfAndBearer, usualDurations } from './terms.js';

it('How long a change lasts is said as it is meant', () => {
  const durations = usualDurations('while it swims');
  expect(durations.map(({ word, says }) => [word, says])).toEqual([
    ['turn', 'until the turn ends'],
    ['your-next-turn', 'until your next turn begins'],
    ['leaves', 'while it swims'],
  ]);
  expect(durations.at(-1)?.means).toBe('While it swims.');
});

describe('The bearer of a card', () => {
  const [, bearer] = selfAndBearer(
    () => 'this frog',
    () => 'its bearer',
  );

  it('is the card itself, unless it lies with another', () => {
    const play = atThePond();
    expect(bearer?.there?.(play, effectOf())).toEqual([FIRST]);
    const borne = move(play, FIRST, place('bank', SECOND));
    expect(bearer?.there?.(play, { ...effectOf(), card: borne })).toEqual([SECOND]);
    expect(bearer?.there?.(play, { ...effectOf(), card: 'c99' })).toEqual([]);
  });
});
