import { describe, expect, it } from 'vitest';
import type { RoundEntry } from '@scoresheet/tournament-standings';
import { matchScoresOf } from './match-scores.js';

const scoreOf = (entry: RoundEntry, entrant: number) =>
  matchScoresOf({ entrants: [], plannedRounds: 1, rounds: [[entry]] }).get(entrant);

const match = (wins: readonly [number, number], how: 'played' | 'double-loss' = 'played') =>
  ({ kind: 'match', entrants: [1, 2], wins, draws: 0, how }) as const;

const WON = { wins: 1, losses: 0, draws: 0 };
const LOST = { wins: 0, losses: 1, draws: 0 };
const DRAWN = { wins: 0, losses: 0, draws: 1 };

describe('What an entrant has won and lost', () => {
  it.each([
    ['a match that the first has won', match([2, 1]), WON, LOST],
    ['a match that the second has won', match([0, 1]), LOST, WON],
    ['a drawn match', match([1, 1]), DRAWN, DRAWN],
    ['a double loss, whatever was played before', match([1, 0], 'double-loss'), LOST, LOST],
  ])('counts %s', (_, entry, first, second) => {
    expect([scoreOf(entry, 1), scoreOf(entry, 2)]).toEqual([first, second]);
  });

  it('counts a bye as won and a missed round as lost', () => {
    expect(scoreOf({ kind: 'bye', entrant: 1, given: 'pairing' }, 1)).toEqual(WON);
    expect(scoreOf({ kind: 'missed', entrant: 1, why: 'absent' }, 1)).toEqual(LOST);
  });

  it('says nothing of tables of three and more', () => {
    const pod: RoundEntry = { kind: 'pod', entrants: [1, 2, 3], places: [[1], [2, 3]] };
    expect(scoreOf(pod, 1)).toBeUndefined();
  });

  it('adds rounds up', () => {
    const rounds = [[match([2, 0])], [match([2, 0])], [match([0, 0])]];
    const scores = matchScoresOf({ entrants: [], plannedRounds: 3, rounds });
    expect(scores.get(1)).toEqual({ wins: 2, losses: 0, draws: 1 });
  });
});
