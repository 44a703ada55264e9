import { describe, expect, it } from 'vitest';
import { chosenWords, pickWords, verbWords } from './pick-words.js';
import { plain, type Sentence } from './sentence.js';
import type { GameWords } from './game-words.js';

const WORDS = {
  title: 'Toy',
  rules: { faces: { mole: { code: 'mole', name: 'Mole' } }, zones: { friends: {} } },
  primer: { positions: [{ words: 'altar 1', zone: 'field', slot: 1 }] },
  seats: ['Ada'],
} as unknown as GameWords;

const NAMES = new Map<string, Sentence>([
  ['c4', [{ is: 'card', text: 'Stork', card: 'c4', face: 'stork' }]],
]);

describe('A pick in words', () => {
  it.each([
    [{ is: 'card', card: 'c4' } as const, 'Stork'],
    [{ is: 'card', card: 'c9' } as const, 'a card'],
    [{ is: 'face', face: 'mole' } as const, 'Mole'],
    [{ is: 'slot', seat: 1, zone: 'field', slot: 1 } as const, 'altar 1'],
    [{ is: 'slot', seat: 1, zone: 'deck', slot: 0 } as const, 'deck'],
    [{ is: 'seat', seat: 1, what: 'deck' } as const, 'deck of Ada'],
    [{ is: 'item', item: 's1', card: 'c4' } as const, 'Stork'],
    [{ is: 'amount', amount: 3, of: 'friends' } as const, '3 friends'],
    [{ is: 'amount', amount: 1, of: 'friends' } as const, '1 friend'],
    [{ is: 'amount', amount: 1 } as const, '1'],
    [{ is: 'mode', mode: 'consistentAndFair' } as const, 'consistent and fair'],
  ])('%j', (pick, words) => {
    expect(plain(pickWords(WORDS, pick, NAMES))).toBe(words);
  });

  it('keeps the card that it names, so that it can be opened', () => {
    expect(pickWords(WORDS, { is: 'card', card: 'c4' }, NAMES)[0]).toMatchObject({ face: 'stork' });
  });
});

describe('A choice so far', () => {
  it('begins with the verb, where one was said', () => {
    const picks = [{ is: 'card', card: 'c4' } as const];
    expect(plain(chosenWords(WORDS, { verb: 'attack', picks }, NAMES))).toBe('Attack · Stork');
    expect(plain(chosenWords(WORDS, { picks }, NAMES))).toBe('Stork');
    expect(chosenWords(WORDS, { picks: [] }, NAMES)).toEqual([]);
  });

  it('says a verb as people do', () => {
    expect(verbWords('end-attacks')).toBe('end attacks');
  });
});
