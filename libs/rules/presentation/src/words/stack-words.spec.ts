import { expect, it } from 'vitest';
import { MARSH, TABLE } from './marsh.spec-kit.js';
import { plain } from './sentence.js';
import { stackWords } from './stack-words.js';

const withItems = (...items: readonly Record<string, string | number | object>[]) =>
  stackWords(MARSH, { ...TABLE, underway: [{ kind: 'window', items }] as never }).map(plain);

it('what waits is told from the top, with whose it is and whom it is about', () => {
  const under = { id: 's1', face: 'm-1', controller: 1, chosen: { foe: ['c3'], nest: ['nest-2'] } };
  const top = { id: 's2', face: 'm-2', controller: 2, chosen: {} };
  expect(withItems(under, top)).toEqual([
    'on the stack: Stork of seat 2',
    'and after that: Mole of seat 1 at Stork and the nest of seat 2',
  ]);
});

it('what lies face down is told as that', () => {
  expect(withItems({ id: 's1', face: '' })).toEqual(['on the stack: a card face down']);
});

it('nothing is told where nothing waits', () => {
  expect(withItems()).toEqual([]);
});
