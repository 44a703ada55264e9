/** A card that could never do what it says is no card. Rules: R-FRI-60, R-FRI-68. */
import { describe, expect, it } from 'vitest';
import { readCardFile } from './card-set.js';

const problemsWith = (type: string, ...abilities: readonly object[]) => {
  const cards = [{ code: 'x-1', name: 'X', type, cost: 1, abilities }];
  return readCardFile({ set: 'x', title: 'X', cards }).problems;
};

const problemsOf = (verb: string, from: object, words: object = {}) => {
  const choose = [{ name: 'one', from, min: 1, max: 1 }];
  return problemsWith('spell', { timing: 'play', choose, does: [{ verb, to: 'one', ...words }] });
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

describe('What lasts', () => {
  const warnedOf = (what: string, on: object) => {
    const abilities = [{ timing: 'lasting', does: [], lasting: [{ on, what, by: 1 }] }];
    const cards = [{ code: 'x-1', name: 'X', type: 'curse', cost: 1, abilities }];
    return readCardFile({ set: 'x', title: 'X', cards }).warnings;
  };

  it.each([
    ['power', { powerAtMost: 2 }, 'powerAtMost'],
    ['power', { costAtMost: 2, powerAtLeast: 2 }, 'powerAtLeast'],
    ['cost', { zone: 'hand', costAtLeast: 1 }, 'costAtLeast'],
  ])('on %s is warned of what it would change itself: %j', (what, on, asked) => {
    expect(warnedOf(what, on)).toEqual([
      { path: `cards[0].abilities[0].lasting[0].on.${asked}`, says: 'this would depend on itself' },
    ]);
  });

  it('may ask of another value', () => {
    expect(warnedOf('power', { type: 'friend', costAtMost: 2 })).toEqual([]);
  });
});

describe('An ability', () => {
  it.each([
    ['spell', 'turn-start', "a spell is timed 'play'"],
    ['curse', 'attacks', "only a friend is timed 'attacks'"],
    ['whatever', 'attacked', "only a friend or a foe is timed 'attacked'"],
    ['curse', 'loot', "only a foe is timed 'loot'"],
  ])('of a %s is never timed %s', (type, timing, says) => {
    expect(problemsWith(type, { timing, does: [] })).toMatchObject([
      { path: expect.stringMatching(/abilities\[0\]\.timing$/), says },
    ]);
  });
});
