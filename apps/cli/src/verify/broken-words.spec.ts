import { readExport } from '@scoresheet/domain-record';
import { sha256 } from '@scoresheet/domain-record/node';
import { describe, expect, it } from 'vitest';
import { brokenWords } from './broken-words.js';

const wordsOf = (text: string): string => {
  const read = readExport(new TextEncoder().encode(text), sha256);
  if (read.ok) throw new Error('it is an export');
  return brokenWords(read.broken);
};

describe('a broken export', () => {
  it.each([
    ['', 'ends too early'],
    ['no newline', 'ends too early'],
    ['hello\n', 'no export of Scoresheet'],
  ])('that reads %j is told in words', (text, words) => {
    expect(wordsOf(text)).toContain(words);
  });
});
