import { describe, expect, it } from 'vitest';
import { testGames } from '../card-games.spec-kit.js';
import { findWords } from './find-words.js';
import { wordsOfGame } from './game-words.js';

const { fuzzycards } = await testGames();
const glossary = wordsOfGame(fuzzycards);

const found = (typed: string): readonly string[] =>
  findWords(glossary, typed).flatMap(({ words }) => words.map(({ word }) => word));

describe('Words are found', () => {
  it('all of them, where nothing is typed', () => {
    expect(findWords(glossary, ' ')).toEqual(glossary.sections);
  });

  it.each([
    ['as a card file writes it', 'hpAtMost', 'hpAtMost'],
    ['as a card prints it', 'on kill', 'on-kill'],
    ['by what it means', 'back to a free place', 'bridge'],
  ])('%s', (_, typed, word) => {
    expect(found(typed)).toContain(word);
  });

  it('by all that is typed, and not by a part of it', () => {
    expect(found('on kill qqq')).toEqual([]);
  });
});

describe('The words of a game', () => {
  it('are put together once', () => {
    expect(wordsOfGame(fuzzycards)).toBe(glossary);
  });
});
