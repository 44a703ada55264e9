import { describe, expect, it } from 'vitest';
import { ownDirection } from './own-direction.js';

describe('A name among other words', () => {
  it.each(['Ada', 'Łukasz 2', '张伟', '👩‍👩‍👧‍👦', "O'Neill-W.", ''])('%j stands as it is', (name) => {
    expect(ownDirection(name)).toBe(name);
  });

  it.each(['שרה', 'سارة', 'Ada שרה', '𐤀𐤁', '𞤀𞤁'])('%j keeps to itself', (name) => {
    expect(ownDirection(name)).toBe(`\u2068${name}\u2069`);
  });

  it.each([
    ['Ada\u202e', 'Ada'],
    ['\u2067Ada\u2069\u202d\u200f', 'Ada'],
    ['A\u2028d\u2029a', 'Ada'],
    ['שרה\u2069\u202e', '\u2068שרה\u2069'],
    ['\u2068\u2067שרה\u2069\u2069\u2069', '\u2068שרה\u2069'],
  ])('%j turns nothing', (name, shown) => {
    expect(ownDirection(name)).toBe(shown);
  });

  it('stays apart from the sentence that it is in', () => {
    const sentence = `${ownDirection('שרה')} and Ada are asked`;
    expect(ownDirection(sentence)).toBe(sentence);
    expect(ownDirection(`${sentence} סוף`)).toBe(`\u2068${sentence} סוף\u2069`);
  });

  it('may pass several hands', () => {
    const once = [ownDirection('שרה'), ownDirection(`שרה ${ownDirection('סארה')}`)];
    expect(once.map(ownDirection)).toEqual(once);
  });
});
