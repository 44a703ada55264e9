/** Node's timers, as far as this house uses them, over one queue. */
import type { Task } from './task-queue.js';

type Schedule = (ms: number, run: () => void) => Task;
type Run = (...args: readonly unknown[]) => void;

/** What `setTimeout` and its like answer; nothing here keeps a process alive, so `unref` is idle. */
class Timer {
  task: Task | undefined;
  ref = (): this => this;
  unref = (): this => this;
  hasRef = (): boolean => false;
}

export function virtualTimers(schedule: Schedule, drop: (task: Task) => void) {
  const sleep = (ms: number, value: unknown, options?: Waiting): Promise<unknown> =>
    sleeping({ schedule, drop }, ms, { value, ...options });
  return {
    globals: virtualGlobals(schedule, drop),
    promises: {
      setTimeout: (ms = 0, value?: unknown, options?: Waiting) => sleep(ms, value, options),
      setImmediate: (value?: unknown, options?: Waiting) => sleep(0, value, options),
    },
    timeout(ms: number): AbortSignal {
      const controller = new AbortController();
      schedule(ms, () => controller.abort(new DOMException('Timed out.', 'TimeoutError')));
      return controller.signal;
    },
  };
}

function virtualGlobals(schedule: Schedule, drop: (task: Task) => void) {
  const clear = (timer: unknown): void => {
    if (timer instanceof Timer && timer.task !== undefined) drop(timer.task);
  };
  const setTimer = (run: Run, ms = 0, ...args: readonly unknown[]): Timer => {
    const timer = new Timer();
    timer.task = schedule(ms, () => run(...args));
    return timer;
  };
  const setRepeating = (run: Run, ms = 0, ...args: readonly unknown[]): Timer => {
    const timer = new Timer();
    const again = (): void => {
      timer.task = schedule(Math.max(1, ms), () => {
        again();
        run(...args);
      });
    };
    again();
    return timer;
  };
  return {
    setTimeout: setTimer,
    setInterval: setRepeating,
    clearTimeout: clear,
    clearInterval: clear,
    clearImmediate: clear,
    setImmediate: (run: Run, ...args: readonly unknown[]) => setTimer(run, 0, ...args),
  };
}

interface Waiting {
  readonly signal?: AbortSignal;
}

/** Sleeps as `timers/promises` does: an aborted wait rejects with the name `AbortError`. */
function sleeping(
  queue: { readonly schedule: Schedule; readonly drop: (task: Task) => void },
  ms: number,
  { value, signal }: Waiting & { readonly value: unknown },
): Promise<unknown> {
  const aborted = (): Error =>
    Object.assign(new Error('The wait was aborted.'), { name: 'AbortError', code: 'ABORT_ERR' });
  if (signal?.aborted === true) return Promise.reject(aborted());
  return new Promise((resolve, reject) => {
    const giveUp = (): void => {
      queue.drop(task);
      reject(aborted());
    };
    const task = queue.schedule(ms, () => {
      signal?.removeEventListener('abort', giveUp);
      resolve(value);
    });
    signal?.addEventListener('abort', giveUp, { once: true });
  });
}
