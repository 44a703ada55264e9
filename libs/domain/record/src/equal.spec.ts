import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalJson, type Json } from './canonical-json.js';
import { equal } from './equal.js';

const values = fc.letrec<{ value: Json }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    fc.constantFrom<Json>(null, true, false, 0, 1, '', 'a'),
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom('a', 'b', 'toString'), tie('value'), { maxKeys: 3 }),
  ),
})).value;

describe('Two values of the record', () => {
  it('are equal exactly when their canonical texts are', () => {
    fc.assert(
      fc.property(values, values, (one, other) => {
        expect(equal(one, other)).toBe(canonicalJson(one) === canonicalJson(other));
      }),
      { numRuns: 500 },
    );
  });

  it('are equal whatever the order of their members', () => {
    expect(equal({ a: 1, b: [2] }, { b: [2], a: 1 })).toBe(true);
    expect(equal({ a: 1, b: [2] }, { b: [2, 3], a: 1 })).toBe(false);
  });

  it('are never equal where one is missing', () => {
    expect(equal(undefined, null)).toBe(false);
    expect(equal({ a: 1 }, undefined)).toBe(false);
  });
});
