import { describe, expect, it } from 'vitest';
import { latestDone, resultHeard, withResult, type Latest } from './latest.js';

const table = (number: number, wins: number[] | null = null) => ({
  number,
  hasQuestion: false,
  seats: [],
  result: wins && { is: 'GAMES' as const, wins, ...NOTHING_ELSE },
});
const NOTHING_ELSE = { draws: 0, winner: null, scores: null, places: null };
const LATEST: Latest = { tables: [table(1, [2, 0]), table(2), table(3), table(4)], newest: [] };

const recorded = (number: number) => ({
  kind: 'result-recorded',
  table: number,
  result: { is: 'games', wins: [1, 2], draws: 0 },
});

describe('The latest results', () => {
  it('are heard out of whatever event has made them', () => {
    const said = { kind: 'result-reported', table: 2, entrant: 4 };
    expect(resultHeard({ facts: [said] })).toBeUndefined();
    expect(resultHeard({ facts: [said, recorded(2)] })).toEqual({
      table: 2,
      result: { is: 'GAMES', wins: [1, 2], ...NOTHING_ELSE },
    });
  });

  it('stand with the newest first, and those that were there before behind them', () => {
    const heard = [3, 2, 3].map((number) => resultHeard({ facts: [recorded(number)] }));
    const latest = heard.reduce<Latest>(
      (now, each) => (each ? withResult(now, each) : now),
      LATEST,
    );
    expect(latestDone(latest, 9).map(({ number }) => number)).toEqual([3, 2, 1]);
    expect(latestDone(latest, 1).map(({ number }) => number)).toEqual([3]);
  });
});
