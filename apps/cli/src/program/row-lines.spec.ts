import { describe, expect, it } from 'vitest';
import { rowLines } from './row-lines.js';

describe('A row of a word and its meaning', () => {
  it('has the meaning in a column of its own', () => {
    const text = 'word '.repeat(16).trim();
    const [first, ...more] = rowLines(['Guard', text], 8);
    expect(first).toMatch(/^ {2}Guard {3}word/);
    expect(more).toEqual(['          word word']);
  });

  it('has it below a word that leaves no room for a space', () => {
    expect(rowLines(['Counterattack', 'destroys it'], 13)).toEqual([
      '  Counterattack',
      '               destroys it',
    ]);
  });
});
