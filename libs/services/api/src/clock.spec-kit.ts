/** A clock that a spec sets: time stands still until it says so. */
import type { Clock } from './clock.js';

export interface VirtualClock extends Clock {
  /** Lets time go by, and wakes who is due on the way, in order. */
  pass(ms: number): void;
  /** How many wait for their time. */
  readonly waiting: number;
}

export function virtualClock(startMs: number): VirtualClock {
  let nowMs = startMs;
  const alarms = new Set<{ readonly atMs: number; readonly act: () => void }>();

  const nextBefore = (endMs: number) =>
    [...alarms].filter(({ atMs }) => atMs <= endMs).sort((a, b) => a.atMs - b.atMs)[0];

  return {
    now: () => nowMs,
    after(ms, act) {
      const alarm = { atMs: nowMs + ms, act };
      alarms.add(alarm);
      return () => void alarms.delete(alarm);
    },
    pass(ms) {
      const endMs = nowMs + ms;
      for (let next = nextBefore(endMs); next !== undefined; next = nextBefore(endMs)) {
        alarms.delete(next);
        nowMs = Math.max(nowMs, next.atMs);
        next.act();
      }
      nowMs = endMs;
    },
    get waiting() {
      return alarms.size;
    },
  };
}
