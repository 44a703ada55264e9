import { describe, expect, it } from 'vitest';
import { plainText } from './plain-text.js';

const text = (given: string, longest = 80) => plainText('a name', given, longest);

describe('Text that people write', () => {
  it('is kept as it is, markup and line breaks too: whoever shows it shows text', () => {
    const written = '<b onclick="x()">Ana</b> & co\n=1+1';
    expect(text(written)).toBe(written);
  });

  it.each([
    ['an override of the direction', 'Ana\u202Eanig', 'Anaanig'],
    ['isolates and marks of direction', '\u2066Ana\u2069\u200F\u061C', 'Ana'],
    ['signs without width', 'A\u200Bn\u2060a\uFEFF', 'Ana'],
    ['space around it', '  Ana \n', 'Ana'],
  ])('is kept without %s', (_, given, kept) => {
    expect(text(given)).toBe(kept);
  });

  it.each([
    ['nothing to be seen in it', '\u200B \u202E', /cannot be empty/],
    ['a control character', 'A\u0007na', /no control characters/],
    ['half of a pair of surrogates', 'A\uD800', /no control characters/],
    ['10 kB', 'a'.repeat(10_240), /at most 80 characters/],
  ])('is refused with %s', (_, given, says) => {
    expect(() => text(given)).toThrow(says);
  });

  it('leaves what joins the signs of one letter or picture', () => {
    const family = '\u{1F468}\u200D\u{1F469}\u200D\u{1F467}';
    expect(text(family)).toBe(family);
  });
});
