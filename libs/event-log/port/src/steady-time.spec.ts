import { describe, expect, it } from 'vitest';
import { MAX_STEP_BACK_MS, steadyTime } from './steady-time.js';

const NOW_MS = 1_700_000_000_000;

describe('Time', () => {
  it('goes with its clock', () => expect(steadyTime(NOW_MS, NOW_MS + 1)).toBe(NOW_MS + 1));

  it.each([1, 3_600_000, MAX_STEP_BACK_MS])(
    'stands still while its clock is %i ms behind',
    (ms) => {
      expect(steadyTime(NOW_MS, NOW_MS - ms)).toBe(NOW_MS);
    },
  );

  it('follows a clock that is too far behind to be waited for', () => {
    const clockMs = NOW_MS - MAX_STEP_BACK_MS - 1;
    expect(steadyTime(NOW_MS, clockMs)).toBe(clockMs);
  });
});
