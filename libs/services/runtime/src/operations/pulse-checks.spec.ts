import { describe, expect, it } from 'vitest';
import {
  eventLoopCheck,
  MAX_EVENT_LOOP_LAG_MS,
  MAX_SILENCE_MS,
  pulseCheck,
} from './pulse-checks.js';

describe('a process', () => {
  it('is ill when its event loop is late for long', async () => {
    const of = (lagMs: number) => eventLoopCheck(() => ({ lagMs })).examine();
    expect(await of(MAX_EVENT_LOOP_LAG_MS)).toBeUndefined();
    expect(await of(MAX_EVENT_LOOP_LAG_MS + 1)).toMatch(/501 ms late .*limit 500/);
  });

  it('is ill when its main thread has had no turn for long', async () => {
    const of = (silentMs: number) => pulseCheck(() => ({ silentMs })).examine();
    expect(await of(MAX_SILENCE_MS)).toBeUndefined();
    expect(await of(MAX_SILENCE_MS + 2_000)).toMatch(/for 12 s \(limit 10 s\).*restart/);
  });
});
