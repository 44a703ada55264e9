import { decisions, emptyTable, push, resume, setCounter, stock } from '@scoresheet/rules-engine';
import { scriptedChance } from '@scoresheet/rules-testing';
import { describe, expect, it } from 'vitest';
import { hand } from '../field.js';
import { fuzzycards } from '../game.js';
import { MAX_ACTS_PER_PHASE, type ActivateFrame } from './activate.js';

const MARGIN_NOTES = 'gen-131';

/** What South is offered with an Event in hand, after so many cards and abilities. */
function offeredAfter(acts: number): number {
  const state = emptyTable(fuzzycards, { seats: 2, options: {} });
  const chance = scriptedChance();
  const play = { rules: fuzzycards, state, chance, facts: [], floor: 0 };
  setCounter(play, 1, 'energy', 5);
  stock(play, hand(1), 1, [MARGIN_NOTES]);
  const frame: ActivateFrame = { kind: 'activate', seat: 1, acts };
  push(play, frame);
  resume(play, chance);
  const [decision] = decisions(play);
  return decision?.options.pick === 'one' ? decision.options.from.length : 0;
}

describe('The Activate phase (A-FUZ-79)', () => {
  it('offers another card before the limit of one phase, and at the limit only its end', () => {
    expect(offeredAfter(MAX_ACTS_PER_PHASE - 1)).toBe(2);
    expect(offeredAfter(MAX_ACTS_PER_PHASE)).toBe(1);
  });
});
