import { describe, expect, it } from 'vitest';
import { FIRST_STAMP, firstStampOf, withFirstStamp } from './first-stamp.js';

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
    expect(firstStampOf({ appendedAtMs: LOGGED_MS, ...(headers && { headers }) })).toBe(1_500);
  });

  it('is never later than the log’s own, whatever a header says', () => {
    expect(stampWith('9999')).toBe(LOGGED_MS);
  });

  it.each(['', '-1', '1e3', 'soon', '99999999999999999999'])('is not read from "%s"', (told) => {
    expect(stampWith(told)).toBe(LOGGED_MS);
  });
});
