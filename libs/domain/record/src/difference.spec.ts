import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalJson, type Json } from './canonical-json.js';
import { firstDifference } from './difference.js';

const value = fc.jsonValue({ maxDepth: 3, noUnicodeString: false } as object).filter((v) => {
  try {
    return canonicalJson(v).length > 0;
  } catch {
    return false;
  }
}) as fc.Arbitrary<Json>;

interface Row {
  readonly recorded: Json;
  readonly expected: Json;
  readonly path: string;
  readonly says: readonly (Json | undefined)[];
}

describe('The first difference of two values', () => {
  it.each<Row>([
    { recorded: { a: [1, 2] }, expected: { a: [1, 3] }, path: '$.a[1]', says: [2, 3] },
    { recorded: { a: [1] }, expected: { a: [1, 3] }, path: '$.a[1]', says: [undefined, 3] },
    { recorded: { b: 1, a: 1 }, expected: { a: 2, b: 2 }, path: '$.a', says: [1, 2] },
    { recorded: { 'card id': 1 }, expected: {}, path: '$["card id"]', says: [1, undefined] },
    { recorded: { toString: 1 }, expected: {}, path: '$.toString', says: [1, undefined] },
    { recorded: [], expected: {}, path: '$', says: [[], {}] },
    { recorded: null, expected: {}, path: '$', says: [null, {}] },
    { recorded: '1', expected: 1, path: '$', says: ['1', 1] },
  ])('of $recorded and $expected stands at $path', ({ recorded, expected, path, says }) => {
    const place = firstDifference(recorded, expected, '$');
    expect(place).toEqual({ path, recorded: says[0], expected: says[1] });
  });

  it('exists exactly when their canonical forms differ', () => {
    fc.assert(
      fc.property(value, value, (a, b) => {
        const differs = firstDifference(a, b, '$') !== undefined;
        expect(differs).toBe(canonicalJson(a) !== canonicalJson(b));
        expect(firstDifference(a, structuredClone(a), '$')).toBeUndefined();
      }),
    );
  });
});
