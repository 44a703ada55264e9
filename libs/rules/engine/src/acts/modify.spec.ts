import { beforeEach, describe, expect, it } from 'vitest';
import type { Play } from '../contract/play.js';
import { valueOf } from '../state/modifiers.js';
import { newState } from '../state/state.js';
import { NO_CHANCE } from '../toys/no-chance.spec-kit.js';
import { facesOf, printed, toy } from '../toys/toy.js';
import { seeAll } from '../visibility/see.js';
import { move, stock } from './cards.js';
import { endModifiers, endModifiersOf, modify } from './modify.js';

const RULES = toy({
  id: 'values/1',
  zones: {
    field: { faces: 'all', ids: 'all' },
    hand: { faces: 'owner', ids: 'owner' },
  },
  faces: facesOf(printed('bear', 'unit', { stats: { power: 4 } })),
  setup: () => undefined,
});

let play: Play;
beforeEach(() => {
  play = { rules: RULES, state: newState(RULES.id, 2, {}), chance: NO_CHANCE, facts: [], floor: 0 };
  stock(play, 'field@1', 1, ['bear']);
  stock(play, 'hand@1', 1, ['bear']);
});

const power = (): number => valueOf(play, 'c1', 'power');
const raise = (by: number, until = 'turn'): void =>
  modify(play, 'c1', { what: 'power', by, until, giver: 1 });

describe('a change', () => {
  it('ends with its time, and no other', () => {
    raise(2, 'turn');
    raise(3, 'game');
    endModifiers(play, 'turn');
    expect(power()).toBe(7);
  });

  it('ends with the seat that gave it', () => {
    raise(2);
    modify(play, 'c1', { what: 'power', by: 5, until: 'turn', giver: 2 });
    endModifiersOf(play, 1);
    expect(power()).toBe(9);
  });

  it('ends with the object that it changed', () => {
    raise(2);
    move(play, 'c1', 'hand@1');
    expect(play.state.modifiers).toEqual([]);
  });

  it('goes with the same object to another place', () => {
    raise(2);
    move(play, 'c1', 'field@2', { sameObject: true });
    expect(power()).toBe(6);
  });

  it('of a card in a hand is its owner’s affair, from beginning to end', () => {
    modify(play, 'hand1-1', { what: 'cost', by: -1, until: 'turn', giver: 1 });
    raise(2);
    endModifiers(play, 'turn');
    const kinds = (viewer: 1 | 2) =>
      seeAll(RULES, play.facts.slice(2), viewer).map((fact) => (fact as { kind: string }).kind);
    expect(kinds(1)).toEqual(['modified', 'modified', 'unmodified', 'unmodified']);
    expect(kinds(2)).toEqual(['modified', 'unmodified']);
    expect(JSON.stringify(seeAll(RULES, play.facts, 2))).toContain('"id":"m1"');
  });
});
