import { describe, expect, it } from 'vitest';
import { ownsAll } from './owns-all.js';

describe('A process that is alone', () => {
  it('works on every partition until it stops, and waits for the last work', async () => {
    const ended: number[] = [];
    const ownership = ownsAll(3);
    ownership.start(async (partition, until) => {
      await new Promise((resolve) => until.addEventListener('abort', resolve));
      await Promise.resolve();
      ended.push(partition);
    });
    expect(ownership.owned()).toEqual([0, 1, 2]);
    await ownership.stop();
    expect(ownership.owned()).toEqual([]);
    expect(ended).toEqual([0, 1, 2]);
  });
});
