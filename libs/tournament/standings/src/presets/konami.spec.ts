import { describe, expect, it } from 'vitest';
import { event, numbersOf } from '../event.spec-kit.js';
import { computeStandings } from '../standings/standings.js';
import { KONAMI_PRESETS } from './konami.js';

describe('Konami', () => {
  it('ranks by points and one number behind them, in the first layout', () => {
    const history = event(['1 2-0 2, 3 2-0 4', '1 2-0 3, 2 2-0 4']);
    expect(numbersOf(KONAMI_PRESETS['konami/1'], history)).toEqual({
      1: { points: '6', 'konami-number': '6500500' },
      2: { points: '3', 'konami-number': '3500500' },
      3: { points: '3', 'konami-number': '3500500' },
      4: { points: '0', 'konami-number': '500500' },
    });
  });

  it('asks in the second layout who lost later', () => {
    const history = event(['1 2-0 2, 3 2-0 4', '1 2-0 3, 2 2-0 4']);
    const standings = computeStandings(KONAMI_PRESETS['konami/2'], history);
    expect(standings.map(({ entrant }) => entrant)).toEqual([1, 3, 2, 4]);
  });
});
