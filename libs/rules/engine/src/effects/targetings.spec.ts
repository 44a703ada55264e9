import { describe, expect, it } from 'vitest';
import { stock } from '../acts/cards.js';
import type { Play } from '../contract/play.js';
import type { Ability, Choosing, Selector } from '../contract/vocabulary.js';
import { newState } from '../state/state.js';
import { NO_CHANCE } from '../toys/no-chance.spec-kit.js';
import { facesOf, printed, toy } from '../toys/toy.js';
import { MAX_TARGETINGS, targetings, targetsNamed } from './targetings.js';

const RULES = toy({
  id: 'ways/1',
  zones: { discard: { faces: 'all', ids: 'all' } },
  faces: facesOf(printed('snail', 'unit')),
  things: { piles: () => ['pile-1', 'pile-2'] },
  setup: () => undefined,
});
const LOST: Selector = { zone: 'discard' };

/** The discard pile of seat 1 holds so many cards. */
function table(cards: number): Play {
  const state = newState(RULES.id, 2, {});
  const play = { rules: RULES, state, chance: NO_CHANCE, facts: [], floor: 0 };
  stock(play, 'discard@1', 1, Array<string>(cards).fill('snail'));
  return play;
}

const choosing = (name: string, min: number, max: number): Choosing => ({
  name,
  from: LOST,
  min,
  max,
});
const SOURCE = { card: 'c1', face: 'snail', ability: 0, controller: 1, chosen: {} };
const waysOf = (cards: number, ...choose: readonly Choosing[]): readonly string[] => {
  const ability: Ability = { timing: 'now', choose, does: [] };
  return targetings(table(cards), ability, SOURCE);
};

describe('The ways to name targets', () => {
  it('are one and empty for an ability that chooses nothing', () => {
    expect(waysOf(3)).toEqual(['']);
  });

  it('are every set of a size that fits, "up to" with none of them', () => {
    expect(waysOf(2, choosing('lost', 1, 1))).toEqual([' lost=c1', ' lost=c2']);
    expect(waysOf(2, choosing('lost', 0, 2))).toEqual([
      ' lost=none',
      ' lost=c1',
      ' lost=c2',
      ' lost=c1,c2',
    ]);
  });

  it('are every way of the first choice with every way of the second', () => {
    expect(waysOf(2, choosing('lost', 1, 1), choosing('other', 1, 1))).toHaveLength(4);
  });

  it('are of things as well that are no cards', () => {
    expect(waysOf(1, { ...choosing('pile', 1, 1), things: 'piles' })).toEqual([
      ' pile=pile-1',
      ' pile=pile-2',
    ]);
  });

  it('of a kind of thing that no game knows are a bug', () => {
    const boats = { ...choosing('boat', 1, 1), things: 'boats' };
    expect(() => waysOf(1, boats)).toThrow("has no things called 'boats'");
  });

  it('are none where a target that is needed is not there', () => {
    expect(waysOf(1, choosing('lost', 2, 2))).toEqual([]);
  });

  it('are cut off at a limit that has a name', () => {
    expect(waysOf(MAX_TARGETINGS - 1, choosing('lost', 1, 1))).toHaveLength(MAX_TARGETINGS - 1);
    expect(waysOf(MAX_TARGETINGS + 5, choosing('lost', 1, 1))).toHaveLength(MAX_TARGETINGS);
  });

  it('are cut off before they are all worked out', () => {
    expect(waysOf(60, choosing('lost', 0, 30))).toHaveLength(MAX_TARGETINGS);
  });

  it('are read back as the targets that they name', () => {
    expect(targetsNamed(['lost=c1,c2', 'other=none', 'seat-1'])).toEqual({
      lost: ['c1', 'c2'],
      other: [],
    });
  });
});
