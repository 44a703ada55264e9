/** What `/healthz` looks at, from outside of the thread that is looked at. */
import type { Check } from './checks.js';
import type { Pulse } from './heartbeat.js';

/** An event loop whose timers are later than this for seconds on end serves nobody. */
export const MAX_EVENT_LOOP_LAG_MS = 500;
/** A main thread without a turn for so long does not come back by itself, or too late for anybody. */
export const MAX_SILENCE_MS = 10_000;

export const pulseCheck = (pulse: () => Pick<Pulse, 'silentMs'>): Check => ({
  name: 'main-thread',
  examine() {
    const { silentMs } = pulse();
    if (silentMs <= MAX_SILENCE_MS) return undefined;
    return (
      `The main thread has done nothing but one thing for ${Math.round(silentMs / 1_000)} s ` +
      `(limit ${MAX_SILENCE_MS / 1_000} s). It answers nobody: restart this process, nothing accepted is lost.`
    );
  },
});

export const eventLoopCheck = (pulse: () => Pick<Pulse, 'lagMs'>): Check => ({
  name: 'event-loop',
  examine() {
    const { lagMs } = pulse();
    if (lagMs <= MAX_EVENT_LOOP_LAG_MS) return undefined;
    return (
      `Timers are ${lagMs} ms late on the average (limit ${MAX_EVENT_LOOP_LAG_MS}). ` +
      'This process has more to do than one processor can: start another one, or look what it does.'
    );
  },
});
