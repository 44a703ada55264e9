import { describe, expect, it } from 'vitest';
import { event, valuesOf } from '../event.spec-kit.js';
import { PRESETS } from '../presets/presets.js';
import { adjustedScore } from './adjusted-score.js';

const scoreOf = (rounds: readonly string[]) =>
  valuesOf(PRESETS['fide/2'], event(rounds, { 1: {} }), (table) =>
    adjustedScore(table, 'swiss-since-2026'),
  )[1];

describe('The score that opponents count', () => {
  it.each([
    ['a pairing bye counts as it was given', ['1 1-0 2', '1 bye'], '2'],
    ['so does a full-point bye', ['1 0-1 2', '1 full'], '1'],
    ['so do forfeits, won and lost', ['1 forfeit 2', '3 forfeit 1'], '1'],
    ['so does a requested bye with a game behind it', ['1 missed', '1 0-1 2'], '0'],
    ['or with a forfeit won behind it', ['1 missed', '1 forfeit 2'], '1'],
    ['a requested bye of the last round is a draw', ['1 1-0 2', '1 missed'], '3/2'],
    ['half a point of the last round stays half a point', ['1 1-0 2', '1 half'], '3/2'],
    ['with nothing but absence behind them all are draws', ['1 1-0 2', '1 missed', '1 lost'], '2'],
    ['a forfeit lost is absence, yet no draw', ['1 1-0 2', '1 missed', '2 forfeit 1'], '3/2'],
    ['rounds after leaving are draws', ['1 1-0 2', '2 1-0 3', '2 0-1 3'], '2'],
  ])('%s', (_case, rounds, score) => {
    expect(scoreOf(rounds)).toBe(score);
  });
});
