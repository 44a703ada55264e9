import { move, withoutUndefined } from '@scoresheet/rules-engine';
import { describe, expect, it } from 'vitest';
import { cardsMeantWhere, seatsBy } from './meant.js';
import { atThePond, effectOf, FIRST, SECOND, THIRD } from './pond.spec-kit.js';

const SEATS = seatsBy({
  noun: 'player',
  inOrder: () => [2, 1], // seat 3 is out
  named: (word) => (word.startsWith('seat ') ? Number(word.slice(5)) : undefined),
});

const meant = (who?: string): readonly number[] =>
  SEATS.meant(
    atThePond(),
    effectOf({ theirs: ['seat 3', 'seat 2', 'c1'] }),
    withoutUndefined({
      verb: 'draw',
      who,
    }),
  );

describe('Seats that an instruction means', () => {
  it('are those in the game in its order, or the others, or the own one', () => {
    expect(['each', 'others', 'opponent', 'you'].map(meant)).toEqual([[2, 1], [2], [2], [1]]);
  });

  it('are the own one where it does not say', () => expect(meant()).toEqual([1]));

  it('are those that a choice has named, as far as they are in the game', () => {
    expect([meant('theirs'), meant('nobody')]).toEqual([[2], []]);
  });

  it('have words', () => {
    expect(['opponent', 'each', 'others', 'theirs'].map(SEATS.called)).toEqual([
      'your opponent',
      'each player',
      'each other player',
      'that player',
    ]);
  });
});

describe('Cards that an instruction means', () => {
  it('are those that lie where it reaches', () => {
    const onField = cardsMeantWhere(({ place }) => place.startsWith('field'));
    const play = atThePond();
    const onBank = move(play, SECOND, 'bank@1');
    const effect = effectOf({ target: [THIRD, onBank, FIRST] });
    expect(onField(play, effect, { verb: 'croak', to: 'target' })).toEqual([THIRD, FIRST]);
  });
});
