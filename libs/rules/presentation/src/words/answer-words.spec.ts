import { describe, expect, it } from 'vitest';
import { answerWords, listWords, optionWords } from './answer-words.js';
import { known, MARSH } from './marsh.spec-kit.js';
import { plain } from './sentence.js';

const NAMES = known({ c1: 'm-1', c3: 'm-2' });

describe('An option in words', () => {
  it.each([
    ['end', 'end the phase'],
    ['play c1 1', 'play Mole to the left bank'],
    ['play c1 foe=c3', 'play Mole at Stork'],
    ['play c1 foe=nest-2', 'play Mole at the nest of seat 2'],
    ['pass 1 spells', 'pass the 1 spell'],
    ['take m-3', 'take Oar'],
    ['name 2', 'name seat 2 to begin'],
    ['dance c1 c3', 'dance Mole, Stork'],
    ['dance c1 foes=c3,c1', 'dance Mole, foes: Stork and Mole'],
    ['draw nest-1', 'draw the nest of seat 1'],
  ])('%s', (id, said) => {
    expect(plain(optionWords(MARSH, 'act', id, NAMES))).toBe(said);
  });

  it('names cards with their ids, seats with their numbers, and figures', () => {
    expect(optionWords(MARSH, 'act', 'play c1 foe=c3', NAMES)).toEqual([
      { is: 'text', text: 'play ' },
      { is: 'card', text: 'Mole', card: 'c1', face: 'm-1' },
      { is: 'text', text: ' at ' },
      { is: 'card', text: 'Stork', card: 'c3', face: 'm-2' },
    ]);
    expect(optionWords(MARSH, 'act', 'name 2', NAMES)).toContainEqual({
      is: 'seat',
      text: 'seat 2',
      seat: 2,
    });
    expect(optionWords(MARSH, 'act', 'pass 1 spells', NAMES)).toContainEqual({
      is: 'number',
      text: '1',
    });
  });
});

describe('An answer in words', () => {
  it('is told in the third person', () => {
    expect(plain(answerWords(MARSH, 'act', 'play c1 foe=c3', NAMES))).toBe('plays Mole at Stork');
  });

  it('stands as it was written, whatever it looks like', () => {
    const said = answerWords(MARSH, 'question', '{words} <b>c1</b>', NAMES);
    expect(plain(said)).toBe('writes “{words} <b>c1</b>”');
  });

  it('of several is said by its phrase, or plainly; a card that is not known is a card', () => {
    expect(plain(listWords(MARSH, 'pay', ['c1', 'hand2-4'], NAMES))).toBe(
      'pays with Mole and a card',
    );
    expect(plain(listWords(MARSH, 'put-back', [], NAMES))).toBe('chooses nothing (put back)');
  });
});
