import { beforeEach, describe, expect, it } from 'vitest';
import { end, rework, tell, type Play } from './play.js';
import { newState } from './state.js';
import { NO_CHANCE } from './toys/no-chance.spec-kit.js';
import { toy } from './toys/toy.js';

const RULES = toy({
  id: 'acts/1',
  zones: {
    deck: { faces: 'nobody', ids: 'nobody' },
    hand: { faces: 'owner', ids: 'owner' },
    field: { faces: 'all', ids: 'all' },
  },
  stories: { said: [] },
  setup: () => undefined,
});

let play: Play;
beforeEach(() => {
  play = { rules: RULES, state: newState(RULES.id, 2, {}), chance: NO_CHANCE, facts: [], floor: 0 };
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
