import { expect, it } from 'vitest';
import { event, valuesOf } from '../event.spec-kit.js';
import { PRESETS } from '../presets/presets.js';
import { moneyDifference } from './money-difference.js';

const differencesOf = (rounds: readonly string[]) =>
  valuesOf(PRESETS['friendomancy/1'], event(rounds), moneyDifference);

it('The Money difference is own Money beside the highest of the others, added up (A-FRI-69)', () => {
  expect(differencesOf(['pod 1:30 2:25 3:-4'])).toEqual({ 1: '5', 2: '-5', 3: '-34' });
  expect(differencesOf(['pod 1:30=2:30 3:2', 'pod 3:7 1:5 2:1'])).toEqual({
    1: '-2',
    2: '-6',
    3: '-26',
  });
});

it('Tables without scores add nothing', () => {
  expect(differencesOf(['pod 1 2 3', '1 2-0 2, 3 bye'])).toEqual({ 1: '0', 2: '0', 3: '0' });
});

it('A match of two counts like any table, where its scores are known', () => {
  const history = event(['1 2-0 2']);
  const match = { kind: 'match', entrants: [1, 2], wins: [2, 0], draws: 0, how: 'played' } as const;
  const scored = { ...history, rounds: [[{ ...match, scores: [41, 30] }]] };
  expect(valuesOf(PRESETS['friendomancy/1'], scored, moneyDifference)).toEqual({
    1: '11',
    2: '-11',
  });
});
