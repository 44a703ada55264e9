/**
 * Virtual time: every timer of the process waits in one queue, and a seed decides who comes first
 * among those that are due. A night passes in milliseconds, and the same seed gives the same night.
 *
 * It takes over Node's timers instead of being handed to whoever uses them, so that the code under
 * test is the code that ships. Promises need no taking over: between two timers they run dry, in an
 * order that the language fixes.
 */
import { syncBuiltinESMExports } from 'node:module';
import timersPromises from 'node:timers/promises';
import type { Random } from './random.js';
import { TaskQueue, type Task } from './task-queue.js';
import { virtualTimers } from './virtual-timers.js';

export interface VirtualTime {
  /** Milliseconds since the beginning. */
  readonly nowMs: number;
  /** Timers that have fired. */
  readonly fired: number;
  sleep(ms: number): Promise<void>;
  /**
   * Lets time pass until the promise settles, and answers it. Throws when nothing can happen any
   * more, or when so much time has passed: then somebody hangs.
   */
  until<T>(promise: Promise<T>, withinMs: number): Promise<T>;
}

/** Somebody waits, and nothing happens any more, or not in time. */
export class Hangs extends Error {
  override readonly name = 'Hangs';
}

const nextTurn = globalThis.setImmediate;
const turn = (): Promise<void> => new Promise((resolve) => void nextTurn(resolve));

/** Runs `body` in virtual time and gives the timers back, whatever comes of it. */
export async function inVirtualTime<T>(
  random: Random,
  body: (time: VirtualTime) => Promise<T>,
): Promise<T> {
  const clock = new VirtualClock(new TaskQueue(random));
  const giveBack = takeOver(
    (ms, run) => clock.schedule(ms, run),
    (task) => clock.queue.drop(task),
  );
  try {
    return await body(clock);
  } finally {
    giveBack();
  }
}

class VirtualClock implements VirtualTime {
  nowMs = 0;
  fired = 0;

  constructor(readonly queue: TaskQueue) {}

  schedule(ms: number, run: () => void): Task {
    return this.queue.add(this.nowMs + Math.max(0, ms), run);
  }

  sleep(ms: number): Promise<void> {
    return new Promise((resolve) => void this.schedule(ms, resolve));
  }

  async until<T>(promise: Promise<T>, withinMs: number): Promise<T> {
    let isSettled = false;
    const settle = (): void => void (isSettled = true);
    promise.then(settle, settle);
    const deadlineMs = this.nowMs + withinMs;
    await turn();
    while (!isSettled) {
      const task = this.queue.take();
      if (task === undefined) throw new Hangs('Nothing happens any more, and somebody waits.');
      if (task.dueMs > deadlineMs) throw new Hangs(`Somebody still waits after ${withinMs} ms.`);
      this.nowMs = task.dueMs;
      this.fired += 1;
      task.run();
      await turn();
    }
    return promise;
  }
}

/** Returns how to give the real timers back. */
function takeOver(
  schedule: (ms: number, run: () => void) => Task,
  drop: (task: Task) => void,
): () => void {
  const { globals, promises, timeout } = virtualTimers(schedule, drop);
  const realPromises = { ...timersPromises };
  const realGlobals = Object.fromEntries(
    Object.keys(globals).map((name) => [name, globalThis[name as keyof typeof globalThis]]),
  );
  const realTimeout = AbortSignal.timeout;
  Object.assign(globalThis, globals);
  Object.assign(timersPromises, promises);
  AbortSignal.timeout = timeout;
  syncBuiltinESMExports();
  return () => {
    Object.assign(globalThis, realGlobals);
    Object.assign(timersPromises, realPromises);
    AbortSignal.timeout = realTimeout;
    syncBuiltinESMExports();
  };
}
