import {
  cardsIn,
  emptyTable,
  push,
  resolveTriggers,
  resume,
  setCounter,
  stock,
  type Play,
  type Trigger,
} from '@scoresheet/rules-engine';
import { scriptedChance } from '@scoresheet/rules-testing';
import { describe, expect, it } from 'vitest';
import { field } from '../field.js';
import { fuzzycards } from '../game.js';
import type { ActivateFrame } from '../turn/activate.js';
import { MAX_TRIGGERS } from './timings.js';

/** Its On Deploy does nothing here, so that no action grows too long before the chain does. */
const URSULA = 'gen-114';

/** How the game ends, if it does, when so many On Deploy abilities wait in one chain. */
function endOfChain(length: number): string | undefined {
  const state = emptyTable(fuzzycards, { seats: 2, options: {} });
  const chance = scriptedChance();
  const play: Play = { rules: fuzzycards, state, chance, facts: [], floor: 0 };
  for (const seat of [1, 2]) setCounter(play, seat, 'life', 33);
  stock(play, field(1), 1, [URSULA]);
  const activation: ActivateFrame = { kind: 'activate', seat: 1 };
  const [card = ''] = cardsIn(state, field(1));
  const trigger: Trigger = {
    ...{ timing: 'on-deploy', face: URSULA, ability: 0, card },
    ...{ controller: 1, rank: 0 },
  };
  push(play, activation);
  state.pending = Array.from({ length }, () => trigger);
  resolveTriggers(play);
  resume(play, chance);
  return state.outcome?.reason;
}

describe('A chain of triggers (A-FUZ-79)', () => {
  it('is resolved to its end within the limit, and beyond it the game is a draw', () => {
    expect(endOfChain(MAX_TRIGGERS)).toBeUndefined();
    expect(endOfChain(MAX_TRIGGERS + 1)).toBe('draw-by-loop');
  });
});
