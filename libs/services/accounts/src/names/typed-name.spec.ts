import { describe, expect, it } from 'vitest';
import { typedNameRefusal } from './typed-name.js';

const refusedAs = (name: string) => typedNameRefusal(name)?.refused;

describe('A name that is typed for a player', () => {
  it.each([
    'Ana',
    'Ana 🦊',
    'X',
    '<b>Ana</b>',
    'Müller, Anna (3)',
    'Ольга',
    '小林',
    '=1+1',
    '7',
    'علی\u200cرضا',
    '👨\u200d👩\u200d👧',
    '❤\ufe0f',
    'Mike Judge',
    'Tom To',
    'Christopher Guest',
  ])('may be %s', (name) => {
    expect(refusedAs(name)).toBeUndefined();
  });

  it.each([
    ['a filler of Hangul', '\u3164'],
    ['a blank pattern of Braille', '\u2800 \u2800'],
    ['a joiner', '\u200d'],
    ['a mark without a letter', '\u0301'],
    ['spaces', '\u00a0\u3000'],
    ['a hidden filler behind a name', 'Ana\u3164'],
    ['a soft hyphen', 'An\u00ada'],
    ['a hidden tag', 'Ana\u{e0041}'],
    ['two lines', 'Ana\nBob'],
    ['a line separator of Unicode', 'Ana\u2028Bob'],
    ['a line break at the end', 'Ana\r'],
  ])('is refused if it is or has %s', (_what, name) => {
    expect(refusedAs(name)).toBe('name-unseen');
  });

  it.each(['Head Judge', 'T.O.', 'Clock', 'Guest Heron 4F2', 'STAFF', 'bot 7'])(
    'is refused if it is reserved: %s',
    (name) => {
      expect(refusedAs(name)).toBe('name-reserved');
    },
  );
});
