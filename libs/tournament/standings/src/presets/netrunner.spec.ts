import { describe, expect, it } from 'vitest';
import { event, numbersOf } from '../event.spec-kit.js';
import { NETRUNNER_PRESETS } from './netrunner.js';

describe('Netrunner', () => {
  it('gives 3 points for each game of a match', () => {
    const history = event(['1 2-0 2, 3 1-1 4', '1 1-0-1 3, 2 bye, 4 lost']);
    const points = numbersOf(NETRUNNER_PRESETS['netrunner/1'], history);
    expect([1, 2, 3, 4].map((entrant) => points[entrant]?.['points'])).toEqual([
      '10',
      '6',
      '4',
      '3',
    ]);
  });

  it('gives for a bye what a match that is won gives', () => {
    const bye = event(['1 bye']);
    expect(numbersOf(NETRUNNER_PRESETS['netrunner/1'], bye)[1]?.['points']).toBe('6');
    expect(numbersOf(NETRUNNER_PRESETS['netrunner-single/1'], bye)[1]?.['points']).toBe('3');
  });
});
