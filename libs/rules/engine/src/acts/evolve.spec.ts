import { beforeEach, describe, expect, it } from 'vitest';
import { copy } from '../base/json.js';
import type { Fact } from '../contract/facts.js';
import type { State } from '../contract/state.js';
import { newState } from '../state/state.js';
import { toy } from '../toys/toy.js';
import { nextId } from '../state/ids.js';
import { evolve } from './evolve.js';

const rules = toy({ id: 'evolve/1', zones: {}, setup: () => undefined });

let state: State;
beforeEach(() => {
  state = newState('evolve/1', 2, {});
});

const became = (...facts: readonly Fact[]): State => {
  for (const fact of facts) evolve({ rules, state }, fact);
  return state;
};

const stocked: Fact = {
  kind: 'stocked',
  owner: 1,
  to: 'deck@1',
  faces: ['a', 'b', 'c'],
  family: 'deck1-',
};
const drawn: Fact = {
  kind: 'moved',
  card: 'deck1-3',
  as: 'hand1-1',
  face: 'c',
  from: 'deck@1',
  to: 'hand@1',
  slot: 0,
};

describe('cards', () => {
  it('come to lie in the order in which they are named', () => {
    expect(became(stocked).places).toEqual({ 'deck@1': ['deck1-1', 'deck1-2', 'deck1-3'] });
  });

  it('are new objects after a move, without what was marked on them', () => {
    became(
      stocked,
      { kind: 'marked', card: 'deck1-3', place: 'deck@1', mark: 'damage', to: 2 },
      drawn,
    );
    expect(state.cards['hand1-1']).toEqual({
      id: 'hand1-1',
      face: 'c',
      owner: 1,
      place: 'hand@1',
      slot: 0,
      marks: {},
    });
    expect(state.cards['deck1-3']).toBeUndefined();
  });

  it('stay the same object where the id stays', () => {
    became(stocked, { kind: 'marked', card: 'deck1-3', place: 'deck@1', mark: 'damage', to: 2 });
    became({ ...drawn, as: 'deck1-3', slot: 4 } as Fact);
    expect(state.cards['deck1-3']).toMatchObject({
      place: 'hand@1',
      slot: 4,
      marks: { damage: 2 },
    });
  });

  it('may come to lie below', () => {
    became(stocked, drawn, { ...drawn, card: 'deck1-2', as: 'hand1-2', face: 'b', under: true });
    expect(state.places['hand@1']).toEqual(['hand1-2', 'hand1-1']);
  });

  it('leave no empty place behind', () => {
    became({ ...stocked, faces: ['c'] }, { ...drawn, card: 'deck1-1' });
    expect(state.places).toEqual({ 'hand@1': ['hand1-1'] });
  });

  it('lie after a shuffle where the order says', () => {
    became(stocked, { kind: 'shuffled', place: 'deck@1', order: [2, 0, 1] });
    expect(state.places['deck@1']).toEqual(['deck1-3', 'deck1-1', 'deck1-2']);
    expect(state.draws).toBe(1);
  });
});

describe('ids', () => {
  it('go up in their family and are never given twice', () => {
    became(stocked, drawn);
    expect(nextId(state, 'deck1-')).toBe('deck1-4');
    expect(nextId(state, 'hand1-')).toBe('hand1-2');
    expect(nextId(state, 'c')).toBe('c1');
  });
});

describe('counters and marks', () => {
  it('that fall to 0 are the same as none', () => {
    const before = copy(state);
    became(
      { kind: 'counted', seat: 1, what: 'life', to: 5 },
      { kind: 'counted', seat: 1, what: 'life', to: 0 },
    );
    expect(state).toEqual(before);
  });

  it('of seat 0 belong to the table', () => {
    became({ kind: 'counted', seat: 0, what: 'turn', to: 3 });
    expect(state.table).toEqual({ turn: 3 });
  });
});

describe('a pause', () => {
  const frame = { kind: 'turn', seat: 1, asks: [{ id: 'd1', seat: 1, kind: 'turn' }] };

  it('keeps the frames below and puts the others on top', () => {
    state.stack = [{ kind: 'game' }, { kind: 'old' }];
    became({ kind: 'paused', keep: 1, frames: [frame], pending: [], asked: 1 });
    expect(state.stack).toEqual([{ kind: 'game' }, frame]);
    expect(state.asked).toBe(1);
  });

  it('stays as it was written while the rules go on', () => {
    const fact: Fact = { kind: 'paused', keep: 0, frames: [frame], pending: [], asked: 1 };
    became(fact);
    delete state.stack[0]?.asks;
    expect(fact.frames[0]?.asks).toHaveLength(1);
  });
});

describe('facts that fit no state', () => {
  it.each<[string, Fact, string]>([
    [
      'a card that is elsewhere',
      { ...drawn, from: 'hand@1', to: 'deck@1' } as Fact,
      'not at hand@1',
    ],
    ['a card that is not there', { ...drawn, card: 'deck1-9' } as Fact, 'no card deck1-9'],
    ['an order of too few', { kind: 'shuffled', place: 'deck@1', order: [0] }, 'a shuffle of 1'],
    ['a seat that nobody has', { kind: 'counted', seat: 7, what: 'life', to: 1 }, 'no seat 7'],
  ])('are a bug: %s', (_, fact, message) => {
    became(stocked);
    expect(() => evolve({ rules, state }, fact)).toThrow(message);
  });
});

describe('what changes nothing', () => {
  it.each<Fact>([
    { kind: 'happened', what: 'told' },
    { kind: 'shown', seat: 1, place: 'deck@1', faces: ['a'] },
  ])('is a story: $kind', (fact) => {
    const before = copy(became(stocked));
    expect(became(fact)).toEqual(before);
  });
});

describe('A fact of an unknown kind', () => {
  it('is a bug or a forgery and is never passed over in silence', () => {
    const fact = { kind: 'teleported' } as unknown as Fact;
    expect(() => evolve({ rules, state }, fact)).toThrow("the kind 'teleported'");
  });
});
