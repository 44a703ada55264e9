import { describe, expect, it } from 'vitest';
import {
  FIRST_STAMP,
  firstStampOf,
  MAX_STEP_BACK_MS,
  steadyTime,
  withFirstStamp,
} from './stamps.js';

const LOGGED_MS = 2_000;
const stampWith = (told: string) =>
  firstStampOf({ appendedAtMs: LOGGED_MS, headers: { [FIRST_STAMP]: told } });

describe('The first stamp of an entry', () => {
  it('is the log’s own where no other came along', () => {
    expect(firstStampOf({ appendedAtMs: LOGGED_MS })).toBe(LOGGED_MS);
    expect(firstStampOf({ appendedAtMs: LOGGED_MS, headers: { ce_id: 'm/1' } })).toBe(LOGGED_MS);
  });

  it('is the one that came along with a copy', () => {
    const message = { key: 'm', value: new Uint8Array(), headers: { ce_id: 'm/1' } };
    const { headers } = withFirstStamp(message, 1_500);
    expect(headers).toEqual({ ce_id: 'm/1', [FIRST_STAMP]: '1500' });
    expect(firstStampOf({ appendedAtMs: LOGGED_MS, headers: headers ?? {} })).toBe(1_500);
  });

  it('is never later than the log’s own, whatever a header says', () => {
    expect(stampWith('9999')).toBe(LOGGED_MS);
  });

  it.each(['', '-1', '1e3', 'soon', '99999999999999999999'])('is not read from "%s"', (told) => {
    expect(stampWith(told)).toBe(LOGGED_MS);
  });
});

const NOW_MS = 1_700_000_000_000;

describe('Steady time', () => {
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
