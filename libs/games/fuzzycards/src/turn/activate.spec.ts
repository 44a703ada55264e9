import {
  cardsIn,
  decisions,
  emptyTable,
  push,
  resume,
  run,
  see,
  setCounter,
  stock,
  type Reading,
} from '@scoresheet/rules-engine';
import { scriptedChance } from '@scoresheet/rules-testing';
import { describe, expect, it } from 'vitest';
import { hand } from '../field.js';
import { fuzzycards } from '../game.js';
import { laidTable } from '../laid-table.spec-kit.js';
import { MAX_ACTS_PER_PHASE, type ActivateFrame } from './activate.js';

const MARGIN_NOTES = 'gen-131';

/** South has an Event in hand and has played and used so much already. */
function tableAfter(acts: number): Reading {
  const state = emptyTable(fuzzycards, { seats: 2, options: {} });
  const chance = scriptedChance();
  const play = { rules: fuzzycards, state, chance, facts: [], floor: 0 };
  setCounter(play, 1, 'energy', 5);
  stock(play, hand(1), 1, [MARGIN_NOTES]);
  const frame: ActivateFrame = { kind: 'activate', seat: 1, acts };
  push(play, frame);
  resume(play, chance);
  return play;
}

function offered(reading: Reading): number {
  const [decision] = decisions(reading);
  return decision?.options.pick === 'one' ? decision.options.from.length : 0;
}

describe('The Activate phase (A-FUZ-79)', () => {
  it('offers another card before the limit of one phase, and at the limit only its end', () => {
    expect(offered(tableAfter(MAX_ACTS_PER_PHASE - 1))).toBe(2);
    expect(offered(tableAfter(MAX_ACTS_PER_PHASE))).toBe(1);
  });

  it('names the limit to who would go on', () => {
    const reading = tableAfter(MAX_ACTS_PER_PHASE);
    const [decision] = decisions(reading);
    const [card] = cardsIn(reading.state, hand(1));
    expect(fuzzycards.refuse(reading, 1, decision, `play ${card}`)).toEqual({
      rule: 'A-FUZ-79',
      says: 'After 200 cards and abilities the phase only ends.',
    });
  });

  it('counts what was done in it, for all to see', () => {
    const play = laidTable({ south: { hand: ['Moth of Maybe', 'Margin Notes'] } });
    const begun: ActivateFrame = { kind: 'activate', seat: 1 };
    push(play, begun);
    resume(play, play.chance);
    for (const acts of [1, 2]) {
      const [decision] = decisions(play);
      const [option] = decision?.options.pick === 'one' ? decision.options.from : [];
      const action = { seat: 1, decision: decision?.id ?? '', choice: option?.id ?? '' };
      const ran = run(play, action, play.chance);
      const paused = 'facts' in ran ? ran.facts.at(-1) : undefined;
      expect(paused && see(play.rules, paused, 'public')).toMatchObject({
        frames: [{ kind: 'activate', seat: 1, acts }],
      });
    }
  });
});
