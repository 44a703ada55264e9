import { GAMES, type CatalogEntry } from '@scoresheet/games-catalog';
import { describe, expect, it } from 'vitest';
import { findWords } from './find-words.js';

const game = GAMES['fuzzycards'] as CatalogEntry;
const found = (typed: string): readonly string[] =>
  findWords(game, typed).flatMap(({ kind, words }) => words.map(({ word }) => `${kind} ${word}`));

describe('Words of cards are found', () => {
  it('all of them, where nothing is typed', () => {
    expect(found('')).toEqual(expect.arrayContaining(['type hero', 'verb draw', 'value guard']));
  });

  it.each([
    ['on-kill', ['timing on-kill']],
    ['On Kill', ['timing on-kill']],
    ['HPATMOST', ['filter hpAtMost']],
    ['until the turn ends', ['duration turn']],
    ['event', ['type event', 'timing event']],
  ])('by what is written or printed: %s', (typed, words) => {
    expect(found(typed)).toEqual(words);
  });

  it('with a card of the game that says it', () => {
    const codes = game.cardSets.flatMap(({ cards }) => cards.map(({ code }) => code));
    const [section] = findWords(game, 'guard');
    expect(codes).toContain(section?.words[0]?.example?.code);
  });
});

describe('Where no word is found, a person is told', () => {
  it.each([
    [
      'guar',
      'there is no word "guar"; "cards --words" lists all that there are. Is "guard" meant?',
    ],
    ['on deplo', 'Is "on-deploy" or "deploy" meant?'],
    ['qqq', 'there is no word "qqq"; "cards --words" lists all that there are.'],
  ])('%s', (typed, words) => {
    expect(() => findWords(game, typed)).toThrow(words);
  });
});
