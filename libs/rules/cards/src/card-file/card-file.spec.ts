import { describe, expect, it } from 'vitest';
import { foundTwice, readCards, typedCard, type CardFileRules } from './card-file.js';
import { integer } from './old-shape.js';

interface Entry {
  readonly code: string;
  readonly name: string;
  readonly type: string;
  readonly cost?: number;
}

const RULES: CardFileRules<Entry> = {
  card: typedCard<Entry>({
    types: ['beast', 'charm'],
    words: (type) => (type === 'beast' ? { cost: integer(0, 9) } : {}),
    fits: ({ name, cost = 0 }, path) =>
      name === 'Free Beast' && cost > 0 ? [{ path, says: 'this one costs nothing' }] : [],
  }),
  between: (cards) => foundTwice(cards, ({ code, name }) => [`code ${code}`, `name ${name}`]),
};

const BEAST = { code: 'a-1', name: 'Beast', type: 'beast', cost: 2 };
const CHARM = { code: 'a-2', name: 'Charm', type: 'charm', flavour: 'It glows.' };

const reading = (...cards: readonly unknown[]) =>
  readCards(JSON.parse(JSON.stringify({ $schema: './x', set: 'a', title: 'A', cards })), RULES);

describe('A card file', () => {
  it('is read when nothing is wrong with it, without what is for editors', () => {
    expect(reading(BEAST, CHARM)).toEqual({
      file: { set: 'a', title: 'A', cards: [BEAST, CHARM] },
      problems: [],
    });
  });

  it('has nothing but cards', () => {
    expect(reading('Beast').problems).toEqual([
      { path: 'cards[0]', says: 'this has to be an object' },
    ]);
    expect(readCards({ set: 'a', title: 'A' }, RULES).file).toBeUndefined();
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
    expect(reading(free).problems).toEqual([{ path: 'cards[0]', says: 'this one costs nothing' }]);
    expect(reading({ ...free, cost: -1 }).problems.map(({ path }) => path)).toEqual([
      'cards[0].cost',
    ]);
  });

  it('has no two cards that are found by the same word', () => {
    expect(reading(BEAST, CHARM, { ...CHARM, name: 'Beast' }).problems).toEqual([
      { path: 'cards[2]', says: 'cards[1] has the code a-2 already' },
      { path: 'cards[2]', says: 'cards[0] has the name Beast already' },
    ]);
  });
});
