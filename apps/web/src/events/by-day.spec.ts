import { describe, expect, it } from 'vitest';
import { byDay, dayWords } from './by-day.js';

const at = (day: number, hour: number): number => new Date(2026, 10, day, hour).getTime();

describe('A list by days', () => {
  it('has the latest day first, and each day once', () => {
    const items = [at(5, 9), at(7, 23), at(5, 20), at(7, 0)];
    const days = byDay(items, (item) => item);
    expect(days.map((day) => day.items)).toEqual([
      [at(7, 23), at(7, 0)],
      [at(5, 9), at(5, 20)],
    ]);
    expect(byDay([], () => 0)).toEqual([]);
    const soonest = byDay([at(5, 9), at(5, 20), at(7, 0)], (item) => item, false);
    expect(soonest.map((day) => day.items)).toEqual([[at(5, 9), at(5, 20)], [at(7, 0)]]);
  });

  it('calls a day as people do', () => {
    const now = at(7, 1);
    expect(dayWords(at(7, 23), now, 'en')).toBe('Today');
    expect(dayWords(at(8, 0), now, 'en')).toBe('Tomorrow');
    expect(dayWords(at(6, 23), now, 'de')).toBe('Gestern');
    expect(dayWords(at(5, 23), now, 'en')).toBe('Thursday, November 5, 2026');
    expect(dayWords(at(5, 23), now, 'de')).toBe('Donnerstag, 5. November 2026');
  });
});
