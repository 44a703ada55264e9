/** How busy the event loop is: a process whose turns are long answers nobody in time. */
import { monitorEventLoopDelay } from 'node:perf_hooks';

const RESOLUTION_MS = 10;
const NANOSECONDS_IN_MS = 1e6;
/** One long turn makes no illness; it has to last for about as long as this. */
const WINDOW_MS = 5_000;

export interface EventLoopWatch {
  /** How late a timer was, on the average of the last seconds. */
  lagMs(): number;
  stop(): void;
}

export function watchEventLoop(windowMs = WINDOW_MS): EventLoopWatch {
  const delays = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delays.enable();
  let lagMs = 0;
  const timer = setInterval(() => {
    const mean = delays.count === 0 ? windowMs : delays.mean / NANOSECONDS_IN_MS;
    lagMs = Math.max(0, mean - RESOLUTION_MS);
    delays.reset();
  }, windowMs).unref();
  return {
    lagMs: () => lagMs,
    stop() {
      clearInterval(timer);
      delays.disable();
    },
  };
}
