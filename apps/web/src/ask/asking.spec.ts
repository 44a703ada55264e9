import { describe, expect, it } from 'vitest';
import { answer } from './answer.js';
import { asking } from './asking.js';
import { twoEnds } from './two-ends.spec-kit.js';

const QUESTIONS = {
  half: (of: number) => {
    if (of % 2 !== 0) throw new Error(`${of} is odd`);
    return of / 2;
  },
  count: async (to: number, tell: (at: number) => void) => {
    for (let at = 1; at <= to; at += 1) tell(at);
    return to;
  },
  size: (bytes: ArrayBuffer) => bytes.byteLength,
};

function asked() {
  const { page, worker } = twoEnds();
  answer(worker, QUESTIONS);
  return asking<typeof QUESTIONS>(page);
}

describe('A worker', () => {
  it('answers each question, whoever asked others meanwhile', async () => {
    const { ask } = asked();
    expect(await Promise.all([ask('half', 8), ask('count', 3), ask('half', 2)])).toEqual([4, 3, 1]);
  });

  it('tells how far it is, before it answers', async () => {
    const told: number[] = [];
    await asked().ask('count', 3, { told: (at) => told.push(at) });
    expect(told).toEqual([1, 2, 3]);
  });

  it('is given what is transferred, and the page has it no more', async () => {
    const bytes = new ArrayBuffer(8);
    expect(await asked().ask('size', bytes, { transfer: [bytes] })).toBe(8);
    expect(bytes.byteLength).toBe(0);
  });

  it('says what went wrong, and answers the next question', async () => {
    const { ask } = asked();
    await expect(ask('half', 3)).rejects.toThrow('3 is odd');
    expect(await ask('half', 4)).toBe(2);
  });

  it('that fails as a whole fails what waits, and all that is asked later', async () => {
    const { ask, fail } = asking<typeof QUESTIONS>(twoEnds().page);
    const waiting = ask('half', 2);
    fail('It did not start.');
    await expect(waiting).rejects.toThrow('It did not start.');
    await expect(ask('half', 2)).rejects.toThrow('It did not start.');
  });
});
