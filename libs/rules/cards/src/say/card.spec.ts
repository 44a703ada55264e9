import { describe, expect, it } from 'vitest';
import type { Ability, Choosing, Instruction, Json, Selector } from '@scoresheet/rules-engine';
import type { VerbWords } from './card-words.js';
import { sayCard } from './card.js';
import { GARDEN, plant } from './garden-words.spec-kit.js';

const say = (ability: Partial<Ability>): string =>
  sayCard(GARDEN, plant({ timing: 'while-there', does: [], ...ability })).join('|');

const choose = (from: Selector, min = 1, max = 1, name = 'one'): Choosing => ({
  name,
  from,
  min,
  max,
});
const gather: Instruction = { verb: 'gather', amount: 2 };
const water = (to: string | Selector): Instruction => ({ verb: 'water', to, amount: 3 });
const HERB = { kind: 'herb' };
const YOURS = { side: 'yours', ...HERB };
const FOREIGN = { side: 'theirs', ...HERB };

describe('A card without abilities', () => {
  it('says nothing, or its keywords', () => {
    expect(sayCard(GARDEN, plant())).toEqual([]);
    const keywords = { thorns: 1 };
    expect(sayCard(GARDEN, plant(undefined, { keywords }))).toEqual(['Thorny.']);
  });

  it('says what the card that bears it has from it', () => {
    const graft = plant(undefined, { type: 'graft', keywords: { thorns: 1 } });
    expect(sayCard(GARDEN, graft)).toEqual(['Its stem has +2 height and Thorny.']);
  });
});

describe('An ability begins with its timing and its cost', () => {
  it.each<[Partial<Ability>, string]>([
    [{ timing: 'when-sown' }, 'When sown: Gather 2 seeds.'],
    [{ timing: 'tended', cost: { water: 1, sun: 2 } }, 'Tend (1 water, 2 sun): Gather 2 seeds.'],
    [{ timing: 'while-there' }, 'Gather 2 seeds.'],
    [
      { timing: 'tended', cost: { sun: 1 }, pays: [{ ...choose(YOURS), how: 'uproot' }] },
      'Tend (1 sun, uproot one of your herbs): Gather 2 seeds.',
    ],
  ])('%j', (ability, text) => {
    expect(say({ does: [gather], ...ability })).toBe(text);
  });

  it.each<[Partial<Ability>, string]>([
    [{ cost: { water: 1, sun: 2 } }, 'Tend: 1 water, 2 sun.'],
    [
      { cost: { sun: 1 }, when: { count: YOURS, atLeast: 1 } },
      'Tend: 1 sun; only if you have a herb.',
    ],
    [{ when: { count: FOREIGN, atMost: 0 } }, 'Tend: only if there are no foreign herbs.'],
  ])('and ends with them where nothing is done by itself: %j', (ability, text) => {
    expect(say({ timing: 'tended', ...ability })).toBe(text);
  });
});

describe('A choice is made before anything is done', () => {
  it.each<[Choosing, string]>([
    [choose({}), 'Choose a plant. Pour 3 water on it.'],
    [choose(FOREIGN), 'Choose a foreign herb. Pour 3 water on it.'],
    [choose({ ...FOREIGN, other: true }), 'Choose another foreign herb. Pour 3 water on it.'],
    [choose(YOURS), 'Choose one of your herbs. Pour 3 water on it.'],
    [choose({ other: true, ...YOURS }), 'Choose one of your other herbs. Pour 3 water on it.'],
    [choose(YOURS, 0, 2), 'Choose up to two of your herbs. Pour 3 water on them.'],
    [choose(FOREIGN, 0, 1), 'Choose up to one foreign herb. Pour 3 water on it.'],
    [choose(FOREIGN, 2, 2), 'Choose two foreign herbs. Pour 3 water on them.'],
    [choose(HERB, 1, 3), 'Choose one to three herbs. Pour 3 water on them.'],
    [
      choose({ ...YOURS, zone: 'compost' }),
      'Choose a herb in your compost heap. Pour 3 water on it.',
    ],
    [
      choose({ bed: 1, heightAtMost: 4, thorns: 1, dry: true }),
      'Choose a dry plant with thorns and 4 leaves or less in the shade. Pour 3 water on it.',
    ],
  ])('%j', (choosing, text) => {
    expect(say({ choose: [choosing], does: [water('one')] })).toBe(text);
  });

  it('among two kinds calls each by its own words', () => {
    const both = [choose(YOURS, 1, 1, 'mine'), choose(FOREIGN, 1, 1, 'theirs')];
    expect(say({ choose: both, does: [water('mine'), water('theirs')] })).toBe(
      'Choose one of your herbs and a foreign herb. Pour 3 water on your chosen herb. ' +
        'Pour 3 water on the chosen foreign herb.',
    );
  });

  it('is called "it" only while nothing else was spoken of', () => {
    const does = [water('one'), water('self'), water('one')];
    expect(say({ choose: [choose(FOREIGN)], does })).toBe(
      'Choose a foreign herb. Pour 3 water on it. Pour 3 water on this plant. ' +
        'Pour 3 water on the chosen foreign herb.',
    );
    expect(say({ choose: [choose(YOURS, 0, 2)], does: [gather, water('one')] })).toBe(
      'Choose up to two of your herbs. Gather 2 seeds. Pour 3 water on your chosen herbs.',
    );
  });
});

