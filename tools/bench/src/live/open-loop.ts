/**
 * A load that does not wait for its answers: each thing has its time, and is measured from that
 * time, also where nobody was free to do it. So a server that stumbles is not spared what would
 * have come meanwhile.
 */
import { setTimeout as pause } from 'node:timers/promises';

interface Loop {
  readonly aSecond: number;
  readonly seconds: number;
  /** Begins the thing; `dueMs` is when it had to be begun, by the clock of `performance`. */
  readonly begin: (dueMs: number) => void;
}

/** Resolves when the last thing is begun. */
export async function openLoop({ aSecond, seconds, begin }: Loop): Promise<void> {
  const startMs = performance.now();
  const total = aSecond * seconds;
  for (let number = 0; number < total; number += 1) {
    const dueMs = startMs + (number * 1_000) / aSecond;
    const early = dueMs - performance.now();
    if (early > 0) await pause(early);
    begin(dueMs);
  }
}

/** The value below which so large a share of them lies. */
export function percentile(figures: readonly number[], share: number): number {
  const sorted = [...figures].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? NaN;
}
