import { describe, expect, it } from 'vitest';
import { keysOf, readNewName } from './account-name.js';
import { NAME_LENGTH } from './limits.js';

const keyOf = (name: string) => {
  const read = readNewName(name);
  return 'key' in read ? read.key : read.refused;
};

describe('The name of an account', () => {
  it.each([
    'Ada',
    'ada lovelace',
    "D'Arcy",
    'Jean-Luc',
    'J. R. Hart',
    'ñandú',
    'Ольга',
    '小林',
    'R2',
    'Ξένος',
    'שרה',
    'मीरा',
    'Nguyễn',
    'ひらがなカタカナ漢字',
    'Ada 小林',
    'ラムちゃん Lum',
    'Kim 김연아 金',
  ])('may be %s', (name) => {
    expect(readNewName(name)).toMatchObject({ name });
  });

  it('is shown as it was written, without space around it', () => {
    expect(readNewName('  Ada   Byron ')).toEqual({ name: 'Ada Byron', key: 'ada byron' });
  });

  it.each([
    ['Ada', 'ADA'],
    ['Ada', 'Ａda'], // a full-width A
    ['Zoë', 'Zoe\u0308'],
    ['Straße', 'STRASSE'],
    ['Ξένος', 'ΞΈΝΟΣ'],
    ['Ada', 'Ada\u200b'], // a space of no width
    ['Ada', '\u200d\u200dA\u200dd\u200da\u200d'], // joiners all around
    ['Ada', 'A\u200bd\ufe0fa\u{e0100}'], // selectors of variants
    ['adA', '\u202eadA\u202c'], // a turned direction
    ['김연아', '김\u3164연\uffa0아'], // fillers of Hangul
    ['Ada Byron', 'Ada \u2060 Byron'],
  ])('%s is the same as %s', (one, other) => {
    expect(keyOf(one)).toBe(keyOf(other));
  });

  it('of two people differ', () => {
    expect(keyOf('Ada')).not.toBe(keyOf('Adam'));
  });

  it.each([
    ['nothing', ''],
    ['one letter', 'A'],
    ['nothing that is seen', '\u200d\u200d\u200d'],
    ['one letter that is seen', 'A\u200b'],
    ['too many letters', 'x'.repeat(NAME_LENGTH.max + 1)],
    ['a filler of Hangul', '\u3164\u3164'],
    ['two lines', 'Ada\nBob'],
    ['two lines of Unicode', 'Ada\u2028Bob'],
    ['a line with its end', 'Ada\n'],
    ['marks alone', '---'],
    ['marks in a row', 'Ada--Bob'],
    ['a mark at the end', 'Ada.'],
    ['markup', '<b>Ada</b>'],
    ['a mark that stands twice', 'Ada\u0301\u0301'],
    ['a pile of marks', 'Ada\u0316\u0317\u0318\u0319\u031c'],
    ['a letter that Unicode does not have', 'Ada\u{2fffd}'],
  ])('is not %s', (_what, name) => {
    expect(keyOf(name)).toBe('name-not-allowed');
  });

  it.each([
    ['Cyrillic in Latin', 'Аda'],
    ['Latin in Cyrillic', 'раураl'],
    ['Greek in Latin', 'Adα'],
    ['Greek in Cyrillic', 'Ольγа'],
    ['Armenian in Latin', 'Bոb'],
    ['a Cyrillic word beside a Latin one', 'Ada Иванова'],
    ['Cyrillic beside Japanese', 'Ада 小林'],
    ['Korean beside Japanese', '김 ひらがな'],
    ['digits of another script', 'Ada२'],
  ])('does not mix scripts: %s', (_what, name) => {
    expect(keyOf(name)).toBe('name-mixes-scripts');
  });

  it('is as long as people count it, not as it is encoded', () => {
    expect(keyOf('𝒜'.repeat(NAME_LENGTH.max))).toBe('a'.repeat(NAME_LENGTH.max));
  });
});

describe('The keys that an account is looked up by', () => {
  it('are those of the rules of today and, before it, of the name as it was once allowed', () => {
    expect(keysOf('Ada\ufe0f')).toEqual(['ada\ufe0f', 'ada']);
    expect(keysOf('Ada 小林')).toEqual(['ada 小林']);
    expect(keysOf('Ada\u200b')).toEqual(['ada']);
    expect(keysOf('Admin')).toEqual(['admin']);
    expect(keysOf('\u0000')).toEqual([]);
  });
});
