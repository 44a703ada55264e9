import { describe, expect, it } from 'vitest';
import { answerWords, optionWords } from './answer-words.js';
import { gameWords } from './game-words.js';

const words = gameWords('fuzzycards');
const NAMES = new Map([
  ['hand1-3', 'Falling Piano'],
  ['c4', 'Verdict Heron (altar 1)'],
  ['c9', 'Customs Falcon (seat 2, altar 2)'],
  ['c12', 'Red Ink Notary (vault 1)'],
]);

describe('options in words', () => {
  it.each([
    ['activate', 'end', 'end the phase'],
    ['activate', 'play hand1-3 foe=c9', 'play Falling Piano at Customs Falcon (seat 2, altar 2)'],
    ['activate', 'play c4 vault-2', 'play Verdict Heron (altar 1) to vault 2'],
    ['activate', 'play hand1-3 c4', 'play Falling Piano on Verdict Heron (altar 1)'],
    ['validate', 'attack c4 life', 'attack life with Verdict Heron (altar 1)'],
    ['bridge', 'bridge', 'cross the bridge'],
    ['turn-order', 'first', 'go first'],
    ['discard', 'hand1-3', 'Falling Piano'],
  ])('when %s is asked: %s', (kind, id, said) => {
    expect(optionWords(words, kind, id, NAMES)).toBe(said);
  });

  it('are told of somebody else in the third person', () => {
    expect(answerWords(words, 'activate', 'end', NAMES)).toBe('ends the phase');
  });

  it('name every card where the game has no phrase for it', () => {
    expect(optionWords(words, 'settle', 'dance c4 c12 c4', NAMES)).toBe(
      'dance Verdict Heron (altar 1), Red Ink Notary (vault 1), Verdict Heron (altar 1)',
    );
    expect(optionWords(words, 'activate', 'play hand1-3 foes=c9,c4', NAMES)).toBe(
      'play Falling Piano, foes: Customs Falcon (seat 2, altar 2) and Verdict Heron (altar 1)',
    );
  });
});
