import type { PhaseAsked } from '@scoresheet/contracts-messages';
import { describe, expect, it } from 'vitest';
import { delayTyped, phasesTyped, sentPhase } from './create-tournament.js';

const sent = (typed: Partial<Parameters<typeof phasesTyped>[0]>) =>
  phasesTyped({ game: 'fuzzycards', format: 'swiss', bestOf: 1, ...typed }).map(sentPhase);

describe('Phases out of options', () => {
  it('are one, by head-count, where nothing else is said', () => {
    expect(sent({})).toEqual([
      { kind: 'SWISS', roundsBy: 'plain/1', standings: 'magic/1', bestOf: 1 },
    ]);
  });

  it('are two with a cut, and have what was said of all of them', () => {
    expect(sent({ cut: 8, bestOf: 3, rounds: '5', standings: 'pokemon/1', minutes: 50 })).toEqual([
      { kind: 'SWISS', rounds: 5, standings: 'pokemon/1', bestOf: 3, roundMs: 3_000_000 },
      {
        kind: 'SINGLE_ELIMINATION',
        standings: 'pokemon/1',
        bestOf: 3,
        roundMs: 3_000_000,
        cut: { by: 'RANK', places: 8 },
      },
    ]);
  });

  it('are tables of as many as the game seats', () => {
    const [pods] = sent({ game: 'friendomancy', format: 'pods', rounds: 'magic-e/1' });
    expect(pods).toEqual({
      kind: 'PODS',
      standings: 'pods/1',
      roundsBy: 'magic-e/1',
      least: 3,
      most: 4,
      wanted: 4,
    });
  });

  it('keep what only a file can say', () => {
    const phase: PhaseAsked = {
      kind: 'single-elimination',
      standings: 'magic/1',
      bestOf: 3,
      thirdPlace: true,
      replaces: 'next-seed',
      cut: { by: 'points-and-rank', points: 9, places: 8 },
    };
    expect(sentPhase(phase)).toEqual({
      kind: 'SINGLE_ELIMINATION',
      standings: 'magic/1',
      bestOf: 3,
      thirdPlace: true,
      replaces: 'NEXT_SEED',
      cut: { by: 'POINTS_AND_RANK', points: 9, places: 8 },
    });
  });
});

describe('A delay for spectators out of options', () => {
  it('is asked for where one of the two is typed, and then alone', () => {
    expect(delayTyped({})).toEqual({});
    expect(delayTyped({ delaySeconds: 60 })).toEqual({
      spectatorDelay: { seconds: 60, events: 0 },
    });
    expect(delayTyped({ delaySeconds: 60, delayEvents: 3 })).toEqual({
      spectatorDelay: { seconds: 60, events: 3 },
    });
  });
});
