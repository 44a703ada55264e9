import { describe, expect, it } from 'vitest';
import { DurationWindows, WINDOWS_OF_NOW } from './duration-windows.js';

describe('Durations', () => {
  it('are told by the median and by what nearly all stay below', () => {
    const windows = new DurationWindows();
    for (let ms = 1; ms <= 100; ms += 1) windows.took(ms);
    const { p50Ms, p99Ms } = windows.cut();
    expect(p50Ms).toBeCloseTo(50, -1);
    expect(p99Ms).toBeCloseTo(99, -1);
  });

  it('are unknown where nothing happened', () => {
    expect(new DurationWindows().cut()).toEqual({ p50Ms: undefined, p99Ms: undefined });
  });

  it('of now are those of the newest windows alone', () => {
    const windows = new DurationWindows();
    windows.took(5_000);
    windows.cut();
    windows.took(1);
    windows.cut();
    expect(windows.ofNow().p99Ms).toBeCloseTo(5_000, -2);
    for (let i = 1; i < WINDOWS_OF_NOW; i += 1) windows.cut();
    expect(windows.ofNow().p99Ms).toBeCloseTo(1, 0);
  });

  it('that are out of bounds count as the bound', () => {
    const windows = new DurationWindows();
    [-3, 0, 1e12].forEach(windows.took);
    expect(windows.cut().p99Ms).toBeCloseTo(60_000, -3);
  });
});
