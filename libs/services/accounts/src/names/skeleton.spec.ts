import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CONFUSABLES, UNICODE_VERSION } from './generated/unicode-data.js';
import { foldCase, skeletonsOf } from './skeleton.js';

/** Of Unicode 17.0 by ICU4J 78.1; generated/README.md says how the file is made. */
const SHA_256 = 'e29f3b63c232459f0db4c8a145de2350a7343968ab37b97f07b519524eb0bb50';

const lookAlike = (one: string, other: string): boolean =>
  skeletonsOf(one).some((skeleton) => skeletonsOf(other).includes(skeleton));

describe('The data of Unicode', () => {
  it('is that of one version', () => {
    const file = new URL('generated/unicode-data.ts', import.meta.url);
    expect(UNICODE_VERSION).toBe('17.0.0');
    expect(createHash('sha256').update(readFileSync(file)).digest('hex')).toBe(SHA_256);
  });
});

describe('The skeleton of a name', () => {
  it.each([
    ['paypal', 'раураl'], // Cyrillic, but for the last letter
    ['paypal', 'paypaI'],
    ['paypal', 'PAYPAL'],
    ['paypal', 'paypa1'],
    ['Hope', 'Норе'], // Cyrillic
    ['ISA', 'іѕа'], // Cyrillic
    ['mike', 'rnike'],
    ['MIKE', 'rnike'],
    ['Bob', 'B0b'],
    ['Player 1', 'Player l'],
    ['AB', 'ΑΒ'], // Greek
    ['ニコ', '二コ'], // Han for Katakana
    ['Ａda', 'Ada'], // full width
    ['Zoë', 'Zoe\u0308'],
    ['Ørsted', 'O\u0338rsted'],
  ])('is shared by %s and %s', (one, other) => {
    expect(lookAlike(one, other)).toBe(true);
  });

  it.each([
    ['Neil', 'Nell'],
    ['Ada', 'Ida'],
    ['Zoe', 'Zoë'],
    ['Player 2', 'Player 3'],
    ['小林', '大林'],
    ['Ольга', 'Olga'],
    ['Mila', 'Milla'],
  ])('differs between %s and %s', (one, other) => {
    expect(lookAlike(one, other)).toBe(false);
  });

  it('of anything is its own skeleton, so that looking alike leads no further', () => {
    const characters = [...CONFUSABLES.matchAll(/[0-9a-f]+/g)].map(([hex]) =>
      String.fromCodePoint(Number.parseInt(hex, 16)),
    );
    expect(characters.length).toBeGreaterThan(3_000);
    const restless = characters.filter((character) =>
      skeletonsOf(character).some((skeleton) => !skeletonsOf(skeleton).includes(skeleton)),
    );
    expect(restless).toEqual([]);
    expect(skeletonsOf('M')).toEqual(['rn']);
    expect(foldCase('M')).toBe('m');
  });
});
