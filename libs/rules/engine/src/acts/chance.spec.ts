import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Chance } from '../contract/chance.js';
import type { Fact } from '../contract/facts.js';
import type { Play } from '../contract/play.js';
import { newState } from '../state/state.js';
import { toy } from '../toys/toy.js';
import { shuffle, stock } from './cards.js';
import { chanceFrom, recordedChance } from './chance.js';
import { pickByChance, roll } from './play.js';

const RULES = toy({
  id: 'chance/1',
  zones: { deck: { faces: 'nobody', ids: 'nobody' } },
  setup: () => undefined,
});

const playWith = (chance: Chance): Play => ({
  rules: RULES,
  state: newState(RULES.id, 2, {}),
  chance,
  facts: [],
  floor: 0,
});

/** Says the same whatever is asked. */
const saying = (answer: number | readonly number[]): Chance => ({
  shuffle: () => answer as readonly number[],
  roll: () => answer as number,
  pick: () => answer as number,
});

describe('chance in the record', () => {
  const facts: readonly Fact[] = [
    { kind: 'shuffled', place: 'deck@1', order: [2, 0, 1] },
    { kind: 'counted', seat: 1, what: 'life', to: 3 },
    { kind: 'rolled', sides: 6, shown: 5 },
    { kind: 'picked', of: 4, index: 2 },
  ];

  it('is given again in its order', () => {
    const chance = recordedChance(facts);
    expect([chance.shuffle(3, 0), chance.roll(6, 1), chance.pick(4, 2)]).toEqual([[2, 0, 1], 5, 2]);
    expect(chance.leftOver()).toBe(false);
  });

  it('is refused to a question that was never asked', () => {
    expect(() => recordedChance(facts).roll(6, 0)).toThrow("the record holds no 'rolled' over 6");
    expect(() => recordedChance(facts).shuffle(4, 0)).toThrow("no 'shuffled' over 4");
    expect(() => recordedChance([]).pick(2, 0)).toThrow("no 'picked' over 2");
  });

  it('tells when something of it was not asked for', () => {
    expect(recordedChance(facts).leftOver()).toBe(true);
  });
});

describe('chance from numbers', () => {
  it('orders any pile without losing a card, whatever the numbers', () => {
    fc.assert(
      fc.property(fc.nat(60), fc.infiniteStream(fc.nat(1_000_000)), (size, numbers) => {
        const chance = chanceFrom((bound) => (numbers.next().value as number) % bound);
        const order = [...chance.shuffle(size, 0)].sort((a, b) => a - b);
        expect(order).toEqual(Array.from({ length: size }, (_, index) => index));
      }),
    );
  });

  it('can bring every order of three', () => {
    const orders = new Set<string>();
    for (const two of [0, 1]) {
      for (const three of [0, 1, 2]) {
        const chance = chanceFrom((bound) => (bound === 3 ? three : two));
        orders.add(chance.shuffle(3, 0).join(''));
      }
    }
    expect(orders.size).toBe(6);
  });

  it('picks nothing from nothing', () => {
    expect(() => chanceFrom(() => 0).pick(0, 0)).toThrow('nothing to pick from');
  });
});

describe('what chance says', () => {
  it('stands in a fact and is counted', () => {
    const play = playWith(saying(3));
    expect(roll(play, 6)).toBe(3);
    expect(pickByChance(play, 5)).toBe(3);
    expect(play.facts.map(({ kind }) => kind)).toEqual(['rolled', 'picked']);
    expect(play.state.draws).toBe(2);
  });

  it.each([0, 7, 1.5])('is no %d on a die of six', (shown) => {
    expect(() => roll(playWith(saying(shown)), 6)).toThrow('on a die of 6');
  });

  it.each([-1, 5])('is no index %d of five', (index) => {
    expect(() => pickByChance(playWith(saying(index)), 5)).toThrow('of 5');
  });

  it.each([[[0, 0]], [[0]], [[0, 2]]])('is no order %j of two cards', (order) => {
    const play = playWith(saying(order));
    stock(play, 'deck@1', 1, ['a', 'b']);
    expect(() => shuffle(play, 'deck@1')).toThrow('no order of 2 cards');
  });
});