describe('An instruction', () => {
  it.each<[Instruction, string]>([
    [water(FOREIGN), 'Pour 3 water on each foreign herb.'],
    [water({ other: true, ...YOURS }), 'Pour 3 water on each of your other herbs.'],
    [water('it'), 'Pour 3 water on the guest.'],
    [{ verb: 'wilt', to: 'self' }, "Halve this plant's height."],
    [
      { verb: 'water', to: 'self', amount: { count: FOREIGN } },
      'Pour 1 water on this plant for each foreign herb.',
    ],
    [
      { verb: 'gather', amount: { count: { other: true, ...YOURS }, times: 2 } },
      'Gather 2 seeds for each of your other herbs.',
    ],
    [
      { verb: 'gather', amount: { count: { this: true, bed: 1 }, times: 2 } },
      'Gather 2 seeds if this plant is in the shade.',
    ],
    [
      { verb: 'gather', amount: { value: 'height', of: 'self' } },
      "Gather X seeds, where X is this plant's height.",
    ],
    [
      { verb: 'grow', to: 'self', what: 'height', by: -1, until: 'night' },
      'This plant gets -1 height until nightfall.',
    ],
    [
      {
        verb: 'grow',
        to: 'self',
        what: 'height',
        by: { value: 'height', of: 'it' },
        until: 'night',
      },
      "This plant gets +X height until nightfall, where X is the guest's height.",
    ],
    [{ verb: 'grow', to: 'self', what: 'thorns' }, 'This plant gets Thorny.'],
  ])('%j', (instruction, text) => {
    expect(say({ timing: 'when-eaten', does: [instruction] })).toBe(`When eaten: ${text}`);
  });
});

describe('A condition and a "may" hold for everything after them', () => {
  it.each<[Partial<Ability>, string]>([
    [{ when: { count: YOURS, atLeast: 1 } }, 'If you have a herb, '],
    [{ when: { count: { other: true, ...YOURS }, atLeast: 1 } }, 'If you have another herb, '],
    [{ when: { count: YOURS, atLeast: 3 } }, 'If you have at least 3 herbs, '],
    [{ when: { count: YOURS, atMost: 0 } }, 'If you have no herbs, '],
    [{ when: { count: FOREIGN, atLeast: 1 } }, 'If there is a foreign herb, '],
    [{ when: { count: FOREIGN, atMost: 1 } }, 'If there is at most 1 foreign herb, '],
    [{ when: { count: FOREIGN, atLeast: 2, atMost: 2 } }, 'If there are exactly 2 foreign herbs, '],
    [{ when: { count: FOREIGN, atLeast: 2, atMost: 4 } }, 'If there are 2 to 4 foreign herbs, '],
    [{ when: { count: { this: 1, dry: 1 }, atLeast: 1 } }, 'If this plant is dry, '],
    [{ when: { count: { this: 1, dry: 1 }, atMost: 0 } }, 'If this plant is not dry, '],
    [{ when: { count: { this: 1 }, atLeast: 1 } }, 'If this plant is there, '],
    [{ when: { count: { this: 1 }, atMost: 0 } }, 'If this plant is not there, '],
    [
      { when: { count: { this: 1, thorns: 1 }, atMost: 0 } },
      'If this plant does not have thorns, ',
    ],
    [{ when: { counter: 'water', atLeast: 3 } }, 'If you have at least 3 water, '],
    [
      { when: { counter: 'water', of: 'opponent', atMost: 9 } },
      'If your opponent has at most 9 water, ',
    ],
    [{ may: true }, 'You may '],
    [{ may: true, when: { count: YOURS, atLeast: 1 } }, 'If you have a herb, you may '],
  ])('%j', (ability, text) => {
    expect(say({ ...ability, does: [gather] })).toBe(`${text}gather 2 seeds.`);
  });

  it('so that they stand in one sentence', () => {
    expect(say({ may: true, choose: [choose(FOREIGN)], does: [water('one'), gather] })).toBe(
      'You may choose a foreign herb, then pour 3 water on it, then gather 2 seeds.',
    );
    const grow = { verb: 'grow', to: 'self', what: 'height', by: 1 };
    expect(say({ may: true, does: [grow] })).toBe('If you wish, this plant gets +1 height.');
  });
});

