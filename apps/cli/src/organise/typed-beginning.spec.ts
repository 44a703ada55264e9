import { describe, expect, it } from 'vitest';
import { beginningWords, typedBeginning } from './typed-beginning.js';

describe('A beginning that is typed', () => {
  it('is by the clock of this machine, unless it names a zone', () => {
    const here = new Date('2026-12-05T10:00').toISOString();
    expect(typedBeginning('2026-12-05 10:00')).toBe(here);
    expect(typedBeginning('2026-12-05T10:00')).toBe(here);
    expect(typedBeginning('2026-12-05 10:00+01:00')).toBe('2026-12-05T09:00:00.000Z');
    expect(typedBeginning('2026-12-05T10:00:30Z')).toBe('2026-12-05T10:00:30.000Z');
  });

  it.each(['soon', '2026-12-05', '2026-02-30 10:00', '2026-12-05 25:00', '5.12.2026 10:00', ''])(
    'is none: %s',
    (typed) => expect(() => typedBeginning(typed)).toThrow('It is a day and a time'),
  );

  it('is told with its day and zone', () => {
    expect(beginningWords(typedBeginning('2026-12-05 10:00'))).toMatch(
      /^Sat, 5 Dec 2026, 10:00 \S+$/,
    );
  });
});
