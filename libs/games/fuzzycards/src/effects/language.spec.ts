import type { Ability, CardFace, Selector } from '@scoresheet/rules-engine';
import { describe, expect, it } from 'vitest';
import { fuzzycards } from '../game.js';
import { TIMINGS } from './timings.js';

const { cardText } = fuzzycards;
const say = (face: CardFace): readonly string[] => cardText?.(face) ?? [];

describe('A timing', () => {
  it('has words for the other card where it has one, and nowhere else', () => {
    for (const { setOff, it: said } of TIMINGS) {
      expect(said !== undefined).toBe(setOff?.it !== undefined);
    }
  });
});

describe('The text of', () => {
  it.each(Object.values(fuzzycards.faces).map((face) => [face.code, face.name, face] as const))(
    '%s, %s, is made of whole sentences',
    (_code, _name, face) => {
      const lines = say(face);
      expect(lines.length > 0).toBe(hasSomethingToSay(face));
      expect(lines.filter((line) => !/^[A-Z].*\.$/.test(line))).toEqual([]);
      const slips = / {2}| [.,:]|\.\.|undefined|NaN|\[object/;
      expect(lines.filter((line) => slips.test(line))).toEqual([]);
      const open = lines.filter((line) => line.split('(').length !== line.split(')').length);
      expect(open).toEqual([]);
      const sentences = lines.flatMap((line) => line.split(/[.:] /));
      expect(sentences.filter((sentence) => !/^[A-Z(]/.test(sentence))).toEqual([]);
    },
  );

  const hasSomethingToSay = ({ type, keywords, abilities }: CardFace): boolean =>
    type === 'equip-relic' || abilities.length > 0 || Object.keys(keywords).length > 0;
});

const face = (ability: Ability, type = 'hero'): CardFace => ({
  code: 'x',
  name: 'X',
  type,
  cost: 1,
  stats: {},
  keywords: {},
  words: {},
  abilities: [ability],
});

const FOE: Selector = { side: 'theirs', type: 'hero' };
const ALLY: Selector = { side: 'yours', type: 'hero' };
const foe = { name: 'foe', from: FOE, min: 1, max: 1 };

describe('Cards say', () => {
  const hit = { verb: 'damage', to: 'foe', amount: 3 };
  it.each<[string, Ability]>([
    [
      'On Deploy: Choose an enemy Hero. It is silenced until your next turn begins.',
      {
        timing: 'on-deploy',
        choose: [foe],
        does: [{ verb: 'silence', to: 'foe', until: 'your-next-turn' }],
      },
    ],
    [
      'Activate (1 Energy): Choose an enemy card. Deal 3 damage to it.',
      {
        timing: 'activate',
        cost: { energy: 1 },
        choose: [{ ...foe, from: { side: 'theirs' } }],
        does: [hit],
      },
    ],
    [
      'Passive: Your other Conviction Heroes have +2 DEF.',
      {
        timing: 'passive',
        does: [],
        lasting: [{ on: { ...ALLY, force: 'conviction', other: true }, what: 'def', by: 2 }],
      },
    ],
    [
      'Passive: While you have at most 10 Life, this Hero has Guard and +1 ATK for each enemy ' +
        'Hero in the Altar.',
      {
        timing: 'passive',
        does: [],
        when: { counter: 'life', atMost: 10 },
        lasting: [
          { on: { bearer: true }, what: 'guard', by: 1 },
          { on: { bearer: true }, what: 'atk', by: { count: { ...FOE, row: 'altar' } } },
        ],
      },
    ],
    [
      'Choose up to two damaged enemy Heroes with at most 6 HP left. Destroy them.',
      {
        timing: 'event',
        choose: [{ ...foe, from: { ...FOE, hpAtMost: 6, damaged: true }, min: 0, max: 2 }],
        does: [{ verb: 'destroy', to: 'foe' }],
      },
    ],
    [
      'On Hit: If you have another Hero, you may choose an enemy Hero, then deal 3 damage to it.',
      {
        timing: 'on-hit',
        may: true,
        choose: [foe],
        does: [hit],
        when: { count: { ...ALLY, other: true }, atLeast: 1 },
      },
    ],
    [
      'On Deploy: If you have at least 9 Energy, your opponent draws 1 card, then you draw 2 cards.',
      {
        timing: 'on-deploy',
        when: { counter: 'energy', atLeast: 9 },
        does: [
          { verb: 'draw', who: 'opponent', amount: 1 },
          { verb: 'draw', amount: 2 },
        ],
      },
    ],
    [
      'On KO: Your opponent loses 1 Energy. Each player draws 2 cards. Lose 3 Life.',
      {
        timing: 'on-ko',
        does: [
          { verb: 'lose-energy', who: 'opponent', amount: 1 },
          { verb: 'draw', who: 'each', amount: 2 },
          { verb: 'lose-life', amount: 3 },
        ],
      },
    ],
    [
      'On Kill: Deal 2 damage to your own Life. Your opponent discards X cards chosen at random, ' +
        "where X is the KO'd card's HP.",
      {
        timing: 'on-kill',
        does: [
          { verb: 'damage-life', amount: 2 },
          { verb: 'discard-at-random', who: 'opponent', amount: { value: 'hp', of: 'it' } },
        ],
      },
    ],
    [
      'On Attack: The attacked card gets -2 DEF until the turn ends. Restore 1 HP to each of ' +
        'your Heroes. Move this Hero to the Vault.',
      {
        timing: 'on-attack',
        does: [
          { verb: 'give', to: 'it', what: 'def', by: -2, until: 'turn' },
          { verb: 'heal', to: ALLY, amount: 1 },
          { verb: 'shift', to: 'self', row: 'vault' },
        ],
      },
    ],
    [
      'Choose a Hero with a cost of at most 2 in your discard pile. Return it to its ' +
        "owner's hand. Gain 1 Energy.",
      {
        timing: 'event',
        choose: [{ ...foe, from: { zone: 'discard', side: 'yours', type: 'hero', costAtMost: 2 } }],
        does: [
          { verb: 'return', to: 'foe' },
          { verb: 'gain-energy', amount: 1 },
        ],
      },
    ],
    [
      "Deal 1 damage to each card on your opponent's side. Gain 2 Life for each of your cards " +
        'with Shield.',
      {
        timing: 'event',
        does: [
          { verb: 'damage', to: { ownedBy: 'opponent' }, amount: 1 },
          { verb: 'gain-life', amount: { count: { side: 'yours', keyword: 'shield' }, times: 2 } },
        ],
      },
    ],
  ])('%s', (text, ability) => {
    expect(say(face(ability))).toEqual([text]);
  });

  it('what an Equip Relic gives its Hero, and speak of both', () => {
    const does = [
      { verb: 'give', to: 'bearer', what: 'burn', by: 2, until: 'leaves' },
      { verb: 'destroy', to: 'self' },
    ];
    const relic = {
      ...face({ timing: 'on-attack', does }, 'equip-relic'),
      stats: { atk: 2, hp: 1 },
      keywords: { guard: 1 },
    };
    expect(say(relic)).toEqual([
      'Its Hero has +2 ATK, +1 HP and Guard.',
      'On Attack: Its Hero gains Burn 2 while on the field. Destroy this Relic.',
    ]);
  });
});
