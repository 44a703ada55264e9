import { describe, expect, it, vi } from 'vitest';
import { lookedUp } from './looked-up.js';

describe('What is looked up', () => {
  it('is made once for each key', () => {
    const make = vi.fn((key: string) => ({ key }));
    const of = lookedUp(10, make);
    expect([of('a'), of('b'), of('a')]).toEqual([{ key: 'a' }, { key: 'b' }, { key: 'a' }]);
    expect(of('a')).toBe(of('a'));
    expect(make).toHaveBeenCalledTimes(2);
  });

  it('is made anew for keys beyond the limit, which are not kept', () => {
    const make = vi.fn((key: number) => ({ key }));
    const of = lookedUp(2, make);
    for (const key of [1, 2, 3, 3, 1]) expect(of(key)).toEqual({ key });
    expect(make.mock.calls.flat()).toEqual([1, 2, 3, 3]);
  });
});