describe('What lasts', () => {
  it.each<[NonNullable<Ability['lasting']>, string]>([
    [[{ on: YOURS, what: 'height', by: 1 }], 'Your herbs have +1 height.'],
    [[{ on: FOREIGN, what: 'height', by: -1 }], 'All foreign herbs have -1 height.'],
    [
      [
        { on: YOURS, what: 'height', by: 1 },
        { on: YOURS, what: 'thorns', by: 1 },
      ],
      'Your herbs have +1 height and Thorny.',
    ],
    [
      [{ on: { this: true }, what: 'height', by: { count: FOREIGN } }],
      'This plant has +1 height for each foreign herb.',
    ],
    [
      [{ on: { this: true, bed: 1 }, what: 'height', by: 2 }],
      'While this plant is in the shade, it has +2 height.',
    ],
  ])('%j', (lasting, text) => {
    expect(say({ lasting })).toBe(text);
  });

  it('on a condition lasts while that is true', () => {
    const when = { count: FOREIGN, atLeast: 1 };
    expect(say({ when, lasting: [{ on: YOURS, what: 'height', by: 1 }] })).toBe(
      'While there is a foreign herb, your herbs have +1 height.',
    );
  });
});

describe('What has no words is a bug', () => {
  it.each<[Partial<Ability>, string]>([
    [{ does: [{ verb: 'graft' }] }, "the verb 'graft'"],
    [{ does: [water({ blue: true })] }, "the filter 'blue'"],
    [{ does: [water({ zone: 'attic' })] }, "the zone 'attic'"],
    [{ timing: 'at-dawn' }, "the timing 'at-dawn'"],
    [{ cost: { gold: 1 } }, "the cost 'gold'"],
    [{ does: [{ ...gather, until: 'spring' }] }, "the duration 'spring'"],
    [{ lasting: [{ on: {}, what: 'scent', by: 1 }] }, "the value 'scent'"],
    [{ does: [water('nobody')] }, "by the name 'nobody'"],
    [{ timing: 'when-sown', does: [water('it')] }, "'it' means no card"],
  ])('%j', (ability, words) => {
    expect(() => say(ability)).toThrow(words);
  });
});

describe('Words of a game for what it does in its own way', () => {
  const shed = { ...GARDEN, choose: 'target', things: { tools: ['tool', 'tools'] as const } };
  const told = (ability: Partial<Ability>, words = shed): string =>
    sayCard(words, plant({ timing: 'while-there', does: [], ...ability })).join('|');

  it('may order a choice otherwise, also of what is no card', () => {
    const choice = [{ ...choose({}), things: 'tools' }];
    expect(told({ choose: choice, does: [water('one')] })).toBe(
      'Target a tool. Pour 3 water on it.',
    );
  });

  it('are not said of a choice that every such ability has', () => {
    const choice = [{ ...choose({}), unsaid: true as const }];
    expect(told({ choose: choice, does: [gather] })).toBe('Gather 2 seeds.');
  });

  it('may make all that follows hang on a lead', () => {
    const verbs = { ...GARDEN.verbs, wait: () => ({ lead: 'at dawn' }) };
    const words = { ...shed, verbs };
    const wait = { verb: 'wait' };
    expect(told({ does: [wait, gather] }, words)).toBe('At dawn: Gather 2 seeds.');
    expect(told({ may: true, does: [gather, wait, gather] }, words)).toBe(
      'You may gather 2 seeds, then at dawn: gather 2 seeds.',
    );
    expect(told({ does: [gather, wait] }, words)).toBe('Gather 2 seeds. At dawn.');
  });

  it('may offer what others may do, of whom it is said in the third person', () => {
    const offer: VerbWords = ({ offered, instruction: { who } }) => ({
      statement: `${who === undefined ? 'you' : 'each'} may ${offered}`,
    });
    const words = { ...shed, verbs: { ...GARDEN.verbs, offer } };
    const yours = water({ side: 'yours' });
    const grow = { verb: 'grow', to: 'one', what: 'height', amount: 1 };
    const offers = (does: readonly Instruction[], who?: string): Instruction =>
      ({ verb: 'offer', does: does as Json, who }) as Instruction;
    expect(told({ does: [offers([yours])] }, words)).toBe(
      'You may pour 3 water on each of your plants.',
    );
    expect(told({ does: [offers([yours, gather], 'each')] }, words)).toBe(
      'Each may pour 3 water on each of their plants, then gather 2 seeds.',
    );
    const choice = [choose({ side: 'yours' })];
    expect(told({ choose: choice, does: [offers([yours, grow], 'each'), grow] }, words)).toBe(
      'Target one of your plants. Each may pour 3 water on each of their plants, then choose ' +
        'that your chosen plant gets +1 height. Your chosen plant gets +1 height.',
    );
  });
});
