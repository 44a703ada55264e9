import { describe, expect, it } from 'vitest';
import { event, meeting, valuesOf } from '../event.spec-kit.js';
import { PRESETS } from '../presets/presets.js';
import { parseRational, rational } from '../rational/rational.js';
import type { KonamiLayout, RateRules } from '../rules.js';
import { konamiNumber, writtenAsOne } from './konami-number.js';

const RATE: RateRules = { draws: 'by-points', byes: 'count', least: '0', mostOfDropped: '1' };
const tenths = (text: string) => ({
  digits: 3,
  times: 1000,
  value: parseRational(text) ?? rational(-1),
});
const POINTS = { digits: 2, times: 1, value: rational(33) };

describe('The Konami number', () => {
  it('is 33726677 for 33 points, 72.6 % and 67.7 %', () => {
    expect(writtenAsOne([POINTS, tenths('0.726'), tenths('0.677')])).toBe(33726677n);
  });

  it('has 029 behind it in the second layout, for losses in rounds 2 and 5', () => {
    const squares = { digits: 3, times: 1, value: rational(29) };
    expect(writtenAsOne([POINTS, tenths('0.726'), tenths('0.677'), squares])).toBe(33726677029n);
  });

  it('rounds to a tenth of a percent, halves up, and keeps to its digits', () => {
    expect(writtenAsOne([POINTS, tenths('2/3'), tenths('0.0005')])).toBe(33667001n);
    expect(writtenAsOne([POINTS, tenths('1'), tenths('0.0004')])).toBe(33999000n);
  });

  it.each([
    ['XXYYYZZZ', '3250750'],
    ['AABBBCCCDDD', '3250750001'],
  ] as const)('is worked out of the rounds of an event, as %s', (layout: KonamiLayout, number) => {
    // Entrant 1 loses to 2, who is at 3 of 6, and beats 3, who is at 0 of 6.
    const history = event(['2 2-0 1, 4 2-0 3', '1 2-0 3, 4 2-0 2']);
    const values = valuesOf(PRESETS['konami/1'], history, (table) =>
      konamiNumber(table, RATE, layout),
    );
    expect(values[1]).toBe(number);
  });

  it('counts a bye of an opponent as a win', () => {
    const values = valuesOf(PRESETS['konami/1'], meeting([null, 'BL']), (table) =>
      konamiNumber(table, RATE, 'XXYYYZZZ'),
    );
    expect(values[1]).toBe('3500999');
  });
});
