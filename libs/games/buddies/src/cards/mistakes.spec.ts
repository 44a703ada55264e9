/** What people get wrong in card files, and what they are told: the path and the reason. */
import { describe, expect, it } from 'vitest';
import { readCardFile } from './card-set.js';

const BUDDY = {
  code: 'x-1',
  name: 'Test Pal',
  type: 'buddy',
  element: 'fire',
  cost: 1,
  hp: 30,
  df: 10,
  weakness: 'water',
};
const draw = { verb: 'draw', amount: 1 };
const SKILL = {
  code: 'x-2',
  name: 'Test Skill',
  type: 'skill',
  element: 'fire',
  cost: 1,
  abilities: [{ timing: 'play', does: [draw] }],
};
const without = (card: object, word: string): object => ({ ...card, [word]: undefined });
const acts = (...abilities: readonly unknown[]): object => ({ ...BUDDY, abilities });

const told = (...cards: readonly unknown[]): readonly string[] =>
  readCardFile({ set: 'x', title: 'X', cards }).problems.map(
    ({ path, says }) => `${path}: ${says}`,
  );

type Mistake = readonly [card: unknown, told: string];

const MISTAKES: readonly Mistake[] = [
  ['Test Pal', 'cards[0]: this has to be an object'],
  [without(BUDDY, 'hp'), 'cards[0].hp: is missing'],
  [without(BUDDY, 'weakness'), 'cards[0].weakness: is missing'],
  [{ ...BUDDY, type: 'budy' }, `cards[0].type: there is no type "budy"; did you mean 'buddy'?`],
  [{ ...BUDDY, element: 'earth' }, 'cards[0].element: there is no element "earth"'],
  [{ ...BUDDY, cost: -1 }, 'cards[0].cost: this has to be a whole number from 0'],
  [{ ...SKILL, hp: 3 }, "cards[0].hp: there is no word 'hp' here"],
  [{ ...BUDDY, keywords: ['uniqe'] }, `cards[0].keywords[0]: there is no keyword "uniqe"`],
  [{ ...BUDDY, keywords: ['equip'] }, "cards[0]: only an Item says 'equip'"],
  [{ ...BUDDY, keywords: ['unique', 'generic'] }, 'cards[0]: no card is both unique and generic'],
  [{ ...SKILL, abilities: [] }, "cards[0]: it does one thing, timed 'play', and is spent"],
  [acts({ timing: 'play', does: [draw] }), "cards[0]: only what is spent is timed 'play'"],
  [
    acts({ timing: 'entr', does: [draw] }),
    'cards[0].abilities[0].timing: there is no timing "entr"',
  ],
  [acts({ timing: 'use' }), 'cards[0].abilities[0].does: is missing'],
  [acts({ timing: 'use', does: [{ verb: 'drow' }] }), 'does[0].verb: there is no verb "drow"'],
  [acts({ timing: 'use', does: [{ verb: 'draw' }] }), 'does[0].amount: is missing'],
  [acts({ timing: 'use', cost: { life: 1 }, does: [draw] }), "cost.life: there is no word 'life'"],
  [acts({ timing: 'enter', cost: { hp: 10 }, does: [draw] }), "cost.hp: there is no word 'hp'"],
  [acts({ timing: 'use', may: true, does: [draw] }), "may: there is no word 'may' here"],
  [acts({ timing: 'lasting', does: [draw], lasting: [] }), 'what lasts does nothing at once'],
  [
    acts({ timing: 'lasting', does: [], lasting: [{ on: {}, what: 'speed', by: 1 }] }),
    'lasting[0].what: there is no value "speed"',
  ],
  [acts({ attack: 20, element: 'earth' }), 'element: there is no element "earth"'],
  [acts({ attack: 'much' }), 'attack: this has to be a whole number'],
  [acts({ attack: 20, roll: 7 }), 'roll: this has to be a whole number from 1 to 6'],
  [acts({ timing: 'use', when: {}, does: [draw] }), "a condition needs a 'count' or a 'counter'"],
  [
    acts({ timing: 'use', does: [{ verb: 'heal', to: 'frend', amount: 1 }] }),
    'does[0].to: there is no name "frend"',
  ],
  [
    acts({ timing: 'use', choose: [{ name: 'foe', from: {}, min: 1, max: 1 }], does: [draw] }),
    "choose[0].name: nothing is done to 'foe'",
  ],
  [
    acts({
      timing: 'use',
      does: [{ verb: 'cancel', to: 'skill' }],
      choose: [{ name: 'skill', from: {}, min: 1, max: 1, things: 'spells' }],
    }),
    'choose[0].things: there is no thing "spells"',
  ],
];

describe('Who makes a mistake in a card file is told where and why', () => {
  it.each(MISTAKES)('%j', (card, message) => {
    const [first = ''] = told(card);
    expect(first).toContain(message);
  });

  it('of cards that cannot be told apart the second is named', () => {
    expect(told(BUDDY, { ...SKILL, code: 'x-1' })).toEqual([
      "cards[1].code: cards[0] has the code 'x-1' already",
    ]);
    expect(told(BUDDY, { ...BUDDY, code: 'x-9' })).toEqual([
      "cards[1]: cards[0] has the name and type 'Test Pal, buddy' already",
    ]);
  });

  it('one name for two types is two cards (R-BUD-05)', () => {
    expect(told(BUDDY, { ...SKILL, name: 'Test Pal' })).toEqual([]);
  });

  it('a good file has no problems', () => {
    expect(told(BUDDY, SKILL)).toEqual([]);
    expect(readCardFile('cards').problems).toHaveLength(1);
  });
});
