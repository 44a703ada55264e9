import { describe, expect, it } from 'vitest';
import { provedTokens } from './proved-tokens.js';

describe('A token that was proved', () => {
  it('is known until the millisecond in which it expires', () => {
    const proved = provedTokens();
    const proof = { expiresAt: 1_000 };
    proved.add('a', proof);
    expect(proved.get('a', 999)).toBe(proof);
    expect(proved.get('a', 1_000)).toBeUndefined();
  });

  it('says nothing about any other', () => {
    const proved = provedTokens();
    proved.add('a', { expiresAt: 1_000 });
    expect(proved.get('A', 0)).toBeUndefined();
    expect(proved.get('a ', 0)).toBeUndefined();
  });

  it('is forgotten when there are too many, the one that was proved first', () => {
    const proved = provedTokens(2);
    for (const token of ['a', 'b', 'c']) proved.add(token, { expiresAt: 1_000 });
    expect(['a', 'b', 'c'].map((token) => proved.get(token, 0) !== undefined)).toEqual([
      false,
      true,
      true,
    ]);
  });
});
