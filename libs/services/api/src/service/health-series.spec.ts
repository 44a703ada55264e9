import { describe, expect, it } from 'vitest';
import type { HealthSample } from './health-samples.service.js';
import { healthColumns, MAX_POINTS } from './health-series.js';

const NOTHING = { p50Ms: undefined, p99Ms: undefined };

const sampleAt = (i: number, over: Partial<HealthSample> = {}): HealthSample => ({
  atMs: i * 5_000,
  answers: i,
  accepted: 0,
  refused: 0,
  conflicts: 0,
  answerTimes: NOTHING,
  commandTimes: NOTHING,
  lagSeconds: 0,
  eventLoopLagMs: 0,
  memoryBytes: 1,
  ...over,
});

describe('Columns of health', () => {
  it('have a point for each sample while there is room', () => {
    const columns = healthColumns([sampleAt(1), sampleAt(2, { lagSeconds: 3 })]);
    expect(columns.at).toEqual([5_000, 10_000]);
    expect(columns.answers).toEqual([1, 2]);
    expect(columns.lagSeconds).toEqual([0, 3]);
    expect(columns.answerP99Ms).toEqual([null, null]);
  });

  it('give the mean of what is counted and the worst of what is late where there is none', () => {
    const bad = { p50Ms: 5, p99Ms: 900 };
    const samples = Array.from({ length: 2 * MAX_POINTS }, (_, i) =>
      sampleAt(i, i === 1 ? { answerTimes: bad } : {}),
    );
    const { at, answers, answerP99Ms } = healthColumns(samples);
    expect(at).toHaveLength(MAX_POINTS);
    expect(answers.slice(0, 2)).toEqual([0.5, 2.5]);
    expect(answerP99Ms.slice(0, 2)).toEqual([900, null]);
    expect(at.at(-1)).toBe(samples.at(-1)?.atMs);
  });

  it('are empty at the beginning', () => {
    expect(healthColumns([]).at).toEqual([]);
  });
});
