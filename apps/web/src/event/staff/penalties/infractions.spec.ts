import { describe, expect, it } from 'vitest';
import { INFRACTIONS, wordOf } from './infractions.js';

describe('A word for an infraction', () => {
  it.each([
    ['Loud talking!', 'loud-talking'],
    ['  Zu spätes Erscheinen ', 'zu-spates-erscheinen'],
    ['Verstoß', 'verstoss'],
    ['3rd warning', 'rd-warning'],
    ['***', ''],
    ['x'.repeat(80), 'x'.repeat(64)],
  ])('%j is %j on the record', (written, word) => {
    expect(wordOf(written)).toBe(word);
  });

  it('of the list is what the record takes already', () => {
    expect(INFRACTIONS.map(wordOf)).toEqual([...INFRACTIONS]);
  });
});
