import { describe, expect, it } from 'vitest';
import { readName } from './account-name.js';
import { NAME_LENGTH } from './limits.js';

const keyOf = (name: string) => {
  const read = readName(name);
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
  ])('may be %s', (name) => {
    expect(readName(name)).toMatchObject({ name });
  });

  it('is shown as it was written, without space around it', () => {
    expect(readName('  Ada   Byron ')).toEqual({ name: 'Ada Byron', key: 'ada byron' });
  });

  it.each([
    ['Ada', 'ADA'],
    ['Ada', 'Ａda'], // a full-width A
    ['Zoë', 'Zoe\u0308'],
    ['Straße', 'STRASSE'],
    ['Ξένος', 'ΞΈΝΟΣ'],
  ])('%s is the same as %s', (one, other) => {
    expect(keyOf(one)).toBe(keyOf(other));
  });

  it('of two people differ', () => {
    expect(keyOf('Ada')).not.toBe(keyOf('Adam'));
  });

  it.each([
    ['nothing', ''],
    ['one letter', 'A'],
    ['too many letters', 'x'.repeat(NAME_LENGTH.max + 1)],
    ['a letter that nobody sees', 'Ada\u200b'],
    ['a turned direction', '\u202eadA'],
    ['two lines', 'Ada\nBob'],
    ['marks alone', '---'],
    ['marks in a row', 'Ada--Bob'],
    ['a mark at the end', 'Ada.'],
    ['markup', '<b>Ada</b>'],
    ['letters of two scripts that look alike', 'Аda'],
  ])('is not %s', (_what, name) => {
    expect(keyOf(name)).toBe('name-not-allowed');
  });

  it('is as long as people count it, not as it is encoded', () => {
    expect(keyOf('𝒜'.repeat(NAME_LENGTH.max))).toBe('a'.repeat(NAME_LENGTH.max));
  });
});
