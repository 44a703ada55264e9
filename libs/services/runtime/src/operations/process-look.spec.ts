import { describe, expect, it } from 'vitest';
import { LogLines } from './log-lines.js';
import { lookAt } from './process-look.js';

const place = { topic: 'match.events', partition: 0 };
const scrub = { bytes: 0, cycleSeconds: undefined, incompletePartitions: 1 };

describe('A look at a process', () => {
  const lines = new LogLines();
  ['info', 'warn', 'error', 'fatal', 'warn'].forEach(lines.count);
  const look = lookAt({
    parts: [
      { commandsInFlight: 2, restarts: 1 },
      { commandsInFlight: 3, scrub: { ...scrub, differences: { 'log-lacks': 2 } } },
    ],
    lags: [{ reader: 'api', ...place, entries: 4, seconds: 1 }],
    lines,
    lagMs: 7,
    freeBytes: undefined,
  });

  it('adds up what its parts count', () => {
    expect(look).toMatchObject({
      commandsInFlight: 5,
      restarts: 1,
      copyDifferences: 2,
      incompletePartitions: 1,
      warnings: 2,
      errors: 2,
      eventLoopLagMs: 7,
    });
    expect(look.lags).toHaveLength(1);
  });

  it('says since when it runs, and what it holds', () => {
    expect(look.startedAtMs).toBeLessThanOrEqual(Date.now());
    expect(look.startedAtMs).toBeGreaterThan(Date.now() - 86_400_000);
    expect(look.memoryBytes).toBeGreaterThan(1_000_000);
  });
});
