import { describe, expect, it } from 'vitest';
import { copy, same } from './json.js';

describe('a copy', () => {
  it('is equal and shares nothing', () => {
    const value = { list: [1, { deep: ['x'] }], none: null };
    const other = copy(value);
    expect(other).toEqual(value);
    (other.list[1] as { deep: string[] }).deep.push('y');
    expect(value).toEqual({ list: [1, { deep: ['x'] }], none: null });
  });
});

describe('equality', () => {
  it('does not depend on the order of keys', () => {
    expect(same({ a: 1, b: [2] }, { b: [2], a: 1 })).toBe(true);
  });

  it('tells an absent field from another one, whatever they hold', () => {
    expect(same({ a: undefined }, { b: 1 })).toBe(false);
    expect(same({ a: undefined }, { b: undefined })).toBe(false);
  });

  it('tells a list from a table, and nothing from an empty one', () => {
    expect(same([], {})).toBe(false);
    expect(same(null, {})).toBe(false);
    expect(same([1, 2], [2, 1])).toBe(false);
  });
});
