import { describe, expect, it } from 'vitest';
import { crosstable } from '../crosstable/crosstable.js';
import { event } from '../event.spec-kit.js';
import { PRESETS } from '../presets/presets.js';
import { formatRational } from '../rational/rational.js';
import { headToHead } from './head-to-head.js';

/** Rows are entrants less one. */
const between = (level: readonly number[], rounds: readonly string[]) =>
  headToHead(crosstable(PRESETS['pokemon/1'].points, event(rounds)), level)?.map(({ value }) =>
    formatRational(value),
  );

describe('Head-to-head', () => {
  it('gives two who met the points of their match', () => {
    expect(between([0, 1], ['1 0-2 2, 3 2-0 4'])).toEqual(['0', '3']);
    expect(between([1, 0], ['1 0-2 2, 3 2-0 4'])).toEqual(['3', '0']);
    expect(between([0, 1], ['1 1-1 2'])).toEqual(['1', '1']);
  });

  it('adds up all their matches, where they met more than once', () => {
    expect(between([0, 1], ['1 2-0 2', '2 2-0 1', '1 1-1 2', '2 2-0 1'])).toEqual(['4', '7']);
  });

  it('leaves out what they did against others', () => {
    expect(between([0, 1], ['1 2-0 2, 3 bye', '1 2-0 3, 2 bye'])).toEqual(['3', '0']);
  });

  it('says nothing of two who never met, nor of three', () => {
    expect(between([0, 2], ['1 2-0 2, 3 2-0 4'])).toBeUndefined();
    expect(between([0, 1, 2], ['1 2-0 2', '2 2-0 3', '3 2-0 1'])).toBeUndefined();
  });
});
