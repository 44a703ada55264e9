import { describe, expect, it } from 'vitest';
import type { Moment } from '../record/moment.js';
import { seriesOf, thinkingMs } from './series.js';

const moment = (seat: number, life: readonly number[], tookMs: number | null): Moment =>
  ({
    seq: 0,
    at: 0,
    tookMs,
    type: 'decision-answered',
    facts: [],
    status: 'RUNNING',
    action: { type: 'act', seat },
    table: { seats: life.map((value, index) => ({ seat: index + 1, counters: { life: value } })) },
    reason: null,
  }) as unknown as Moment;

const MOMENTS = [moment(1, [33, 33], null), moment(2, [33, 30], 1_000), moment(1, [33, 30], 2_000)];

describe('The course of a match', () => {
  it('has a point where a value has changed', () => {
    expect(seriesOf(MOMENTS, 'life')).toEqual([
      { seat: 1, points: [[0, 33]] },
      {
        seat: 2,
        points: [
          [0, 33],
          [1, 30],
        ],
      },
    ]);
  });

  it('adds up how long each seat took', () => {
    expect([...thinkingMs(MOMENTS)]).toEqual([
      [2, 1_000],
      [1, 2_000],
    ]);
  });
});
