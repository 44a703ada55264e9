import type { Entry } from '@scoresheet/event-log-port';
import { beforeEach, describe, expect, it } from 'vitest';
import { logClock, type LogClock } from './log-clock.js';

const START_MS = 1_700_000_000_000;
const HOUR_MS = 3_600_000;

let nowMs: number;
let told: string[];
let clock: LogClock;
beforeEach(() => {
  nowMs = START_MS;
  told = [];
  clock = logClock(
    () => nowMs,
    (words) => told.push(words),
  );
});

const stamped = (...stamps: number[]): Entry[] =>
  stamps.map((appendedAtMs, offset) => ({
    key: 'm',
    value: new Uint8Array(),
    offset,
    appendedAtMs,
  }));

describe('The clock of the log', () => {
  it('is well while stamps rise, whoever reads them from wherever', () => {
    clock.reader().read(stamped(START_MS - 5, START_MS));
    clock.reader().read(stamped(START_MS - 9 * HOUR_MS, START_MS - 8 * HOUR_MS));
    expect(clock.behindMs()).toBe(0);
    expect(told).toEqual([]);
  });

  it('is behind when its stamps fall, which is told once, and once that it has caught up', () => {
    const reader = clock.reader();
    reader.read(stamped(START_MS));
    nowMs += 1_000;
    reader.read(stamped(START_MS - HOUR_MS));
    reader.read(stamped(START_MS - HOUR_MS + 1));
    expect(clock.behindMs()).toBe(HOUR_MS - 1);
    expect(told).toEqual([expect.stringMatching(/3600 s behind .* Time stands still/)]);
    reader.read(stamped(START_MS + 1_000));
    expect(clock.behindMs()).toBe(0);
    expect(told.slice(1)).toEqual([expect.stringContaining('has caught up')]);
  });

  it('is behind when a log that keeps its stamps steady stands still', () => {
    nowMs = START_MS - HOUR_MS;
    clock.reader().read(stamped(START_MS, START_MS));
    expect(clock.behindMs()).toBe(HOUR_MS);
    expect(told).toHaveLength(1);
  });

  it('says so where it is too far behind to be waited for', () => {
    nowMs = START_MS - 13 * HOUR_MS;
    clock.reader().read(stamped(START_MS));
    expect(told).toEqual([expect.stringContaining('too far to be waited for')]);
  });

  it('is not judged by a reader that has ended', () => {
    const reader = clock.reader();
    reader.read(stamped(START_MS, START_MS - HOUR_MS));
    reader.end();
    expect(clock.behindMs()).toBe(0);
  });
});
