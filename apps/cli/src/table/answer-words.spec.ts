import { describe, expect, it } from 'vitest';
import { answerWords, optionWords } from './answer-words.js';
import { gameNamed } from '../program/options.js';

const words = gameNamed('fuzzycards');
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

  it('name who is meant where it is no card, and one of a kind as one', () => {
    const buddies = gameNamed('buddies');
    const named = new Map([['c1', 'Candle Kin']]);
    expect(optionWords(buddies, 'respond', 'use c1 0 skill=deck-2', named)).toContain(
      'the deck of seat 2',
    );
    const draft = gameNamed('friendomancy');
    expect(optionWords(draft, 'draft', 'take 5 friends 1 spells', named)).toBe(
      'take 5 friends 1 spell',
    );
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

  const buddies = gameNamed('buddies');
  const AT_THE_TABLE = new Map([
    ['c1', 'Madame Umbra'],
    ['hand1-2', 'Hush'],
    ['s4', 'Undertow'],
  ]);

  it.each([
    ['respond', 'use c1 0 victim=deck-2', 'use Madame Umbra at the deck of seat 2'],
    ['respond', 'use c1 1', 'use the second ability of Madame Umbra'],
    ['respond', 'play hand1-2 skill=s4', 'play Hush against the Undertow on the stack'],
    ['first-player', 'seat 2', 'name seat 2 to go first'],
    ['target', 'player-2', 'choose seat 2'],
    ['order-triggers', 'c1 0', 'Madame Umbra'],
  ])('name seats, decks and what waits on a stack, asked %s: %s', (kind, id, said) => {
    expect(optionWords(buddies, kind, id, AT_THE_TABLE)).toBe(said);
  });
});
