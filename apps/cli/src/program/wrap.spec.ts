import { expect, it } from 'vitest';
import { TERMINAL_COLUMNS, wrap } from './wrap.js';

it('A short text stays on one line', () => {
  expect(wrap('Draw 1 card.', '  ')).toEqual(['  Draw 1 card.']);
});

it('A long text is broken between words, and nothing of it is lost', () => {
  const text = Array.from({ length: 40 }, (_, index) => `word${index}`).join(' ');
  const lines = wrap(text, '  ');
  expect(lines.map((line) => line.trim()).join(' ')).toBe(text);
  expect(lines.length).toBeGreaterThan(2);
  for (const line of lines) expect(line.length).toBeLessThanOrEqual(TERMINAL_COLUMNS);
  expect(lines.slice(1).filter((line) => !/^ {4}word/.test(line))).toEqual([]);
});

it('What steers the terminal or turns the writing is shown, and does nothing', () => {
  expect(wrap('a\u001b[2J \u202eb\nc', '')).toEqual(['a\ufffd[2J \ufffdb\ufffdc']);
});

it('A word that is too long for any line stands alone', () => {
  const long = 'x'.repeat(TERMINAL_COLUMNS);
  expect(wrap(`a ${long} b`, '')).toEqual(['a', `  ${long}`, '  b']);
});
