import { beforeEach, describe, expect, it } from 'vitest';
import { stock } from '../acts/cards.js';
import { modify } from '../acts/modify.js';
import type { Play } from '../contract/play.js';
import { NO_CHANCE } from '../toys/no-chance.spec-kit.js';
import { facesOf, printed, toy } from '../toys/toy.js';
import { valueOf } from './modifiers.js';
import { newState } from './state.js';

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

describe('a value', () => {
  it('is what is printed, and 0 where nothing is', () => {
    expect(power()).toBe(4);
    expect(valueOf(play, 'c1', 'speed')).toBe(0);
  });

  it('is added to by every change, and may fall below 0', () => {
    raise(2);
    raise(-9);
    expect(power()).toBe(-3);
  });

  it('is set by the latest change that sets it, before the others are added', () => {
    raise(2);
    modify(play, 'c1', { what: 'power', by: 1, sets: true, until: 'turn', giver: 2 });
    modify(play, 'c1', { what: 'power', by: 7, sets: true, until: 'turn', giver: 2 });
    expect(power()).toBe(9);
  });

  it('is written nowhere: it is asked for', () => {
    raise(2);
    expect(JSON.stringify(play.state.cards['c1'])).not.toContain('power');
  });
});
