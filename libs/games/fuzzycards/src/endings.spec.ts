/** Who leads when time is called: R-FUZ-73, R-FUZ-77, A-FUZ-83. */
import { rulesetOf, setCounter } from '@scoresheet/rules-engine';
import { describe, expect, it } from 'vitest';
import { fuzzycards } from './game.js';
import { laidTable, type Side } from './laid-table.spec-kit.js';

const ruleset = rulesetOf(fuzzycards);
const leading = (south: Side, north: Side) => ruleset.leads?.(laidTable({ south, north }).state);

describe('Who leads when time is called', () => {
  it('has more Life, whatever stands on the field', () => {
    expect(leading({ life: 12 }, { life: 11 })).toEqual([[1], [2]]);
    const field = { 'altar-1': 'Doorstep Ogre', 'altar-2': 'Lantern Clerk' };
    expect(leading({ life: 11, energy: 5, field }, { life: 12, energy: 0 })).toEqual([[2], [1]]);
  });

  it('is nobody at equal Life: both share the first place', () => {
    expect(leading({ life: 7, hand: ['Lantern Clerk'] }, { life: 7 })).toEqual([[1, 2]]);
  });

  it('is not who came near to 589: another total is worth nothing (R-FUZ-77)', () => {
    const play = laidTable({ south: { life: 7 }, north: { life: 7 } });
    setCounter(play, 1, 'total', 588);
    expect(ruleset.leads?.(play.state)).toEqual([[1, 2]]);
  });
});
