/**
 * A sign of life of the main thread, in memory that another thread can read: whoever asks for
 * health waits for no answer of the thread that is asked about.
 */
import type { EventLoopWatch } from './event-loop.js';

const BEAT_EVERY_MS = 100;
const NANOSECONDS_IN_MS = 1e6;

/** Slots of the shared memory. */
const [BEATEN_AT_NS, LAG_MS, SLOTS] = [0, 1, 2];

export interface Heartbeat {
  /** Memory that is handed to the thread that reads it. */
  readonly memory: SharedArrayBuffer;
  stop(): void;
}

export interface Pulse {
  /** The time since the main thread had a turn for a beat; some 0.1 s when all is well. */
  readonly silentMs: number;
  /** Lag as the event loop itself has seen it, on the average of some seconds. */
  readonly lagMs: number;
}

/** Begins to beat; called in the main thread. */
export function startHeartbeat(loop: Pick<EventLoopWatch, 'lagMs'>): Heartbeat {
  const memory = new SharedArrayBuffer(SLOTS * BigInt64Array.BYTES_PER_ELEMENT);
  const slots = new BigInt64Array(memory);
  const beat = (): void => {
    Atomics.store(slots, BEATEN_AT_NS, process.hrtime.bigint());
    Atomics.store(slots, LAG_MS, BigInt(Math.round(loop.lagMs())));
  };
  beat();
  const timer = setInterval(beat, BEAT_EVERY_MS).unref();
  return { memory, stop: () => clearInterval(timer) };
}

/** Reads the pulse; called in any thread of the same process. */
export function feelPulse(memory: SharedArrayBuffer): Pulse {
  const slots = new BigInt64Array(memory);
  const silentNs = process.hrtime.bigint() - Atomics.load(slots, BEATEN_AT_NS);
  return {
    silentMs: Number(silentNs) / NANOSECONDS_IN_MS,
    lagMs: Number(Atomics.load(slots, LAG_MS)),
  };
}
