import { describe, expect, it } from 'vitest';
import { event, valuesOf } from '../event.spec-kit.js';
import { PRESETS } from '../presets/presets.js';
import { strengthOfSchedule } from './strength-of-schedule.js';

describe('The strength of a schedule', () => {
  it('is the mean of what each opponent has made a round', () => {
    const history = event(['1 2-0 2, 3 2-0 4', '1 2-0 3, 2 1-1 4']);
    // Entrant 2 has 3 points from two rounds, entrant 3 has 6.
    const values = valuesOf(PRESETS['netrunner/1'], history, strengthOfSchedule);
    expect(values[1]).toBe('9/4');
  });

  it('counts rounds that the opponent was in, a bye among them', () => {
    const left = event(['1 2-0 2, 3 2-0 4', '1 2-0 3', '2 bye']);
    expect(valuesOf(PRESETS['netrunner/1'], left, strengthOfSchedule)[1]).toBe('3');
  });

  it('meets everybody at a table of more than two', () => {
    const pod = event(['pod 1 2 3 4']);
    expect(valuesOf(PRESETS['pods/1'], pod, strengthOfSchedule)).toEqual({
      1: '4',
      2: '16/3',
      3: '20/3',
      4: '8',
    });
  });
});
