import { describe, expect, it } from 'vitest';
import { boundedQueue } from './bounded-queue.js';

describe('A bounded queue', () => {
  it('gives what was pushed, in order, to a reader who came early or late', async () => {
    const queue = boundedQueue<number>(3);
    const early = queue.next();
    queue.push(1);
    queue.push(2);
    expect([await early, await queue.next()]).toEqual([1, 2]);
  });

  it('takes no more than its limit', () => {
    const queue = boundedQueue<number>(2);
    expect([queue.push(1), queue.push(2), queue.push(3)]).toEqual([true, true, false]);
  });

  it('that has ended lets a waiting reader go, and takes nothing', async () => {
    const queue = boundedQueue<number>(2);
    const waiting = queue.next();
    queue.end();
    expect(await waiting).toBeUndefined();
    expect(queue.push(1)).toBe(false);
  });

  it('that has failed says so, and what it held is gone', async () => {
    const queue = boundedQueue<number>(2);
    queue.push(1);
    queue.fail(new Error('suspended'));
    await expect(queue.next()).rejects.toThrow('suspended');
  });
});
