import { describe, expect, it } from 'vitest';
import { cardType } from '../entries/term.js';
import { cardLanguage } from '../language/language.js';
import { integer, meaningless } from '../shape/shape.js';

interface Entry {
  readonly code: string;
  readonly name: string;
  readonly type: string;
  readonly cost?: number;
}

const noFreeBeast = (card: unknown, path: string) => {
  const { name, cost = 0 } = card as Entry;
  const isWrong = name === 'Free Beast' && cost > 0;
  return isWrong ? meaningless(path, 'this one costs nothing') : [];
};

const { readCardFile } = cardLanguage<Entry>(
  {
    card: ['card', 'cards'],
    types: [
      cardType('beast', {
        means: 'Bites.',
        noun: ['beast', 'beasts'],
        takes: { cost: integer(0, 9) },
      }),
      cardType('charm', { means: 'Glows.', noun: ['charm', 'charms'], takes: {} }),
    ],
    timings: [],
    verbs: [],
    named: [],
    checks: { card: [noFreeBeast] },
    seats: { noun: 'player', who: {} },
    most: { amount: 9, times: 9, targets: 9, bound: 9 },
  },
  [['code'], ['name']],
);

const BEAST = { code: 'a-1', name: 'Beast', type: 'beast', cost: 2 };
const CHARM = { code: 'a-2', name: 'Charm', type: 'charm', flavour: 'It glows.' };

const reading = (...cards: readonly unknown[]) =>
  readCardFile(JSON.parse(JSON.stringify({ $schema: './x', set: 'a', title: 'A', cards })));

describe('A card file', () => {
  it('is read when nothing is wrong with it, without what is for editors', () => {
    expect(reading(BEAST, CHARM)).toEqual({
      file: { set: 'a', title: 'A', cards: [BEAST, CHARM] },
      problems: [],
      warnings: [],
    });
  });

  it('has nothing but cards', () => {
    expect(reading('Beast').problems).toEqual([
      { path: 'cards[0]', says: 'this has to be an object' },
    ]);
    expect(readCardFile({ set: 'a', title: 'A' }).file).toBeUndefined();
  });

  it('tells of a card without a known type that alone', () => {
    const { problems } = reading({ ...BEAST, type: 'best', cost: 'much' });
    expect(problems.map(({ path }) => path)).toEqual(['cards[0].type']);
  });

  it('holds a card against what its type has', () => {
    expect(reading({ ...CHARM, cost: 1 }).problems).toHaveLength(1);
    expect(reading({ ...BEAST, cost: 10 }).problems.map(({ path }) => path)).toEqual([
      'cards[0].cost',
    ]);
  });

  it('asks what no shape can say of a card whose shape is right', () => {
    const free = { ...BEAST, name: 'Free Beast' };
    expect(reading(free).problems).toEqual(meaningless('cards[0]', 'this one costs nothing'));
    expect(reading({ ...free, cost: -1 }).problems.map(({ path }) => path)).toEqual([
      'cards[0].cost',
    ]);
  });

  it('has no two cards that are found by the same word', () => {
    expect(reading(BEAST, CHARM, { ...CHARM, name: 'Beast' }).problems).toEqual([
      ...meaningless('cards[2].code', "cards[1] has the code 'a-2' already"),
      ...meaningless('cards[2].name', "cards[0] has the name 'Beast' already"),
    ]);
  });
});
