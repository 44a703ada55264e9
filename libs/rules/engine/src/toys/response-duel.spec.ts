import { describe, expect, it } from 'vitest';
import { seatCounter } from '../state/state.js';
import { asItLies, atTheTable, type AtTheTable } from './at-the-table.spec-kit.js';
import { responseDuel } from './response-duel.toy.js';

/** Decks are drawn from their end: two cards each, and a third for seat 1, whose turn it is. */
function given(...hands: readonly (readonly string[])[]): AtTheTable {
  const decks = [[], ...hands.map((hand) => [...hand].reverse())];
  return atTheTable(
    responseDuel,
    { seats: hands.length, decks },
    hands.map((h) => asItLies(h.length)),
  );
}

const lives = ({ state }: AtTheTable): readonly number[] =>
  state.players.slice(1).map((_, index) => seatCounter(state, index + 1, 'life'));

const passes = (table: AtTheTable, ...seats: readonly number[]): AtTheTable => {
  for (const seat of seats) table.does(seat, 'pass');
  return table;
};

describe('a stack of responses among three seats', () => {
  it('asks every seat in turn, though it can do nothing', () => {
    const table = given(['jab', 'jab', 'jab'], ['jab', 'jab'], ['jab', 'jab']);
    expect(table.waiting()).toEqual(['respond of 1']);
    table.does(1, 'pass');
    expect(table.offered(2)).toEqual(['pass']);
  });

  it('resolves a skill when all have passed over it', () => {
    const table = given(['jab', 'jab', 'jab'], ['nope', 'nope'], ['nope', 'nope']);
    table.does(1, 'play hand1-1 3');
    expect(lives(table)).toEqual([2, 2, 2]);
    passes(table, 1, 2, 3);
    expect(table.told).toEqual(['resolved']);
    expect(lives(table)).toEqual([2, 2, 1]);
  });

  it('begins priority anew after every announcement', () => {
    const table = given(['jab', 'jab', 'nope'], ['nope', 'nope'], ['nope', 'nope']);
    table.does(1, 'play hand1-1 3');
    passes(table, 1, 2).does(3, 'play hand3-1 c1');
    expect(table.waiting()).toEqual(['respond of 1']);
  });

  it('cancels what lies below, last in first out, and every cost stays paid', () => {
    const table = given(['jab', 'nope', 'jab'], ['nope', 'jab'], ['jab', 'jab']);
    table.does(1, 'play hand1-1 2');
    passes(table, 1).does(2, 'play hand2-1 c1');
    table.does(1, 'play hand1-2 c2');
    passes(table, 1, 2, 3);
    expect(table.told).toEqual(['cancelled', 'resolved']);
    passes(table, 1, 2, 3);
    expect(lives(table)).toEqual([2, 1, 2]);
    expect(table.state.players.map((player) => player['energy'] ?? 0)).toEqual([0, 2, 3, 4]);
  });

  it('lets an item take effect at once, beside the stack', () => {
    const table = given(['charm', 'jab', 'jab'], ['jab', 'jab'], ['jab', 'jab']);
    table.does(1, 'play hand1-1');
    expect(table.told).toEqual(['equipped']);
    expect(table.waiting()).toEqual(['respond of 1']);
    passes(table.does(1, 'play hand1-2 2'), 1, 2, 3);
    expect(table.told).toEqual(['resolved', 'dropped-out']);
  });

  it('refuses a skill over a full stack, another seat, and what nobody offered', () => {
    const table = given(['jab', 'jab', 'jab'], ['jab', 'jab'], ['jab', 'jab']);
    table.does(1, 'play hand1-1 2');
    expect(table.refuses(1, 'play hand1-2 2')).toMatchObject({ rule: 'TOY-2' });
    expect(table.refuses(2, 'pass')).toMatchObject({ rule: 'TOY-1' });
  });
});

describe('a seat that drops out', () => {
  it('takes what it has on the stack with it, and the others answer anew', () => {
    const table = given(['jab', 'jab', 'jab'], ['nope', 'jab'], ['nope', 'jab']);
    table.does(1, 'play hand1-1 3');
    passes(table, 1).does(2, 'play hand2-1 c1');
    table.leaves(2);
    expect(table.told).toEqual(['dropped-out']);
    expect(table.waiting()).toEqual(['respond of 1']);
    passes(table, 1, 3);
    expect(lives(table)).toEqual([2, 2, 1]);
  });

  it('in its own turn leaves the priority to the next, and the turn passes', () => {
    const table = given(['jab', 'jab', 'jab'], ['nope', 'jab', 'jab'], ['nope', 'jab']);
    table.does(1, 'play hand1-1 3').leaves(1);
    expect(table.waiting()).toEqual(['respond of 2']);
    passes(table, 2, 3);
    expect(table.waiting()).toEqual(['respond of 2']);
    expect(table.state.table['active']).toBe(2);
  });

  it('at the same moment as all others leaves nobody to win', () => {
    const table = given(['quake', 'quake', 'jab'], ['jab', 'jab'], ['jab', 'jab']);
    passes(table.does(1, 'play hand1-1'), 1, 2, 3);
    passes(table.does(1, 'play hand1-2'), 1, 2, 3);
    expect(table.state.outcome).toEqual({ places: [[1, 2, 3]], reason: 'draw' });
    expect(table.state.stack).toEqual([]);
  });
});
