import { beforeEach, describe, expect, it } from 'vitest';
import { draw, mark, move, stock } from '../acts/cards.js';
import { modify } from '../acts/modify.js';
import { push, setCounter } from '../acts/play.js';
import type { Play } from '../contract/play.js';
import { resume } from '../run/run.js';
import { newState, place } from '../state/state.js';
import { NO_CHANCE } from '../toys/no-chance.spec-kit.js';
import { facesOf, printed, toy } from '../toys/toy.js';
import { view } from './view.js';

const RULES = toy({
  id: 'viewing/1',
  zones: {
    deck: { faces: 'nobody', ids: 'nobody' },
    hand: { faces: 'owner', ids: 'owner' },
    gauge: { faces: 'nobody', ids: 'all' },
    field: { faces: 'all', ids: 'all' },
    soul: { faces: 'all', ids: 'all' },
    pool: { faces: 'nobody', ids: 'nobody' },
  },
  openCounters: ['life', 'turn'],
  shownValues: ['power'],
  faces: facesOf(printed('bear', 'unit', { stats: { power: 4 } }), printed('wasp', 'unit')),
  steps: {
    ask: {
      open: ['phase'],
      proceed: () => [{ seat: 1, kind: 'phase' }],
      options: () => ({ pick: 'one', from: [{ id: 'end' }] }),
    },
  },
  setup: () => undefined,
});

let play: Play;
beforeEach(() => {
  play = { rules: RULES, state: newState(RULES.id, 2, {}), chance: NO_CHANCE, facts: [], floor: 0 };
  stock(play, 'deck@1', 1, ['bear', 'wasp', 'bear']);
  draw(play, 'deck@1', 'hand@1', 2);
  setCounter(play, 1, 'life', 9);
  setCounter(play, 0, 'secret', 1);
  push(play, { kind: 'ask', phase: 'main', plan: 'x' } as never);
  resume(play, NO_CHANCE);
});

const zones = (viewer: 1 | 2 | 'public' | 'house') => view(play, viewer).seats[0]?.zones;

describe('a hand', () => {
  it('is seen by its owner', () => {
    expect(zones(1)?.['hand']).toMatchObject({
      count: 2,
      cards: [
        { id: 'hand1-1', face: 'bear' },
        { id: 'hand1-2', face: 'wasp' },
      ],
    });
  });

  it('is a number to everybody else', () => {
    expect(zones(2)?.['hand']).toEqual({ count: 2 });
    expect(zones('public')?.['hand']).toEqual({ count: 2 });
  });
});

describe('a pile', () => {
  it('is a number to all, its owner too', () => {
    expect(zones(1)?.['deck']).toEqual({ count: 1 });
    expect(zones('house')?.['deck']?.cards).toHaveLength(1);
  });

  it('of cards face down lists what can be told apart, and no faces', () => {
    move(play, 'hand1-1', 'gauge@1');
    expect(zones(1)?.['gauge']).toEqual({ count: 1, cards: [{ id: 'c1' }] });
  });

  it('that nobody owns stands beside the seats', () => {
    stock(play, 'pool@0', 0, ['bear', 'bear']);
    expect(view(play, 2).shared).toEqual({ pool: { count: 2 } });
  });
});

describe('a card on the field', () => {
  beforeEach(() => {
    move(play, 'hand1-1', 'field@1', { slot: 3 });
    mark(play, 'c1', 'damage', 2);
    modify(play, 'c1', { what: 'power', by: 1, until: 'turn', giver: 1 });
  });

  it('shows position, marks, values as they are now, and what was given for a time', () => {
    expect(zones(2)?.['field']?.cards).toEqual([
      {
        id: 'c1',
        face: 'bear',
        slot: 3,
        marks: { damage: 2 },
        values: { power: 5 },
        changes: [{ what: 'power', by: 1, until: 'turn', giver: 1 }],
      },
    ]);
  });

  it('shows what lies under it', () => {
    move(play, 'hand1-2', place('soul', 'c1'));
    expect(zones(2)?.['field']?.cards?.[0]?.with).toMatchObject({ soul: { count: 1 } });
  });
});

describe('the table', () => {
  it('shows how the holes in the rules are read', () => {
    const read = { ...play, state: { ...play.state, options: { wall: 'open' } } };
    expect(view(read, 2).options).toEqual({ wall: 'open' });
  });

  it('shows open counters only', () => {
    expect(view(play, 2).seats[0]?.counters).toEqual({ life: 9 });
    expect(view(play, 2).counters).toEqual({});
    expect(view(play, 'house').counters).toEqual({ secret: 1 });
  });

  it('tells everybody who is asked, and only the seat what it may answer', () => {
    expect(view(play, 1).decisions[0]?.options).toEqual({ pick: 'one', from: [{ id: 'end' }] });
    expect(view(play, 2).decisions).toEqual([{ id: 'd1', seat: 1, kind: 'phase' }]);
  });

  it('tells what the rules are in the middle of, by its open fields', () => {
    const asks = [{ id: 'd1', seat: 1, kind: 'phase' }];
    expect(view(play, 'public').underway).toEqual([{ kind: 'ask', asks, phase: 'main' }]);
  });
});
