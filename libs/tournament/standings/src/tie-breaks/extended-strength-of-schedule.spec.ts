import { expect, it } from 'vitest';
import { event, valuesOf } from '../event.spec-kit.js';
import { PRESETS } from '../presets/presets.js';
import { extendedStrengthOfSchedule } from './extended-strength-of-schedule.js';
import { strengthOfSchedule } from './strength-of-schedule.js';

it('The extended strength of a schedule is the mean strength of the schedules of opponents', () => {
  const history = event(['1 2-0 2, 3 2-0 4', '1 2-0 3, 2 1-1 4']);
  // Points a round are 6, 3/2, 3 and 3/2; entrants 2 and 3 have both met 1 and 4.
  const values = valuesOf(PRESETS['netrunner/1'], history, (table) =>
    extendedStrengthOfSchedule(table, strengthOfSchedule(table)),
  );
  expect(values[1]).toBe('15/4');
});
