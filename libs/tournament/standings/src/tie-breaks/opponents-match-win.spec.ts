import { describe, expect, it } from 'vitest';
import { event, valuesOf } from '../event.spec-kit.js';
import { PRESETS } from '../presets/presets.js';
import type { RateRules } from '../rules.js';
import { opponentsMatchWin } from './opponents-match-win.js';

const RATE: RateRules = { draws: 'by-points', byes: 'count', least: '0', mostOfDropped: '1' };
const valuesBy = (rate: Partial<RateRules>, rounds: readonly string[]) =>
  valuesOf(PRESETS['magic/1'], event(rounds), (table) =>
    opponentsMatchWin(table, { ...RATE, ...rate }),
  );

describe("The opponents' match-win", () => {
  it('is the plain mean over opponents, however many rounds each has played', () => {
    // Entrant 2 has won 3 of 9 points, entrant 3 all of its 3.
    expect(valuesBy({}, ['1 2-0 2', '3 2-0 1, 4 2-0 2', '2 2-0 4'])[1]).toBe('2/3');
  });

  it('takes a draw for a third of a win, or for half of one', () => {
    expect(valuesBy({}, ['1 1-1 2'])[1]).toBe('1/3');
    expect(valuesBy({ draws: 'half' }, ['1 1-1 2'])[1]).toBe('1/2');
  });

  it('counts who forfeited as met, and a double loss as lost by both', () => {
    expect(valuesBy({}, ['1 forfeit 2', '2 2-0 3'])[1]).toBe('1/2');
    expect(valuesBy({}, ['1 double-loss 2', '2 2-0 3'])[1]).toBe('1/2');
  });

  it('is 0 for whoever met nobody', () => {
    expect(valuesBy({ least: '1/3' }, ['1 bye, 2 2-0 3'])[1]).toBe('0');
  });
});
