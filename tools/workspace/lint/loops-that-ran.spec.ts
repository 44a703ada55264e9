import { Linter } from 'eslint';
import tseslint from 'typescript-eslint';
import { describe, expect, it } from 'vitest';
import { loopsThatRan } from './loops-that-ran.mjs';

const OVER_LIST = 'for (const a of list) expect(a).toBe(1);';

const linter = new Linter();
const refusalsOf = (...lines: readonly string[]): number =>
  linter.verify(lines.join('\n'), {
    languageOptions: { parser: tseslint.parser as never },
    plugins: { house: { rules: { 'loops-that-ran': loopsThatRan } } },
    rules: { 'house/loops-that-ran': 'error' },
  }).length;
/** In a test that has a list of unknown length. */
const inTest = (...lines: readonly string[]): number =>
  refusalsOf(
    "import { CARDS, cards } from './cards.js';",
    'it("x", async () => {',
    ...lines,
    '});',
  );

describe('An expect in a loop that may never run is refused', () => {
  it.each([
    ['over what was made', 'const list = made(); for (const a of list) expect(a).toBe(1);'],
    ['over what is asked for', 'for (const a of await all()) expect(a).toBe(1);'],
    ['over a part of a constant', 'for (const a of CARDS.filter(isRare)) expect(a).toBe(1);'],
    ['over an import that is no constant', 'for (const a of cards) expect(a).toBe(1);'],
    ['over an empty list', 'const list = []; for (const a of list) expect(a).toBe(1);'],
    ['in forEach', 'list.forEach((a) => expect(a).toBe(1));'],
    ['in map', 'await Promise.all(list.map(async (a) => expect(await a).toBe(1)));'],
    ['in while', 'while (goesOn()) expect(turn()).toBe(1);'],
    ['counted up to an unknown end', 'for (let i = 0; i < list.length; i += 1) expect(i).toBe(1);'],
    ['in the inner one of two', 'for (const a of [1]) for (const b of a.all) expect(b).toBe(1);'],
    ['in the outer one of two', 'for (const a of list) for (const b of [1]) expect(b).toBe(a);'],
    ['of which the length is expected to be 0', 'expect(list).toHaveLength(0);', OVER_LIST],
    ['where another list is not empty', 'expect(other).toHaveLength(2);', OVER_LIST],
    [
      'which alone says that it is not empty',
      'for (const a of list) { expect(list).toContain(a); }',
    ],
    [
      'that counts what nobody looks at',
      'let n = 0;',
      'while (goesOn()) { n += 1; expect(n).toBe(1); }',
    ],
  ])('%s', (_name, ...lines) => {
    expect(inTest(...lines)).toBe(1);
  });

  it('in a function that a test calls, whatever the test says', () => {
    const helper = 'function all(list) { for (const a of list) expect(a).toBe(1); }';
    expect(refusalsOf(helper, 'it("x", () => { expect(list).toHaveLength(2); all(list); });')).toBe(
      1,
    );
  });
});

describe('An expect in a loop that runs is allowed', () => {
  it.each([
    ['over what is written out', 'for (const a of [1, 2]) expect(a).toBe(1);'],
    ['over what was written out before', 'const list = [1] as const;', OVER_LIST],
    ['over a constant and more', 'for (const a of [...CARDS, ...list]) expect(a).toBe(1);'],
    ['over the entries of a constant', 'for (const a of Object.entries(CARDS)) expect(a).toBe(1);'],
    ['over what was made of a constant', 'const list = CARDS.map(made);', OVER_LIST],
    ['so many times', 'for (let i = 0; i < 3; i += 1) expect(i).toBe(1);'],
    ['over so many', 'for (const a of Array.from({ length: 3 })) expect(a).toBe(1);'],
    ['at least once', 'do expect(turn()).toBe(1); while (goesOn());'],
    ['of which the length is expected', 'expect(list).toHaveLength(2);', OVER_LIST],
    ['of which the length is expected later', OVER_LIST, 'expect(list.length).toBe(2);'],
    ['that is not empty', 'expect(list).not.toEqual([]);', OVER_LIST],
    [
      'over the entries of what is not empty',
      'expect(all.size).toBeGreaterThan(0);',
      'for (const [a] of all.entries()) expect(a).toBe(1);',
    ],
    [
      'that counts its turns',
      'let n = 0;',
      'while (goesOn()) { n += 1; expect(turn()).toBe(1); }',
      'expect(n).toBeGreaterThan(0);',
    ],
    ['where all are counted', 'expect.assertions(3);', OVER_LIST],
    ['and is itself what loops', 'expect(list.map(made)).toEqual([1, 2]);'],
    ['that makes tests', 'for (const a of list) it("y", () => expect(a).toBe(1));'],
  ])('%s', (_name, ...lines) => {
    expect(inTest(...lines)).toBe(0);
  });
});
