import { describe, expect, it } from 'vitest';
import { isPlainLine } from './plain-line.js';

describe('What people write', () => {
  it.each([
    '',
    'Is it fair?',
    'a',
    '<b>&amp;"\'\\{}',
    'Ça va – “très” bien…',
    'Ёж',
    'λ',
    '友達 다',
  ])('may be %j', (text) => {
    expect(isPlainLine(text)).toBe(true);
  });

  it.each([
    ['a line break', 'a\nb'],
    ['a return', 'a\rb'],
    ['a tab', 'a\tb'],
    ['an escape, which steers terminals', '\u001b[2Jgone'],
    ['a control of one byte', 'a\u009b2J'],
    ['a deletion', 'a\u007f'],
    ['a nul', '\u0000'],
    ['a turn of the direction of writing', 'a\u202eb'],
    ['an isolated direction', 'a\u2066b'],
    ['something that is not seen', 'a\u200bb'],
    ['a soft hyphen', 'a\u00adb'],
    ['a separator of lines', 'a\u2028b'],
    ['a mark of byte order', '\ufeffa'],
    ['marks that pile up', 'a\u0301\u0301\u0301'],
    ['half a character', 'a\ud800'],
    ['a whole one of two halves', '😀'],
    ['a space before', ' a'],
    ['a space behind', 'a '],
    ['nothing but a space', ' '],
  ])('holds no %s', (_, text) => {
    expect(isPlainLine(text)).toBe(false);
  });
});
