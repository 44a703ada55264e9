import { withoutUndefined } from '../base/without-undefined.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stock } from '../acts/cards.js';
import type { Play } from '../contract/play.js';
import type { Reading } from '../contract/rules.js';
import type { Ability, Lasting, Selector } from '../contract/vocabulary.js';
import { valueOf } from '../state/modifiers.js';
import { cardOf, cardsIn, newState } from '../state/state.js';
import { NO_CHANCE } from '../toys/no-chance.spec-kit.js';
import { facesOf, printed, toy } from '../toys/toy.js';
import { addedToCard } from './added.js';
import { standingOn } from './standing.js';

const VALUES = ['power', 'speed'];

/** Questions that filters have asked: what a circle costs. */
let questions = 0;

function atMost(what: string) {
  return (reading: Reading, { id }: { readonly id: string }, wanted: unknown) => {
    questions += 1;
    return valueOf(reading, id, what) <= Number(wanted);
  };
}

const passive = (lasting: Lasting, when?: Ability['when']): Ability =>
  withoutUndefined({
    timing: 'passive',
    does: [],
    lasting: [lasting],
    when,
  });

const rulesOf = (texts: { readonly [name: string]: readonly Ability[] }) =>
  toy({
    id: 'circle/1',
    zones: { field: { faces: 'all', ids: 'all' } },
    faces: facesOf(
      ...Object.entries(texts).map(([name, abilities]) =>
        printed(name, 'unit', { stats: { power: 3, speed: 3 }, abilities }),
      ),
    ),
    filters: {
      name: (_, { face }, wanted) => face === wanted,
      powerAtMost: atMost('power'),
      speedAtMost: atMost('speed'),
    },
    asks: { powerAtMost: () => 'power', speedAtMost: () => 'speed' },
    lasting: addedToCard,
    lastingCards: ({ state }) => cardsIn(state, 'field@1').map((id) => cardOf(state, id)),
    setup: () => undefined,
  });

function laid(
  texts: { readonly [name: string]: readonly Ability[] },
  names = Object.keys(texts),
): Play {
  const rules = rulesOf(texts);
  const state = newState(rules.id, 2, {});
  const play: Play = { rules, state, chance: NO_CHANCE, facts: [], floor: 0 };
  stock(play, 'field@1', 1, names);
  return play;
}

/** The values of a card by its name. */
function seen(reading: Reading, name: string): readonly number[] {
  const found = Object.values(reading.state.cards).find(({ face }) => face === name);
  return VALUES.map((what) => valueOf(reading, found?.id ?? '', what));
}

describe('a value that depends on itself', () => {
  it('is seen by its own text without what lasts: in `on`, in `when`, in `by`', () => {
    const on = passive({ on: { powerAtMost: 3 }, what: 'power', by: 2 });
    const when = passive(
      { on: {}, what: 'power', by: 2 },
      { count: { powerAtMost: 3 }, atLeast: 1 },
    );
    const count = passive({ on: {}, what: 'power', by: { count: { powerAtMost: 3 } } });
    const value = passive({ on: {}, what: 'power', by: { value: 'power', of: 'self' } });
    const of = (text: Ability) => seen(laid({ one: [text] }), 'one')[0];
    expect([on, when, count, value].map(of)).toEqual([5, 5, 4, 6]);
  });

  it('is seen so by each of two texts that ask for one another', () => {
    const texts = {
      strong: [passive({ on: { speedAtMost: 3 }, what: 'power', by: 1 })],
      swift: [passive({ on: { powerAtMost: 3 }, what: 'speed', by: 1 })],
    };
    for (const names of [
      ['strong', 'swift'],
      ['swift', 'strong'],
    ]) {
      const table = laid(texts, names);
      expect([seen(table, 'strong'), seen(table, 'swift')]).toEqual([
        [4, 4],
        [4, 4],
      ]);
    }
  });

  it('is seen as it is by a text outside the circle', () => {
    const table = laid({
      one: [passive({ on: { name: 'one', powerAtMost: 3 }, what: 'power', by: 2 })],
      other: [passive({ on: { name: 'other' }, what: 'speed', by: { count: { powerAtMost: 4 } } })],
    });
    expect([seen(table, 'one'), seen(table, 'other')]).toEqual([
      [5, 3],
      [3, 4],
    ]);
  });

  it('is asked for in no time, however many cards ask for all others', () => {
    const crowd = Array.from({ length: 30 }, () => 'one');
    const by = { count: { powerAtMost: 3 } };
    const table = laid({ one: [passive({ on: {}, what: 'power', by })] }, crowd);
    questions = 0;
    expect(seen(table, 'one')).toEqual([3 + 30 * 30, 3]);
    expect(questions).toBeLessThan(100_000);
  });

  it('does not keep what it saw in the circle for those that look at a whole table', () => {
    const table = laid({ one: [passive({ on: { powerAtMost: 3 }, what: 'power', by: 2 })] });
    const whole: Reading = { rules: table.rules, state: table.state, standing: new Map() };
    expect([seen(whole, 'one'), seen(whole, 'one')]).toEqual([
      [5, 3],
      [5, 3],
    ]);
    expect(standingOn(whole, 'power')).toHaveLength(1);
  });
});

