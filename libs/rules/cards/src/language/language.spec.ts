import type { CardFace, Effect, Play } from '@scoresheet/rules-engine';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { cardFileSchema } from '../editors/json-schema.js';
import { filter } from '../entries/filter.js';
import { timing } from '../entries/timing.js';
import { verb } from '../entries/verb.js';
import { integer, object, type Shape, type Taken } from '../shape/shape.js';
import type { Entries } from './entries.js';
import * as forms from './forms.js';
import { ENTRIES, type Plant } from './garden.spec-kit.js';
import { cardLanguage } from './language.js';

const GARDEN = cardLanguage<Plant>(ENTRIES, [['code'], ['name', 'type']]);

const sage = { code: 'g-1', name: 'Sage', type: 'herb', height: 3 };
const fileOf = (...cards: readonly unknown[]) => ({ set: 'g', title: 'Garden', cards });
const withAbility = (ability: object) => fileOf({ ...sage, abilities: [ability] });

const told = (file: unknown, { readCardFile } = GARDEN): readonly string[] =>
  readCardFile(file).problems.map(({ path, says }) => `${path}: ${says}`);

const sown = (...does: readonly object[]) => withAbility({ timing: 'when-sown', does });

describe('A card file in a language', () => {
  it('is read where all its words are known', () => {
    const { file, problems } = GARDEN.readCardFile(fileOf(sage));
    expect(problems).toEqual([]);
    expect(file).toEqual({ set: 'g', title: 'Garden', cards: [sage] });
    expect(told(sown({ verb: 'water', to: { side: 'theirs' }, amount: 2 }))).toEqual([]);
  });

  it.each<[string, unknown, readonly string[]]>([
    [
      'a card of no known type is told that alone',
      fileOf({ type: 'herbs', cost: 1 }),
      [`cards[0].type: there is no type "herbs"; did you mean 'herb'? Known: 'herb', 'weed'`],
    ],
    [
      'a verb that nobody knows',
      sown({ verb: 'watter', amount: 1 }),
      [
        `cards[0].abilities[0].does[0].verb: there is no verb "watter"; did you mean 'water'? Known: 'water', 'gather'`,
      ],
    ],
    [
      'a name that nothing has',
      sown({ verb: 'water', to: 'weed', amount: 1 }),
      [`cards[0].abilities[0].does[0].to: there is no name "weed"; known: 'self', 'it'`],
    ],
    [
      'a rule is no value that a card has',
      sown({ verb: 'water', to: 'self', amount: { value: 'beds', of: 'self' } }),
      [`cards[0].abilities[0].does[0].amount.value: there is no value "beds"; known: 'height'`],
    ],
    [
      'a condition on nothing',
      withAbility({ timing: 'when-sown', when: { atLeast: 1 }, does: [] }),
      ["cards[0].abilities[0].when: a condition needs a 'count' or a 'counter'"],
    ],
    [
      'two of one key',
      fileOf(sage, sage),
      [
        "cards[1].code: cards[0] has the code 'g-1' already",
        "cards[1]: cards[0] has the name and type 'Sage, herb' already",
      ],
    ],
  ])('%s', (_, file, problems) => {
    expect(told(file)).toEqual(problems);
  });

  it('takes a seat by the name of a choice', () => {
    const choose = [{ name: 'guest', from: {}, min: 1, max: 1, things: 'beds' }];
    const gather = (who: string) => ({ verb: 'gather', who, amount: 1 });
    const chosen = (who: string) =>
      told(withAbility({ timing: 'when-sown', choose, does: [gather(who)] }));
    expect(chosen('guest')).toEqual([]);
    expect(chosen('host')).toEqual([
      expect.stringContaining('.does[0].who: there is no gardener "host"; known'),
      expect.stringContaining(".choose[0].name: nothing is done to 'guest'"),
    ]);
    expect(chosen('self')).toEqual([
      expect.stringContaining(".choose[0].name: nothing is done to 'guest'"),
      expect.stringContaining(".does[0].who: 'self' is no gardener"),
    ]);
  });

  it.each(['self', 'it', 'each'])('gives no choice the name %s, which means another', (name) => {
    const choose = [{ name, from: {}, min: 1, max: 1 }];
    const does = [{ verb: 'water', to: name, amount: 1 }];
    expect(told(withAbility({ timing: 'when-sown', choose, does }))).toEqual([
      `cards[0].abilities[0].choose[0].name: '${name}' has a meaning already: call what is chosen by another name`,
    ]);
  });

  it('tells what no schema can see apart from what is wrong in its shape', () => {
    const { problems } = GARDEN.readCardFile(
      withAbility({
        timing: 'when-sown',
        choose: [{ name: 'one', from: { zone: 'hand' }, min: 0, max: 1 }],
        does: [{ verb: 'water', to: 'nobody', amount: 1, until: 'night' }],
      }),
    );
    const parted = problems.map(({ path, isOfMeaning }) => [path.split('.').at(-1), isOfMeaning]);
    expect(parted).toEqual([
      ['zone', undefined],
      ['to', true],
      ['until', undefined],
      ['name', true],
    ]);
  });
});

