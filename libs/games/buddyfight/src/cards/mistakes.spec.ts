/** What people get wrong in card files, and what they are told: the path and the reason. */
import { describe, expect, it } from 'vitest';
import { readCardFile } from './card-set.js';

const MONSTER = {
  code: 'x-1',
  name: 'Test Pal',
  type: 'monster',
  world: 'Generic',
  size: 1,
  power: 3000,
  defense: 2000,
  critical: 1,
};
const ITEM = {
  code: 'x-2',
  name: 'Test Stick',
  type: 'item',
  world: 'Generic',
  power: 2000,
  critical: 1,
};
const draw = { verb: 'draw', amount: 1 };
const SPELL = {
  code: 'x-3',
  name: 'Test Spell',
  type: 'spell',
  world: 'Generic',
  abilities: [{ timing: 'cast', does: [draw] }],
};
const FLAG = {
  code: 'x-4',
  name: 'Test Flag',
  type: 'flag',
  world: 'Generic',
  allows: ['Brass Harbor'],
};
const without = (card: object, word: string): object => ({ ...card, [word]: undefined });
const able = (...abilities: readonly unknown[]): object => ({ ...MONSTER, abilities });
const foe = { name: 'foe', from: {}, min: 1, max: 1 };

const told = (...cards: readonly unknown[]): readonly string[] =>
  readCardFile({ set: 'x', title: 'X', cards }).problems.map(
    ({ path, says }) => `${path}: ${says}`,
  );

type Mistake = readonly [card: unknown, told: string];

const PRINTED: readonly Mistake[] = [
  ['Test Pal', 'cards[0]: this has to be an object'],
  [{ ...MONSTER, type: 'mnster' }, `there is no type "mnster"; did you mean 'monster'?`],
  [{ ...MONSTER, world: 'Brass Harbour' }, `did you mean 'Brass Harbor'?`],
  [without(MONSTER, 'size'), 'cards[0].size: is missing'],
  [{ ...MONSTER, size: 4 }, 'cards[0].size: this has to be a whole number from 0 to 3'],
  [without(ITEM, 'power'), 'cards[0].power: is missing'],
  [{ ...ITEM, size: 1 }, "cards[0].size: there is no word 'size' here"],
  [{ ...MONSTER, keywords: { penetrat: 1 } }, `did you mean 'penetrate'?`],
  [{ ...MONSTER, keywords: { lifelink: 0 } }, 'keywords.lifelink: this has to be a whole number'],
  [{ ...MONSTER, keywords: { set: 1 } }, "cards[0]: only a spell says 'set'"],
  [{ ...MONSTER, keywords: { buddy: 1 } }, 'cards[0]: a monster may be the Buddy anyway'],
  [{ ...MONSTER, price: { gold: 1 } }, "price.gold: there is no word 'gold' here"],
  [{ ...MONSTER, price: { gives: [{ from: {}, count: 1 }] } }, 'gives[0].to: is missing'],
  [{ ...MONSTER, playWhen: {} }, "cards[0].playWhen: a condition needs a 'count' or a 'counter'"],
  [{ ...SPELL, abilities: [] }, "cards[0]: it does one thing, timed 'cast', and is spent"],
  [{ ...SPELL, keywords: { set: 1 } }, "cards[0]: only what is cast and spent is timed 'cast'"],
  [{ ...SPELL, keywords: { set: 1 }, abilities: [] }, 'a spell that stays does something there'],
  [able(...SPELL.abilities), "cards[0]: only what is cast and spent is timed 'cast'"],
  [{ ...SPELL, keywords: { standIn: 1 } }, 'what stands in is a spell that does nothing else'],
  [without(FLAG, 'allows'), 'cards[0].allows: is missing'],
  [{ ...FLAG, begins: { cards: 5 } }, "begins.cards: there is no word 'cards' here"],
];

const WRITTEN: readonly Mistake[] = [
  [able({ timing: 'entrs', does: [draw] }), `timing: there is no timing "entrs"`],
  [able({ timing: 'enters' }), 'cards[0].abilities[0].does: is missing'],
  [able({ timing: 'enters', does: [{ verb: 'drow' }] }), 'does[0].verb: there is no verb "drow"'],
  [able({ timing: 'enters', does: [{ verb: 'draw' }] }), 'does[0].amount: is missing'],
  [able({ timing: 'act', may: true, does: [draw] }), "may: there is no word 'may' here"],
  [able({ timing: 'act', once: 'game', does: [draw] }), 'once: there is no limit "game"'],
  [able({ timing: 'lasting', does: [draw], lasting: [] }), 'what lasts does nothing at once'],
  [
    able({ timing: 'lasting', does: [], lasting: [{ on: {}, what: 'speed', by: 1 }] }),
    'lasting[0].what: there is no value "speed"',
  ],
  [
    able({ timing: 'enters', does: [{ verb: 'destroy', to: 'it' }] }),
    'does[0].to: there is no name "it"',
  ],
  [able({ timing: 'enters', choose: [foe], does: [draw] }), "nothing is done to 'foe'"],
  [
    able({ timing: 'enters', choose: [foe, foe], does: [{ verb: 'destroy', to: 'foe' }] }),
    "choose[1].name: 'foe' is chosen already",
  ],
  [
    able({
      timing: 'enters',
      choose: [{ ...foe, min: 2 }],
      does: [{ verb: 'destroy', to: 'foe' }],
    }),
    "choose[0].min: 'min' may not be more than 'max'",
  ],
  [
    able({
      timing: 'enters',
      choose: [{ ...foe, from: { zone: 'hand' } }],
      does: [{ verb: 'call', to: 'foe' }],
    }),
    "choose[0].hidden: a choice from a hand is 'hidden': true",
  ],
  [
    able({
      timing: 'enters',
      choose: [{ ...foe, name: 'friend', hidden: true }, foe],
      does: [
        { verb: 'call', to: 'friend' },
        { verb: 'destroy', to: 'foe' },
      ],
    }),
    'choose[1]: choices out of a hand come last',
  ],
  [
    able({
      timing: 'enters',
      choose: [{ ...foe, things: 'calls' }],
      does: [{ verb: 'nullify', to: 'foe' }],
    }),
    `there is no thing "calls"; did you mean 'call'?`,
  ],
  [
    able({ timing: 'enters', does: [{ verb: 'destroy', to: { zone: 'drop' } }] }),
    "does[0].to: 'destroy' reaches the field alone",
  ],
  [able({ timing: 'saves', does: [draw] }), "'stay' stands once in what saves, and nowhere else"],
  [able({ timing: 'enters', does: [{ verb: 'stay', to: 'self' }] }), "'stay' stands once in what"],
];

describe('Who makes a mistake in a card file is told where and why', () => {
  it.each([...PRINTED, ...WRITTEN])('%j', (card, message) => {
    const [first = ''] = told(card);
    expect(first).toContain(message);
  });

  it('of cards that cannot be told apart the second is named', () => {
    expect(told(MONSTER, { ...SPELL, code: 'x-1' })).toEqual([
      "cards[1].code: cards[0] has the code 'x-1' already",
    ]);
    expect(told(MONSTER, { ...SPELL, name: 'Test Pal' })).toEqual([
      "cards[1].name: cards[0] has the name 'Test Pal' already",
    ]);
  });

  it('a good file has no problems', () => {
    expect(told(MONSTER, ITEM, SPELL, FLAG)).toEqual([]);
    expect(readCardFile('cards').problems).toHaveLength(1);
  });
});
