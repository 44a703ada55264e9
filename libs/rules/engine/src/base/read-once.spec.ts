import { describe, expect, it } from 'vitest';
import { readOnce } from './read-once.js';

/** Counts a list's members, and how often it had to. */
function counter(): { count: (list: readonly string[]) => { size: number }; times: () => number } {
  let times = 0;
  const count = readOnce(({ length }: readonly string[]) => {
    times += 1;
    return { size: length };
  });
  return { count, times: () => times };
}

describe('What is read once', () => {
  it('is not read again from the same', () => {
    const { count, times } = counter();
    const list = ['bear', 'wasp'];
    expect(count(list)).toBe(count(list));
    expect(times()).toBe(1);
  });

  it('is read anew from another that looks alike', () => {
    const { count, times } = counter();
    expect([count(['bear']), count(['wasp'])]).toEqual([{ size: 1 }, { size: 1 }]);
    expect(times()).toBe(2);
  });

  it('by two readers is two answers', () => {
    const list = ['bear'];
    const names = readOnce((from: readonly string[]) => [...from].reverse());
    expect([counter().count(list), names(list)]).toEqual([{ size: 1 }, ['bear']]);
  });
});
