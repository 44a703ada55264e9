import { beforeEach, describe, expect, it } from 'vitest';
import type { Play } from '../contract/play.js';
import { newState } from '../state/state.js';
import { NO_CHANCE } from '../toys/no-chance.spec-kit.js';
import { toy } from '../toys/toy.js';
import { seeAll } from '../visibility/see.js';
import { decideOption, end, rework, tell } from './play.js';

const RULES = toy({
  id: 'acts/1',
  zones: {
    deck: { faces: 'nobody', ids: 'nobody' },
    hand: { faces: 'owner', ids: 'owner' },
    field: { faces: 'all', ids: 'all' },
  },
  options: { toll: ['once', 'each'] },
  stories: { said: [] },
  setup: () => undefined,
});

let play: Play;
beforeEach(() => {
  play = { rules: RULES, state: newState(RULES.id, 2, {}), chance: NO_CHANCE, facts: [], floor: 0 };
});

describe('a ruling in the middle of a game', () => {
  it('changes how the rules are read, for all to see', () => {
    decideOption(play, 'toll', 'each');
    decideOption(play, 'toll', 'each');
    expect(play.state.options).toEqual({ toll: 'each' });
    expect(seeAll(RULES, play.facts, 'public')).toEqual([
      { kind: 'ruled', option: 'toll', value: 'each' },
    ]);
  });

  it('reads them only as they can be read', () => {
    expect(() => decideOption(play, 'toll', 'never')).toThrow("knows no 'never' for 'toll'");
    expect(() => decideOption(play, 'tea', 'each')).toThrow("for 'tea'");
  });
});

describe('the end', () => {
  it('comes once', () => {
    end(play, { places: [[1], [2]], reason: 'first' });
    end(play, { places: [[2], [1]], reason: 'second' });
    expect(play.state.outcome?.reason).toBe('first');
    expect(play.facts).toHaveLength(1);
  });
});

describe('a bug', () => {
  it('is a story whose field would hide the fact’s own', () => {
    expect(() => tell(play, 'said', { what: 'x' })).toThrow("a field of the fact's own name");
  });

  it('is a change of a frame that is not there', () => {
    expect(() => rework(play, { kind: 'gone' })).toThrow('not on the stack');
  });
});
