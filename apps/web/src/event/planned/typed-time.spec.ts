import { describe, expect, it } from 'vitest';
import { instantOf, mayBegin, typedTime, UNFINISHED } from './typed-time.js';

const at = new Date(2026, 11, 5, 9, 7).getTime();

describe('A time that is typed', () => {
  it('is that of this machine, and goes to the server as a moment and back', () => {
    expect(typedTime(at)).toBe('2026-12-05T09:07');
    expect(instantOf(typedTime(at))).toBe(new Date(at).toISOString());
    expect(typedTime(Date.parse(instantOf('2026-07-05T23:59') ?? ''))).toBe('2026-07-05T23:59');
  });

  it('is none where a part of it is missing', () => {
    expect(instantOf('')).toBeUndefined();
    expect(instantOf(UNFINISHED)).toBeUndefined();
    expect(mayBegin('', at)).toBe(true);
    expect(mayBegin(UNFINISHED, at)).toBe(false);
  });

  it.each([
    ['2026-12-05T09:07', true],
    ['2026-12-04T09:07', true],
    ['2026-12-04T09:06', false],
    ['2036-12-01T10:00', true],
    ['2037-12-01T10:00', false],
    ['0202-12-05T10:00', false],
  ])('may be that of a beginning, %s: %s', (typed, may) => {
    expect(mayBegin(typed, at)).toBe(may);
  });
});
