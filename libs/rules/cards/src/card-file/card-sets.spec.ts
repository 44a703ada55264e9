import { describe, expect, it } from 'vitest';
import { cardLanguage } from '../language/language.js';
import { ENTRIES, type Plant } from '../language/garden.spec-kit.js';
import { cardSets } from './card-sets.js';

const language = cardLanguage<Plant>(ENTRIES, [['code'], ['name']]);
const weed = (code: string, name: string) => ({ code, name, type: 'weed' });
const set = (word: string, ...cards: readonly object[]) => ({ set: word, title: word, cards });
const setsIn = (files: { readonly [name: string]: unknown }) =>
  cardSets({ files, language, faceOf: ({ name }) => name });

const NETTLE = weed('w-1', 'Nettle');
const THISTLE = weed('w-2', 'Thistle');
const MOSS = weed('m-1', 'Moss');

describe('The printed cards of a game', () => {
  it('are of the set that their file names, one set in as many files as one likes', () => {
    const files = {
      north: set('Walls', NETTLE),
      south: set('Walls', THISTLE),
      wet: set('Bog', MOSS),
    };
    const { sets, cards, faces } = setsIn(files);
    const warnings: readonly string[] = [];
    expect(sets).toEqual([
      { ...set('Walls', NETTLE, THISTLE), warnings },
      { ...set('Bog', MOSS), warnings },
    ]);
    expect(cards).toEqual([NETTLE, THISTLE, MOSS]);
    expect(faces).toEqual({ 'w-1': 'Nettle', 'w-2': 'Thistle', 'm-1': 'Moss' });
  });

  it.each([
    [
      'whatever is wrong, by the file, the place and the name of the card',
      { north: set('Walls', NETTLE, { ...THISTLE, thorns: 4 }) },
      'the card file north is wrong:\ncards[1] (Thistle).thorns: ',
    ],
    [
      'a code of two cards',
      { north: set('Walls', NETTLE), south: set('Walls', { ...MOSS, code: 'w-1' }) },
      "the card file south is wrong:\ncards[0] (Moss).code: north: cards[0] has the code 'w-1' already",
    ],
    [
      'a name of two cards, in sets of their own',
      { north: set('Walls', NETTLE), south: set('Bog', THISTLE, { ...MOSS, name: 'Nettle' }) },
      "cards[1] (Nettle).name: north: cards[0] has the name 'Nettle' already",
    ],
    [
      'a set of two titles',
      { north: set('Walls', NETTLE), south: { ...set('Walls', MOSS), title: 'Fences' } },
      "the set Walls has the title 'Walls' in an earlier file",
    ],
  ])('are refused with %s', (_, files, says) => {
    expect(() => setsIn(files)).toThrow(says);
  });
});
