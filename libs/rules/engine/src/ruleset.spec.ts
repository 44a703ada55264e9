import { describe, expect, it } from 'vitest';
import { setCounter } from './acts/play.js';
import type { Rules } from './contract/rules.js';
import { rulesetOf } from './ruleset.js';
import { seatCounter, seatsOf } from './state/state.js';
import { placesBy } from './state/places-by.js';
import { NO_CHANCE } from './toys/no-chance.spec-kit.js';
import { toy } from './toys/toy.js';

const plain = { zones: {}, setup: () => undefined };
const SILENT = toy({ id: 'silent/1', ...plain });
const TOLD = toy({
  id: 'told/1',
  ...plain,
  firstMayBeNamed: true,
  leads: ({ state }) => placesBy(seatsOf(state), (seat) => seatCounter(state, seat, 'score')),
  figure: ({ state }, seat) => 10 * seatCounter(state, seat, 'score'),
});

/** A table of two after so many turns, with these scores. */
function tableOf(rules: Rules, turns: number, ...scores: readonly number[]) {
  const state = rulesetOf(rules).newTable(2, {});
  const play = { rules, state, chance: NO_CHANCE, facts: [], floor: 0 };
  if (turns > 0) setCounter(play, 0, 'turn', turns);
  scores.forEach((score, index) => setCounter(play, index + 1, 'score', score));
  return state;
}

describe('How far a game has come', () => {
  it('is said by its rules: who leads, and what it is worth to a seat', () => {
    const { leads, figure } = rulesetOf(TOLD);
    const state = tableOf(TOLD, 3, 4, 6);
    expect(leads?.(state)).toEqual([[2], [1]]);
    expect([figure?.(state, 1), figure?.(state, 2)]).toEqual([40, 60]);
  });

  it('is not asked of rules that do not say it', () => {
    const ruleset = rulesetOf(SILENT);
    expect([ruleset.leads, ruleset.figure]).toEqual([undefined, undefined]);
    expect([ruleset.firstMayBeNamed, rulesetOf(TOLD).firstMayBeNamed]).toEqual([false, true]);
  });

  it('is the number of turns that have begun, in every game that counts them', () => {
    expect(rulesetOf(SILENT).turnsBegun?.(tableOf(SILENT, 0))).toBe(0);
    expect(rulesetOf(SILENT).turnsBegun?.(tableOf(SILENT, 7))).toBe(7);
  });
});
