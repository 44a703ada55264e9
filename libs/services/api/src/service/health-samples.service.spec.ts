import { describe, expect, it } from 'vitest';
import { systemClock } from '../clock.js';
import { AnswerTally } from './answer-tally.js';
import { HealthSamples, MAX_SAMPLES, SAMPLE_EVERY_MS } from './health-samples.service.js';
import { unwatched } from './process-watch.js';

/** Samples of a process, and a clock that the spec moves. */
function watched() {
  const tally = new AnswerTally();
  let atMs = 1_000_000;
  const began = performance.now();
  const late = { reader: 'projection', topic: 'match.events', partition: 0, entries: 9 };
  const lags = [
    { ...late, seconds: 2 },
    { ...late, seconds: 7 },
  ];
  const watch = { ...unwatched, look: () => ({ ...unwatched.look(), lags }) };
  const clock = { ...systemClock, now: () => atMs };
  const samples = new HealthSamples(watch, tally, clock);
  const pass = () => {
    atMs += SAMPLE_EVERY_MS;
    samples.sample(began + atMs - 1_000_000);
  };
  return { tally, samples, pass, now: () => atMs };
}

describe('Samples of health', () => {
  it('tell what happened in a second, and how late the latest reader is', () => {
    const { tally, samples, pass, now } = watched();
    for (let i = 0; i < 10; i += 1) tally.answered(4);
    tally.decided('accepted', 20);
    tally.decided('refused', 20);
    pass();
    const [sample] = samples.since(now());
    expect(sample?.answers).toBeCloseTo(2, 1);
    expect(sample?.accepted).toBeCloseTo(0.2, 1);
    expect(sample?.conflicts).toBe(0);
    expect(sample?.lagSeconds).toBe(7);
    expect(sample?.answerTimes.p50Ms).toBeCloseTo(4, 0);
    expect(sample?.commandTimes.p99Ms).toBeCloseTo(20, 0);
  });

  it('of now forget what was more than a minute ago', () => {
    const { tally, samples, pass } = watched();
    for (let i = 0; i < 600; i += 1) tally.answered(4);
    pass();
    expect(samples.ratesOfNow().answers).toBeGreaterThan(100);
    for (let i = 0; i < 12; i += 1) pass();
    expect(samples.ratesOfNow().answers).toBe(0);
  });

  it('are so many and no more', () => {
    const { samples, pass, now } = watched();
    for (let i = 0; i < MAX_SAMPLES + 5; i += 1) pass();
    expect(samples.since(0)).toHaveLength(MAX_SAMPLES);
    expect(samples.since(0).at(-1)?.atMs).toBe(now());
  });
});
