import { expect, it } from 'vitest';
import type { RoundTable } from '../round/whole/whole-documents.js';
import { latestDone } from './latest.js';

const NOTHING_ELSE = { draws: 0, winner: null, scores: null, places: null };
const table = (number: number, isDone = true): RoundTable => ({
  number,
  hasQuestion: false,
  seats: [],
  result: isDone ? { is: 'GAMES', wins: [2, 0], ...NOTHING_ELSE } : null,
});

it('The latest results stand with the newest first, and those that were there before behind them', () => {
  const latest = { tables: [table(1), table(2), table(3), table(4, false)], newest: [3, 2] };
  expect(latestDone(latest, 9).map(({ number }) => number)).toEqual([3, 2, 1]);
  expect(latestDone(latest, 1).map(({ number }) => number)).toEqual([3]);
});
