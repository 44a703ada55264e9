import { describe, expect, it } from 'vitest';
import { components } from './components.js';

const found = (from: string, next: { readonly [node: string]: string }) =>
  components(
    from,
    (node) => node,
    (node) => [...(next[node] ?? '')],
  ).map((group) => [...group].sort().join(''));

describe('groups of what leads to each other', () => {
  it('are single ones if nothing leads back, the last on the way first', () => {
    expect(found('a', { a: 'bc', b: 'c', c: 'd' })).toEqual(['d', 'c', 'b', 'a']);
  });

  it('hold all of a circle, and of circles that share a member', () => {
    expect(found('a', { a: 'b', b: 'c', c: 'bd', d: 'd' })).toEqual(['d', 'bc', 'a']);
    expect(found('a', { a: 'b', b: 'ac', c: 'b' })).toEqual(['abc']);
  });

  it('leave out what is not led to', () => {
    expect(found('b', { a: 'b', b: 'c' })).toEqual(['c', 'b']);
  });

  it('close a circle although another group was closed on the way', () => {
    expect(found('a', { a: 'bc', b: '', c: 'ba' })).toEqual(['b', 'ac']);
  });
});