describe('An ability that is written in another way', () => {
  const shape = object({ sprout: integer(1, 3), 'does?': forms.instructions });
  const short = cardLanguage<Plant>(
    { ...ENTRIES, shorthand: { word: 'sprout', names: ['sapling'], shape } },
    [['code']],
  );

  it('is told by its word, and has names of its own', () => {
    const water = (to: string) => ({ verb: 'water', to, amount: 1 });
    expect(told(withAbility({ sprout: 1, does: [water('sapling')] }), short)).toEqual([]);
    expect(told(withAbility({ sprout: 4, does: [water('self')] }), short)).toEqual([
      'cards[0].abilities[0].sprout: this has to be a whole number from 1 to 3',
      expect.stringContaining(`does[0].to: there is no name "self"; known: 'sapling'`),
    ]);
    expect(told(sown(water('sapling')), short)).toHaveLength(1);
  });
});

describe('A new verb', () => {
  const prune = verb('prune', {
    means: 'Cuts plants back.',
    takes: { to: forms.cards, by: integer(1, 3) },
    does: (play, _, { by }) => void play.facts.push({ kind: 'happened', what: 'pruned', by }),
    says: ({ to, instruction: { by } }) => ({ order: `cut ${to.object} back by ${by}` }),
  });
  const more = cardLanguage<Plant>({ ...ENTRIES, verbs: [...ENTRIES.verbs, prune] }, [['code']]);
  const instruction = { verb: 'prune', to: 'self', by: 2 };

  it('is one entry: the reader, the text, the engine and editors know it at once', () => {
    expect(told(sown(instruction), more)).toEqual([]);
    expect(told(sown({ ...instruction, by: 4 }), more)).toEqual([
      'cards[0].abilities[0].does[0].by: this has to be a whole number from 1 to 3',
    ]);
    expect(more.rules.cardText(plantThat(instruction))).toEqual([
      'When sown: Cut this plant back by 2.',
    ]);
    const play = { facts: [] } as unknown as Play;
    more.rules.verbs['prune']?.(play, {} as Effect, instruction);
    expect(play.facts).toEqual([{ kind: 'happened', what: 'pruned', by: 2 }]);
    expect(JSON.stringify(cardFileSchema(more, 'Garden'))).toContain('Cuts plants back.');
  });

  const plantThat = (does: { readonly verb: string }): CardFace => ({
    code: 'g-1',
    name: 'Sage',
    type: 'herb',
    cost: 0,
    stats: {},
    keywords: {},
    words: {},
    abilities: [{ timing: 'when-sown', does: [does] }],
  });

  it('does not compile without what it means, takes, does or says', () => {
    type Verb = Parameters<typeof verb>[1];
    expectTypeOf<Omit<Verb, 'means'>>().not.toExtend<Verb>();
    expectTypeOf<Omit<Verb, 'takes'>>().not.toExtend<Verb>();
    expectTypeOf<Omit<Verb, 'does'>>().not.toExtend<Verb>();
    expectTypeOf<Omit<Verb, 'says'>>().not.toExtend<Verb>();
    type Filter = Parameters<typeof filter>[1];
    expectTypeOf<Omit<Filter, 'says'>>().not.toExtend<Filter>();
    type Timing = Parameters<typeof timing>[1];
    expectTypeOf<Omit<Timing, 'takes'>>().not.toExtend<Timing>();
  });

  it('gets what it takes as types', () => {
    type Taking = Taken<{ readonly by: Shape<number>; readonly 'to?': Shape<string> }>;
    expectTypeOf<Taking>().toExtend<{ readonly by: number; readonly to?: string }>();
    expectTypeOf<{ readonly by: string }>().not.toExtend<Taking>();
    expectTypeOf<{ readonly to: string }>().not.toExtend<Taking>();
  });

  it('whose word is taken is refused', () => {
    expect(() => cardLanguage(withTwice(), [])).toThrow("the word 'water' has two entries");
  });

  it('may reach the table alone: then it is refused of what is looked for elsewhere', () => {
    const near = { ...prune, reaches: 'the beds' };
    const language = cardLanguage<Plant>({ ...ENTRIES, verbs: [near] }, [['code']]);
    const problemsOf = (from: object, to: unknown) => {
      const choose = [{ name: 'one', from, min: 1, max: 1, hidden: true }];
      const does = [
        { ...instruction, to: 'one' },
        { ...instruction, to },
      ];
      return told(withAbility({ timing: 'when-sown', choose, does }), language);
    };
    const far = (at: number) =>
      `cards[0].abilities[0].does[${at}].to: 'prune' reaches the beds alone`;
    expect(problemsOf({}, { side: 'yours' })).toEqual([]);
    expect(problemsOf({ zone: 'compost' }, 'self')).toEqual([far(0)]);
    expect(problemsOf({}, { zone: 'compost' })).toEqual([far(1)]);
  });

  it('may take two cards by their names: one each, and not the same one', () => {
    const graft = verb('graft', {
      means: 'Joins two plants.',
      takes: { to: forms.name, with: forms.name },
      isOfTwo: true,
      does: () => undefined,
      says: ({ to, with: other }) => ({ order: `graft ${to.object} on ${other.object}` }),
    });
    const language = cardLanguage<Plant>({ ...ENTRIES, verbs: [graft] }, [['code']]);
    const problemsOf = (max: number, other: string) => {
      const choose = [{ name: 'one', from: {}, min: 1, max }];
      const does = [{ verb: 'graft', to: 'one', with: other }];
      return told(withAbility({ timing: 'when-sown', choose, does }), language);
    };
    const at = 'cards[0].abilities[0].does[0]';
    expect(problemsOf(1, 'self')).toEqual([]);
    expect(problemsOf(1, 'one')).toEqual([`${at}.with: it is the same card`]);
    expect(problemsOf(2, 'self')).toEqual([`${at}.to: 'one' may be more than one card`]);
  });

  it('may offer what other verbs do, of which the reader asks what it asks of any', () => {
    const offer = verb('offer', {
      means: 'Lets gardeners do something.',
      takes: { 'who?': forms.who, does: forms.offered },
      does: () => undefined,
      says: ({ offered }) => ({ statement: `you may ${offered}` }),
    });
    const near = { ...prune, reaches: 'the beds' };
    const verbs = [near, offer, ...ENTRIES.verbs];
    const language = cardLanguage<Plant>({ ...ENTRIES, verbs }, [['code']]);
    const problemsOf = (...does: readonly object[]) => {
      const choose = [{ name: 'one', from: {}, min: 1, max: 1 }];
      const inner = [{ verb: 'water', to: 'one', amount: 1 }, ...does];
      const offers = [{ verb: 'offer', does: inner }];
      return told(withAbility({ timing: 'when-sown', choose, does: offers }), language);
    };
    const at = 'cards[0].abilities[0].does[0].does[1]';
    expect(problemsOf()).toEqual([]);
    expect(problemsOf({ ...instruction, to: { zone: 'compost' } })).toEqual([
      `${at}.to: 'prune' reaches the beds alone`,
    ]);
    expect(problemsOf({ verb: 'gather', who: 'self', amount: 1 }).join()).toContain(
      `${at}.who: 'self' is no gardener`,
    );
    expect(problemsOf({ verb: 'water', to: 'two', amount: 1 }).join()).toContain(
      `${at}.to: there is no name "two"`,
    );
    expect(problemsOf({ verb: 'offer', does: [] })).toEqual([
      `${at}.does: something has to be offered`,
    ]);
  });

  const withTwice = (): Entries => ({
    ...ENTRIES,
    verbs: [...ENTRIES.verbs, ...ENTRIES.verbs.slice(0, 1)],
  });
});

describe('What the engine gets of a language', () => {
  it('is a table for each kind of word', () => {
    const { verbs, filters, things, named, timings } = GARDEN.rules;
    expect(Object.keys(verbs)).toEqual(['water', 'gather']);
    expect(Object.keys(filters)).toEqual(['side', 'heightAtMost']);
    expect(Object.keys(things)).toEqual(['beds']);
    expect(named).toEqual({}); // `self` is known to the engine
    expect(timings.map(({ timing: word, what }) => [word, what])).toEqual([['when-sown', 'sown']]);
  });
});
