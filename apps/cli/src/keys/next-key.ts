/** One key more, which takes over at its time. */
import { MAX_KEYS, type KeyRing, type RingKey } from '@scoresheet/services-keys';
import { Fault } from '../program/fault.js';

/** Every process is to be started again before it: with less, one that is late stands still. */
const DEFAULT_LEAD_MS = 10 * 60_000;

/** `text` is what was typed, such as `2026-11-23T08:00:00Z`, or `now`. Milliseconds since the epoch. */
export function takeoverMs(text: string | undefined, nowMs: number): number {
  if (text === undefined) return nowMs + DEFAULT_LEAD_MS;
  if (text === 'now') return nowMs;
  const ms = /^\d{4}-\d\d-\d\dT.*(Z|[+-]\d\d:\d\d)$/.test(text) ? Date.parse(text) : NaN;
  if (Number.isNaN(ms)) {
    throw new Fault('usage', '--from is "now" or a time with its zone: 2026-11-23T08:00:00Z.');
  }
  return ms;
}

/** Throws a `Fault` where the key cannot follow those that are there. */
export function withNextKey(ring: KeyRing, next: RingKey): KeyRing {
  const last = ring.at(-1) as RingKey;
  if (next.fromMs <= last.fromMs) {
    const time = new Date(last.fromMs).toISOString();
    throw new Fault('usage', `the last key takes over at ${time}: give the next one a later time.`);
  }
  if (ring.length >= MAX_KEYS) {
    throw new Fault('refused', `there are ${MAX_KEYS} keys, and no more can be read.`);
  }
  return [...ring, next];
}
