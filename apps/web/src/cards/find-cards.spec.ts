import { describe, expect, it } from 'vitest';
import { choicesOf, findCards } from './find-cards.js';
import { testGames } from './card-games.spec-kit.js';
import { addressOf, soughtIn } from './sought-address.js';

const { fuzzycards, buddyfight, friendomancy } = await testGames();
const codesOf = (words: string, is = {}): readonly string[] =>
  findCards(fuzzycards.cards, { words, is }).map(({ face }) => face.code);

describe('Cards that are looked for', () => {
  it('are all of them where nothing is said', () => {
    expect(codesOf('')).toEqual(fuzzycards.cards.map(({ face }) => face.code));
  });

  it.each([
    ['the name', 'lantern CLERK'],
    ['the code', 'gen-034'],
    ['words in any order and place', 'clerk clarity common'],
  ])('are found by %s', (_, words) => {
    expect(codesOf(words)).toEqual(['gen-034']);
  });

  it('are found by what their text says', () => {
    const found = findCards(fuzzycards.cards, { words: 'draw', is: {} });
    expect(found.length).toBeGreaterThan(3);
    expect(
      found.filter((card) => !/draw/i.test([...card.text, card.face.name, card.flavour].join())),
    ).toEqual([]);
  });

  it('fit every filter at once', () => {
    const found = findCards(fuzzycards.cards, {
      words: '',
      is: { type: 'hero', strip: 'power', cost: '2', keyword: 'rush', set: 'genesis' },
    });
    expect(found.length).toBeGreaterThan(0);
    expect(
      found.filter(
        ({ face }) =>
          face.type !== 'hero' ||
          face.words['force'] !== 'power' ||
          face.cost !== 2 ||
          face.keywords['rush'] === undefined,
      ),
    ).toEqual([]);
  });

  it('are none where a filter names what there is not', () => {
    expect(codesOf('', { type: 'dragon' })).toEqual([]);
  });
});

describe('The choices of a filter', () => {
  it('are the values of the cards, costs by number', () => {
    expect(choicesOf(fuzzycards.cards, 'cost')).toEqual(['1', '2', '3', '4', '5']);
    expect(choicesOf(fuzzycards.cards, 'strip')).toHaveLength(5);
    expect(choicesOf(friendomancy.cards, 'type')).toContain('foe');
  });

  it('are none where all cards are alike in it', () => {
    expect(choicesOf(fuzzycards.cards, 'set')).toEqual([]);
  });

  it('are not asked for twice where the strip draws the type', () => {
    expect(choicesOf(buddyfight.cards, 'strip')).toEqual([]);
  });
});

describe('A search in the address of a page', () => {
  it('is read as it was written', () => {
    const sought = { words: 'two words & more', is: { type: 'hero', cost: '0' } };
    expect(soughtIn(new URLSearchParams(addressOf(sought).toString()))).toEqual(sought);
  });
});
