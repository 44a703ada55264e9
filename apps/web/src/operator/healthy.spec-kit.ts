/** What a process says of itself while all is well. */
import type { HealthFields } from './health/health-documents.js';

export const healthy = (over: Partial<HealthFields> = {}): HealthFields => ({
  process: 'scoresheet',
  isWhole: true,
  nodeVersion: 'v24.1.0',
  shortage: null,
  startedAt: 1_700_000_000_000,
  now: 1_700_000_600_000,
  memoryBytes: 300_000_000,
  eventLoopLagMs: 2,
  freeBytes: 40_000_000_000,
  checks: [{ name: 'log', ok: true, says: null }],
  readers: [{ reader: 'projection', topic: 'match.events', entries: 0, seconds: 0 }],
  rates: { answers: 12, accepted: 3, refused: 0.2, conflicts: 0 },
  times: { answerP50: 1.5, answerP99: 40, commandP50: 12, commandP99: 90 },
  subscribers: {
    sockets: 2,
    subscriptions: 4,
    bufferedBytes: 0,
    queued: 0,
    longestQueue: 0,
    dropped: 0,
  },
  commandsInFlight: 0,
  restarts: 0,
  warnings: 0,
  errors: 0,
  turnedAway: [],
  ...over,
});
