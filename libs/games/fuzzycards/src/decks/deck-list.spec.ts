import { describe, expect, it } from 'vitest';
import { readDeckJson, readDeckList, writeDeckJson, writeDeckList } from './deck-list.js';
import { READY_DECKS } from './ready-decks.js';

const saysOf = (text: string): readonly string[] =>
  readDeckList(text).problems.map(({ line, says }) => `${line}: ${says}`);

describe('A deck list', () => {
  it('has a count and a name on each line', () => {
    expect(readDeckList('2 Lantern Clerk\n1 Moth of Maybe\n')).toEqual({
      cards: ['gen-034', 'gen-034', 'gen-064'],
      problems: [],
    });
  });

  it.each([
    ['blank lines and comments', '# mine\n\n2 Lantern Clerk # the good one\n   \n'],
    ['a code for a name', '2 gen-034'],
    ['small letters and wide spaces', '  2   lantern   clerk  '],
    ['an x after the count', '2x Lantern Clerk'],
    ['lines as Windows ends them, and its mark at the start', '\uFEFF2 Lantern Clerk\r\n'],
    ['the same card on two lines', '1 Lantern Clerk\n1 Lantern Clerk'],
  ])('may have %s', (_, text) => {
    expect(readDeckList(text)).toEqual({ cards: ['gen-034', 'gen-034'], problems: [] });
  });

  it('reports every bad line by its number and keeps the others', () => {
    const text = '# deck\n2 Lantern Clerk\nLantern Clerk\n3 Lantern Clerck\n0 Moth of Maybe\n1 Sun';
    const { cards, problems } = readDeckList(text);
    expect(cards).toEqual(['gen-034', 'gen-034']);
    expect(problems.map(({ line }) => line)).toEqual([3, 4, 5, 6]);
  });

  it('says what a line should look like, and which card may be meant', () => {
    expect(saysOf('Lantern Clerk')).toEqual([
      "1: 'Lantern Clerk' is no line of a deck list; write it like '3 Lantern Clerk'.",
    ]);
    expect(saysOf('3 Lantern Clerck')).toEqual([
      "1: There is no card 'Lantern Clerck'. Is 'Lantern Clerk' meant?",
    ]);
    expect(saysOf('1 Sun')).toEqual(["1: There is no card 'Sun'."]);
  });

  it.each(['0', '31', '99999999999999999999'])('counts no card %s times', (count) => {
    expect(saysOf(`${count} Lantern Clerk`)).toEqual([
      '1: A count is a whole number from 1 to 30.',
    ]);
  });

  it('of too many lines is not read', () => {
    expect(readDeckList('1 Lantern Clerk\n'.repeat(2_000))).toEqual({
      cards: [],
      problems: [{ line: 0, says: 'A deck list has at most 1000 lines.' }],
    });
  });

  it.each(READY_DECKS)('of "$name" is written and read back', ({ cards }) => {
    expect(readDeckList(writeDeckList(cards))).toEqual({ cards, problems: [] });
    expect(readDeckJson(writeDeckJson(cards))).toEqual({ cards, problems: [] });
  });

  it('is written with a line for each card', () => {
    expect(writeDeckList(['gen-034', 'gen-064', 'gen-034'])).toBe(
      '2 Lantern Clerk\n1 Moth of Maybe\n',
    );
  });

  it('loses no code that it cannot name', () => {
    const [problem] = readDeckList(writeDeckList(['gen-999'])).problems;
    expect(problem?.says).toMatch("There is no card 'gen-999'.");
  });
});

describe('A deck in JSON', () => {
  it('is a list of counts and cards', () => {
    expect(readDeckJson([{ count: 2, card: 'Lantern Clerk' }]).cards).toEqual([
      'gen-034',
      'gen-034',
    ]);
  });

  it('reports every bad entry by its number and keeps the others', () => {
    const { cards, problems } = readDeckJson([
      'Lantern Clerk',
      { count: 1, card: 'Lantern Clerk' },
      { count: '1', card: 'Lantern Clerk' },
      { count: 1, card: 7 },
    ]);
    expect(cards).toEqual(['gen-034']);
    expect(problems.map(({ line }) => line)).toEqual([1, 3, 4]);
  });

  it.each([null, 'deck', { cards: [] }])('is not %j', (json) => {
    expect(readDeckJson(json).problems).toHaveLength(1);
  });
});
