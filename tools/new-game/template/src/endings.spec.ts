/** Who leads when time is called: whoever has more points, as R-SMP-08 has it at the end. */
import { rulesetOf, setCounter } from '@scoresheet/rules-engine';
import { seededChance } from '@scoresheet/rules-testing';
import { describe, expect, it } from 'vitest';
import { sampleGame } from './game.js';

const ruleset = rulesetOf(sampleGame);

function leading(...points: readonly number[]) {
  const state = ruleset.newTable(2, {});
  const play = { rules: sampleGame, state, chance: seededChance(1), facts: [], floor: 0 };
  points.forEach((scored, index) => setCounter(play, index + 1, 'points', scored));
  return ruleset.leads?.(state);
}

describe('Who leads when time is called', () => {
  it('has more points', () => {
    expect(leading(5, 4)).toEqual([[1], [2]]);
    expect(leading(0, 1)).toEqual([[2], [1]]);
  });

  it('is nobody at equal points: both share the first place', () => {
    expect(leading(6, 6)).toEqual([[1, 2]]);
  });
});