describe('a chain of values without a circle', () => {
  /** Each has the power of the one before and 1 more. */
  const chain = (length: number) =>
    Object.fromEntries(
      Array.from({ length }, (_, link): [string, readonly Ability[]] => {
        const on = { name: `link ${link}` };
        const before: Selector = { powerAtMost: 2 + link, name: `link ${link - 1}` };
        const follows = passive({ on, what: 'power', by: { count: before } });
        const steps = passive({ on, what: 'power', by: link });
        return [`link ${link}`, link === 0 ? [] : [follows, steps]];
      }),
    );

  it('may have 300 links, whichever filter of a text comes first', () => {
    const table = laid(chain(300));
    const powers = [0, 1, 2, 299].map((link) => seen(table, `link ${link}`)[0]);
    expect(powers).toEqual([3, 5, 5, 303]);
  });
});

const NAMES = ['one', 'two', 'three', 'four'] as const;

const anySelector: fc.Arbitrary<Selector> = fc.oneof(
  fc.constant({}),
  fc.record({ name: fc.constantFrom(...NAMES) }),
  fc.record({ powerAtMost: fc.integer({ min: 1, max: 6 }) }),
  fc.record({ speedAtMost: fc.integer({ min: 1, max: 6 }), name: fc.constantFrom(...NAMES) }),
);

const anyText: fc.Arbitrary<Ability> = fc
  .record({
    on: anySelector,
    what: fc.constantFrom(...VALUES),
    by: fc.oneof(
      fc.integer({ min: -2, max: 2 }),
      fc.record({ count: anySelector }),
      fc.record({ value: fc.constantFrom(...VALUES), of: fc.constant('self') }),
    ),
    when: fc.option(fc.record({ count: anySelector, atLeast: fc.integer({ min: 1, max: 3 }) }), {
      nil: undefined,
    }),
  })
  .map(({ when, ...lasting }) => passive(lasting, when));

const anyTable = fc.array(fc.array(anyText, { maxLength: 2 }), { minLength: 1, maxLength: 4 });

const textsOf = (table: readonly (readonly Ability[])[]) =>
  Object.fromEntries(table.map((abilities, index) => [NAMES[index] ?? '', abilities]));

/** Values by the plain reading of the texts; undefined if one leads back to itself. */
function plainly(texts: { readonly [name: string]: readonly Ability[] }) {
  const names = Object.keys(texts);
  const passives = names.flatMap((from) => (texts[from] ?? []).map((text) => ({ from, text })));
  const valueIn = (open: readonly string[]) => {
    const value = (name: string, what: string): number => {
      const key = `${name} ${what}`;
      if (open.includes(key)) throw new RangeError(key);
      const { fits, count } = reads(valueIn([...open, key]));
      const added = passives.map(({ from, text: { when, lasting: [change] = [] } }) => {
        if (change?.what !== what || !fits(name, change.on)) return 0;
        if (when && count(when.count ?? {}) < (when.atLeast ?? 0)) return 0;
        if (typeof change.by === 'number') return change.by;
        if ('count' in change.by) return count(change.by.count);
        return valueIn([...open, key])(from, change.by.value);
      });
      return added.reduce((sum, more) => sum + more, 3);
    };
    return value;
  };
  const reads = (value: (name: string, what: string) => number) => {
    const fits = (other: string, { name = other, powerAtMost, speedAtMost }: Selector): boolean =>
      name === other &&
      (powerAtMost === undefined || value(other, 'power') <= Number(powerAtMost)) &&
      (speedAtMost === undefined || value(other, 'speed') <= Number(speedAtMost));
    return { fits, count: (on: Selector) => names.filter((other) => fits(other, on)).length };
  };
  return (name: string): readonly number[] | undefined => {
    try {
      return VALUES.map((what) => valueIn([])(name, what));
    } catch (error) {
      if (error instanceof RangeError) return undefined;
      throw error;
    }
  };
}

describe('any texts', () => {
  it('give the same values in any order of the cards and of the questions', () => {
    const property = fc.property(anyTable, (table) => {
      const texts = textsOf(table);
      const names = Object.keys(texts);
      const first = names.map((name) => seen(laid(texts), name));
      const turned = laid(texts, [...names].reverse());
      const whole: Reading = { rules: turned.rules, state: turned.state, standing: new Map() };
      expect([...names].reverse().map((name) => seen(turned, name))).toEqual([...first].reverse());
      expect([...names].reverse().map((name) => seen(whole, name))).toEqual([...first].reverse());
    });
    fc.assert(property, { seed: 41, numRuns: 400 });
  });

  it('give what they say as long as no value depends on itself', () => {
    let plain = 0;
    const property = fc.property(anyTable, (table) => {
      const texts = textsOf(table);
      const read = plainly(texts);
      const expected = Object.keys(texts).flatMap((name) => {
        const values = read(name);
        return values === undefined ? [] : [{ name, values }];
      });
      plain += expected.length;
      const found = expected.map(({ name }) => ({ name, values: seen(laid(texts), name) }));
      expect(found).toEqual(expected);
    });
    fc.assert(property, { seed: 41, numRuns: 400 });
    expect(plain).toBeGreaterThan(300);
  });
});
