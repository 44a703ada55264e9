import { describe, expect, it } from 'vitest';
import { MAX_KEYS, ringOf, type KeyRing } from '@scoresheet/services-keys';
import { takeoverMs, withNextKey } from './next-key.js';

const NOW_MS = Date.UTC(2026, 10, 23, 8);
const FIRST = ringOf(new Uint8Array(32).fill(1));
const next = (fromMs: number, byte = 2) => ({
  key: new Uint8Array(32).fill(byte),
  fromMs,
  endsTokens: false,
});

describe('The time when a key takes over', () => {
  it.each([
    [undefined, NOW_MS + 600_000],
    ['now', NOW_MS],
    ['2026-11-23T10:00:00+01:00', NOW_MS + 3_600_000],
    ['2026-11-23T07:00:00Z', NOW_MS - 3_600_000],
  ])('that was typed as %s is understood', (text, expected) => {
    expect(takeoverMs(text, NOW_MS)).toBe(expected);
  });

  it.each(['tomorrow', '2026-11-23', '2026-11-23T10:00:00', '2026-13-01T00:00:00Z', '10'])(
    'is not %s',
    (text) => expect(() => takeoverMs(text, NOW_MS)).toThrow(/is "now" or a time with its zone/),
  );
});

describe('A key more', () => {
  it('stands behind the others', () => {
    expect(withNextKey(FIRST, next(NOW_MS))).toEqual([...FIRST, next(NOW_MS)]);
  });

  it('takes over later than the last', () => {
    const two = withNextKey(FIRST, next(NOW_MS));
    expect(() => withNextKey(two, next(NOW_MS, 3))).toThrow(/2026-11-23T08:00:00.000Z.*later/);
  });

  it('is refused where nobody could read it', () => {
    let ring: KeyRing = FIRST;
    for (let i = 1; i < MAX_KEYS; i += 1) ring = withNextKey(ring, next(i, i + 1));
    expect(() => withNextKey(ring, next(NOW_MS, 0))).toThrow(/64 keys/);
  });
});
