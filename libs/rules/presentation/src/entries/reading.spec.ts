import { describe, expect, it } from 'vitest';
import { optionsOf, reading, readingsInWords } from './reading.js';

const wind = reading('wind', {
  usual: 'calm',
  others: [
    ['storm', 'the wind blows all turn (A-01)'],
    ['gusts', 'the wind blows now and then (A-01)'],
  ],
});
const moons = reading('moons', { usual: 1, others: [[3, 'there are three moons (A-02)']] });
const READINGS = [wind, moons];

describe('A reading of the rules', () => {
  it('is as the match has it, and as usual where a table says nothing', () => {
    expect(wind.of({ options: { wind: 'storm' } })).toBe('storm');
    expect(wind.of({ options: {} })).toBe('calm');
    expect(moons.of({ options: { moons: 3 } })).toBe(3);
  });

  it('is an option of the rules, the usual value first', () => {
    expect(optionsOf(READINGS)).toEqual({ wind: ['calm', 'storm', 'gusts'], moons: [1, 3] });
  });

  it('has words for every value but the usual one', () => {
    expect(readingsInWords(READINGS)).toEqual({
      wind: {
        storm: 'the wind blows all turn (A-01)',
        gusts: 'the wind blows now and then (A-01)',
      },
      moons: { '3': 'there are three moons (A-02)' },
    });
  });
});
