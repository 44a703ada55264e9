import { describe, expect, it } from 'vitest';
import { withoutUndefined } from './without-undefined.js';

interface Plant {
  readonly name: string;
  readonly height?: number;
  readonly isWet?: boolean | null;
}

describe('An object without what is undefined', () => {
  it('has no property that is undefined, and all others', () => {
    const plant: Plant = withoutUndefined({ name: 'fern', height: undefined, isWet: null });
    expect(Object.entries(plant)).toEqual([
      ['name', 'fern'],
      ['isWet', null],
    ]);
  });

  it('is another object than the one that was given', () => {
    const given: Plant = { name: 'fern', height: 3 };
    const plant: Plant = withoutUndefined(given);
    expect(plant).toEqual(given);
    expect(plant).not.toBe(given);
  });
});
