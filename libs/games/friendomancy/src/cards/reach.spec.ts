/** A card that could never do what it says is no card. Rules: R-FRI-60, R-FRI-68. */
import { describe, expect, it } from 'vitest';
import { readCardFile } from './read-card-file.js';

const problemsOf = (verb: string, from: object, words: object = {}) => {
  const choose = [{ name: 'one', from, min: 1, max: 1 }];
  const does = [{ verb, to: 'one', ...words }];
  const spell = { code: 'x-1', name: 'X', type: 'spell', cost: 1 };
  const cards = [{ ...spell, abilities: [{ timing: 'play', choose, does }] }];
  return readCardFile({ set: 'x', title: 'X', cards }).problems;
};

describe('What a verb reaches', () => {
  it.each(['sacrifice', 'take-control', 'refresh'])('is the Board alone: %s', (verb) => {
    expect(problemsOf(verb, { side: 'yours' })).toEqual([]);
    expect(problemsOf(verb, { side: 'yours', zone: 'hand' })).toMatchObject([
      { path: expect.stringMatching(/does\[0\]\.to$/), says: `'${verb}' reaches the Board alone` },
    ]);
  });

  it.each([
    ['remove', {}],
    ['return', {}],
    ['take', {}],
    ['tuck', { under: 'self' }],
    ['hide', { under: 'self' }],
  ])('is any place: %s', (verb, words) => {
    expect(problemsOf(verb, { zone: 'discard' }, words)).toEqual([]);
    expect(problemsOf(verb, { zone: 'hand' }, words)).toEqual([]);
  });
});
