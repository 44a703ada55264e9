import { LogError } from '@scoresheet/event-log-port';
import { CheckpointMismatch } from '@scoresheet/services-archive';
import { describe, expect, it } from 'vitest';
import { WorkerLife, type Mortal } from './worker-life.js';

/** A worker that runs until it is stopped or told to die. */
function worker(startsWith?: Error) {
  let fulfil = () => {};
  let die: (error: Error) => void = () => {};
  const ended = new Promise<void>((resolve, reject) => {
    fulfil = resolve;
    die = reject;
  });
  const started: Mortal & { die: typeof die; stops: number } = {
    ended,
    die,
    stops: 0,
    start: () => (startsWith === undefined ? Promise.resolve() : Promise.reject(startsWith)),
    async stop() {
      started.stops += 1;
      fulfil();
    },
  };
  return started;
}

function lifeOf(...workers: readonly ReturnType<typeof worker>[]) {
  const troubles: unknown[] = [];
  const left = [...workers];
  const life = new WorkerLife({
    newWorker: () => left.shift() ?? worker(),
    onTrouble: (error) => troubles.push(error),
    pauseMs: 0,
  });
  return { life, troubles };
}

const until = async (condition: () => boolean) => {
  while (!condition()) await new Promise((resolve) => setImmediate(resolve));
};

describe('The life of a worker', () => {
  it('goes on with the next when one cannot start and one cannot go on', async () => {
    const [first, second, third] = [worker(new Error('archive away')), worker(), worker()];
    const { life, troubles } = lifeOf(first, second, third);
    const running = life.run();
    await until(() => life.worker === second);
    second.die(new LogError('log-unavailable', 'log away'));
    await until(() => life.worker === third);
    await life.stop();
    await running;
    expect(troubles.map(String)).toEqual(['Error: archive away', 'LogError: log away']);
    expect(third.stops).toBeGreaterThan(0);
  });

  it.each([
    new CheckpointMismatch('another log'),
    new LogError('log-mismatch', 'another log'),
    new LogError('offset-out-of-range', 'another log'),
  ])('ends when no next one could do better: %s', async (error) => {
    const { life, troubles } = lifeOf(worker(error));
    await expect(life.run()).rejects.toBe(error);
    expect(troubles).toEqual([]);
  });

  it('ends in order when it is stopped before the worker has started', async () => {
    let begin = () => {};
    const slow = worker();
    slow.start = () => new Promise<void>((resolve) => (begin = resolve));
    slow.stop = async () => void (slow.stops += 1);
    const { life } = lifeOf(slow);
    const running = life.run();
    await until(() => life.worker === slow);
    await life.stop();
    begin();
    await until(() => slow.stops === 2);
    slow.die(new Error('stopped'));
    await running;
    expect(life.worker).toBeUndefined();
  });
});
