import { describe, expect, it } from 'vitest';
import { testGames } from '../../cards/card-games.spec-kit.js';
import { readPasted } from './read-pasted.js';

const { fuzzycards } = await testGames();

describe('A pasted list', () => {
  it('is read line by line, each bad one by its number', () => {
    const { cards, problems } = readPasted(fuzzycards, '2 Lantern Clerk\nnonsense\n1 Sun');
    expect(cards).toEqual(['gen-034', 'gen-034']);
    expect(problems.map(({ line }) => line)).toEqual([2, 3]);
  });

  it('may be JSON', () => {
    const { cards, problems } = readPasted(
      fuzzycards,
      ' [{"count": 2, "card": "Lantern Clerk"}, {"count": 1, "card": "Sun"}]',
    );
    expect(cards).toEqual(['gen-034', 'gen-034']);
    expect(problems.map(({ line }) => line)).toEqual([2]);
  });

  it('that begins like JSON and is none says so', () => {
    expect(readPasted(fuzzycards, '[{').notJson).toMatch(/JSON/);
  });

  it('without anything in it has neither cards nor problems', () => {
    expect(readPasted(fuzzycards, ' \n')).toEqual({ cards: [], problems: [] });
  });

  it.each(fuzzycards.readyDecks)('is what a game writes: $name', ({ cards }) => {
    expect(readPasted(fuzzycards, fuzzycards.writeDeckList(cards)).cards).toEqual(cards);
    const json = JSON.stringify(fuzzycards.writeDeckJson(cards));
    expect(readPasted(fuzzycards, json).cards).toEqual(cards);
  });
});
