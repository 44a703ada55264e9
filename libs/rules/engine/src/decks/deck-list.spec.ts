import { describe, expect, it } from 'vitest';
import { deckLists } from './deck-list.js';

const { readDeckList, readDeckJson, writeDeckList, writeDeckJson } = deckLists({
  cards: [
    { code: 'e-1', name: 'Ember Fox' },
    { code: 'e-2', name: 'Marsh Bell' },
  ],
  maxCount: 4,
  example: 'Ember Fox',
});

describe('A deck list of any game', () => {
  it('names cards by their names or codes', () => {
    expect(readDeckList('2 ember  fox # mine\n1x e-2\n').cards).toEqual(['e-1', 'e-1', 'e-2']);
  });

  it('says what is wrong with a line, in the words of the game', () => {
    expect(readDeckList('Ember Fox\n5 Ember Fox\n1 Ember Fix').problems).toEqual([
      { line: 1, says: "'Ember Fox' is no line of a deck list; write it like '3 Ember Fox'." },
      { line: 2, says: 'A count is a whole number from 1 to 4.' },
      { line: 3, says: "There is no card 'Ember Fix'. Is 'Ember Fox' meant?" },
    ]);
  });

  it('repeats a line so that nothing of ours is turned or cut by it', () => {
    const [turned, named, long] = readDeckList(`שרה\u202e\n1 שרה\n${'🦊'.repeat(61)}`).problems;
    expect(turned?.says).toMatch(/^'\u2068שרה\u2069' is no line/);
    expect(named?.says).toBe("There is no card '\u2068שרה\u2069'.");
    expect(long?.says).toMatch(/^'(🦊){60}…' is no line/u);
  });

  it('may be data as well', () => {
    expect(readDeckJson([{ count: 2, card: 'Marsh Bell' }]).cards).toEqual(['e-2', 'e-2']);
    expect(readDeckJson('deck').problems).toHaveLength(1);
  });

  it('is written and read back', () => {
    const cards = ['e-1', 'e-1', 'e-2'];
    expect(readDeckList(writeDeckList(cards)).cards).toEqual(cards);
    expect(readDeckJson(writeDeckJson(cards)).cards).toEqual(cards);
  });
});
