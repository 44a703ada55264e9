import { describe, expect, it } from 'vitest';
import { check } from '../timing/check.js';
import { startPhase } from '../turn/start.js';
import { battle } from './battle.js';
import { moveStep } from './move.js';

describe('What everybody may know (A-BFT-67)', () => {
  it('of an attack is all of it: who, whom, how far it has come', () => {
    const said = ['seat', 'attackers', 'target', 'slot', 'stage', 'nullified', 'hits'];
    expect(battle.open).toEqual(said);
  });

  it('of Move is who may still move, and what has moved', () => {
    expect(moveStep.open).toEqual(['waiting', 'moved']);
  });

  it('of a start phase is whose it is and how far it has come; of a check, that there is one', () => {
    expect(startPhase.open).toEqual(['seat', 'stage']);
    expect(check.open).toEqual([]);
  });
});
