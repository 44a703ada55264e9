import { describe, expect, it } from 'vitest';
import { event, numbersOf, orderOf } from '../event.spec-kit.js';
import { POD_PRESETS } from './pods.js';

const pointsIn = (preset: keyof typeof POD_PRESETS, round: string) => {
  const history = event([round]);
  const numbers = numbersOf(POD_PRESETS[preset], history);
  return history.entrants.map(({ entrant }) => numbers[entrant]?.['points']);
};

describe('Points by place', () => {
  it.each([
    ['pod 1 2 3', ['12', '6', '0']],
    ['pod 1 2 3 4', ['12', '8', '4', '0']],
    ['pod 1 2 3 4 5', ['12', '9', '6', '3', '0']],
  ])('%s', (round, points) => {
    expect(pointsIn('pods/1', round)).toEqual(points);
  });

  it('gives those who share places the mean of them', () => {
    expect(pointsIn('pods/1', 'pod 1=2 3 4')).toEqual(['10', '10', '4', '0']);
    expect(pointsIn('pods/1', 'pod 1 2=3=4 5')).toEqual(['12', '6', '6', '6', '0']);
    expect(pointsIn('pods/1', 'pod 1=2=3=4=5')).toEqual(['6', '6', '6', '6', '6']);
    expect(pointsIn('pods/1', 'pod 1 2 3=4')).toEqual(['12', '8', '2', '2']);
  });

  it('ranks who has more first places among equal points', () => {
    const history = event(['pod 1 2 3, pod 4 5 6', 'pod 1 4 2, pod 3 5 6', 'pod 5 4 1, pod 2 6 3']);
    // Entrants 4 (12, 6, 6) and 1 (12, 12, 0) have 24 points each.
    expect(orderOf(POD_PRESETS['pods/1'], history).slice(0, 2)).toEqual([1, 4]);
  });
});

describe('Friendomancy (A-FRI-69)', () => {
  it('gives a win to who is alone on top, a draw to those who share it, and nothing else', () => {
    expect(pointsIn('friendomancy/1', 'pod 1 2 3 4')).toEqual(['3', '0', '0', '0']);
    expect(pointsIn('friendomancy/1', 'pod 1=2 3')).toEqual(['1', '1', '0']);
  });

  it('ranks equal points by Money above or below the best of the others', () => {
    const history = event(['pod 1:30 2:25 3:-4, pod 4:60 5:20 6:0']);
    expect(orderOf(POD_PRESETS['friendomancy/1'], history)).toEqual([4, 1, 2, 3, 5, 6]);
  });
});
