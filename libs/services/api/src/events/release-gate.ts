/**
 * Holds the events of a match back until the public may know of them, and lets them through in
 * order, each once. It wakes when the next one is due, and never before.
 */
import { releaseTimeOf, type Delayed } from '@scoresheet/domain-match';
import type { AdmittedEvent } from '@scoresheet/services-tail';
import type { Clock } from '../clock.js';

export interface ReleaseGate {
  /** The next event, with the match as it is after it. */
  hold(event: AdmittedEvent, match: Delayed): void;
  /** Closes the gate: nothing comes through any more. */
  stop(): void;
}

export function releaseGate(clock: Clock, release: (event: AdmittedEvent) => void): ReleaseGate {
  let held: AdmittedEvent[] = [];
  let match: Delayed | undefined;
  let callOff = (): void => undefined;

  function letOut(): void {
    callOff();
    for (let [next] = held; next !== undefined && match !== undefined; [next] = held) {
      const waitMs = releaseTimeOf(next.header, match) - clock.now();
      if (waitMs > 0) return wakeAfter(waitMs);
      held.shift();
      release(next);
    }
  }

  function wakeAfter(ms: number): void {
    if (ms < Infinity) callOff = clock.after(ms, letOut);
  }

  return {
    hold(event, after) {
      held.push(event);
      match = after;
      letOut();
    },
    stop() {
      callOff();
      held = [];
    },
  };
}
