import { describe, expect, it } from 'vitest';
import { contributionsOf } from '../contributions/contributions.js';
import { event, valuesOf } from '../event.spec-kit.js';
import { PRESETS } from '../presets/presets.js';
import type { UnplayedRounds } from '../rules.js';
import { sonnebornBerger } from './sonneborn-berger.js';

const sonnebornBergerOf = (
  rounds: readonly string[],
  unplayed: UnplayedRounds,
  lowest: 0 | 1 = 0,
) =>
  valuesOf(PRESETS['fide/2'], event(rounds), (table) =>
    sonnebornBerger(table, contributionsOf(table, unplayed), { lowest, highest: 0 }),
  );

describe('Sonneborn-Berger', () => {
  const ROUNDS = ['1 1-0 2, 3 1-0 4', '1 0-0-1 3, 2 1-0 4', '4 1-0 1, 2 0-0-1 3'];

  it('adds up scores of those who were beaten and half of those who drew', () => {
    // Scores are 3/2, 3/2, 2 and 1.
    expect(sonnebornBergerOf(ROUNDS, 'swiss-since-2026')).toEqual({
      1: '5/2',
      2: '2',
      3: '5/2',
      4: '3/2',
    });
  });

  it('cuts what was won against the lowest opponent, though something else is lower', () => {
    // Entrant 1 lost to 4, who has the lowest score: that contribution of 0 goes.
    expect(sonnebornBergerOf(ROUNDS, 'swiss-since-2026', 1)[1]).toBe('5/2');
    // Entrant 2 beat 4, and lost to 1.
    expect(sonnebornBergerOf(ROUNDS, 'swiss-since-2026', 1)[2]).toBe('1');
  });

  it('takes forfeits for games in a round robin, and rests for nothing', () => {
    const robin = ['1 forfeit 2, 3 lost', '1 1-0 3, 2 lost', '2 1-0 3, 1 lost'];
    expect(sonnebornBergerOf(robin, 'round-robin')).toEqual({ 1: '1', 2: '0', 3: '0' });
  });
});
