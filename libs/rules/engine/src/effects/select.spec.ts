import { beforeEach, describe, expect, it } from 'vitest';
import { stock } from '../acts/cards.js';
import { modify } from '../acts/modify.js';
import { setCounter } from '../acts/play.js';
import type { Play } from '../contract/play.js';
import type { Condition, Effect } from '../contract/vocabulary.js';
import { newState } from '../state/state.js';
import { NO_CHANCE } from '../toys/no-chance.spec-kit.js';
import { facesOf, printed, toy } from '../toys/toy.js';
import { amountMeant, amountOf, cardsMeant, fits, holds, select, targets } from './select.js';

const RULES = toy({
  id: 'words/1',
  zones: { field: { faces: 'all', ids: 'all' }, hand: { faces: 'owner', ids: 'owner' } },
  faces: facesOf(
    printed('bear', 'unit', { stats: { power: 4 } }),
    printed('wasp', 'unit', { stats: { power: 1 } }),
  ),
  filters: {
    side: (_, { owner }, wanted, { controller }) => (owner === controller) === (wanted === 'yours'),
    face: (_, { face }, wanted) => face === wanted,
  },
  named: { neighbours: ({ state }) => Object.keys(state.cards).filter((id) => id !== 'c1') },
  mayTarget: (_, { face }, { controller }) => face !== 'wasp' || controller === 2,
  setup: () => undefined,
});

let play: Play;
beforeEach(() => {
  play = { rules: RULES, state: newState(RULES.id, 2, {}), chance: NO_CHANCE, facts: [], floor: 0 };
  stock(play, 'field@2', 2, ['wasp']);
  stock(play, 'field@1', 1, ['bear', 'wasp']);
  stock(play, 'hand@1', 1, ['bear']);
});

/** An effect of the bear c2, of seat 1, that another card set off. */
const effect: Effect = {
  card: 'c2',
  face: 'bear',
  ability: 0,
  controller: 1,
  it: 'c1',
  chosen: { prey: ['c3'] },
};

describe('cards that are meant', () => {
  it('fit every filter, by seats and then as they lie', () => {
    expect(select(play, {}, effect)).toEqual(['c2', 'c3', 'c1']);
    expect(select(play, { side: 'yours', face: 'wasp' }, effect)).toEqual(['c3']);
    expect(select(play, { side: 'theirs' }, effect)).toEqual(['c1']);
  });

  it('may lie in another zone than the table', () => {
    expect(select(play, { zone: 'hand', side: 'yours' }, effect)).toEqual(['hand1-1']);
  });

  it('by a word that no game knows are a bug', () => {
    expect(() => select(play, { colour: 'red' }, effect)).toThrow("has no filter 'colour'");
    expect(fits(play, play.state.cards['c2'] as never, { side: 'theirs' }, effect)).toBe(false);
  });

  it('as targets are only those that may be chosen', () => {
    const prey = { name: 'prey', from: { face: 'wasp' }, min: 1, max: 1 };
    expect(targets(play, prey, effect)).toEqual([]);
    expect(targets(play, prey, { ...effect, controller: 2 })).toEqual(['c3', 'c1']);
  });

  it.each([
    ['self', ['c2']],
    ['it', ['c1']],
    ['prey', ['c3']],
    ['nobody', []],
    ['neighbours', ['c2', 'c3', 'hand1-1']],
  ])('by name: %s', (to, ids) => {
    expect(cardsMeant(play, { verb: 'x', to }, effect)).toEqual(ids);
  });

  it('and are gone are meant no more', () => {
    expect(
      cardsMeant(play, { verb: 'x', to: 'prey' }, { ...effect, chosen: { prey: ['c9'] } }),
    ).toEqual([]);
    expect(cardsMeant(play, { verb: 'x' }, effect)).toEqual([]);
  });
});

describe('an amount', () => {
  it('is a number, a count, or a value of now', () => {
    modify(play, 'c3', { what: 'power', by: 2, until: 'turn', giver: 1 });
    expect(amountOf(play, 3, effect)).toBe(3);
    expect(amountOf(play, { count: { face: 'wasp' } }, effect)).toBe(2);
    expect(amountOf(play, { count: { face: 'wasp' }, times: 3 }, effect)).toBe(6);
    expect(amountOf(play, { value: 'power', of: 'prey' }, effect)).toBe(3);
    expect(amountOf(play, undefined, effect)).toBe(0);
  });

  it('of a card that is gone is 0', () => {
    expect(amountOf(play, { value: 'power', of: 'nobody' }, effect)).toBe(0);
  });

  it('of what an instruction does are never less than none', () => {
    const deal = (amount: number) => amountMeant(play, { verb: 'deal', amount }, effect);
    expect([deal(3), deal(-3)]).toEqual([3, 0]);
    expect(amountMeant(play, { verb: 'deal' }, effect)).toBe(0);
  });
});

describe('a condition', () => {
  const met = (condition: Condition): boolean => holds(play, condition, effect);

  it('counts cards', () => {
    expect(met({ count: { face: 'wasp' }, atLeast: 2 })).toBe(true);
    expect(met({ count: { face: 'wasp' }, atLeast: 3 })).toBe(false);
    expect(met({ count: { face: 'wasp' }, atMost: 1 })).toBe(false);
  });

  it('looks at a counter of either seat', () => {
    setCounter(play, 2, 'life', 5);
    expect(met({ counter: 'life', of: 'opponent', atLeast: 5 })).toBe(true);
    expect(met({ counter: 'life', atLeast: 1 })).toBe(false);
    expect(met({ counter: 'life', of: 'you', atMost: 0 })).toBe(true);
  });

  it('that is not written holds', () => {
    expect(holds(play, undefined, effect)).toBe(true);
  });

  it('has one opponent only at a table of two', () => {
    const three = { rules: RULES, state: newState(RULES.id, 3, {}) };
    expect(() => holds(three, { counter: 'life', of: 'opponent' }, effect)).toThrow('table of two');
  });
});
