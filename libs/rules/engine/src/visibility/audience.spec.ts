import { describe, expect, it } from 'vitest';
import { idFamily, isAmong, mayKnowId, seesFaces, zoneAt } from './audience.js';
import { toy } from '../toys/toy.js';

const RULES = toy({
  id: 'audience/1',
  zones: {
    hand: { faces: 'owner', ids: 'owner' },
    field: { faces: 'all', ids: 'all' },
    vault: { faces: 'nobody', ids: 'nobody' },
  },
  setup: () => undefined,
});

describe('who may know', () => {
  it('the owner’s things: the owner and the house', () => {
    const knows = (viewer: 1 | 2 | 'public' | 'house') => isAmong('owner', 'hand@1', viewer);
    expect([knows(1), knows(2), knows('public'), knows('house')]).toEqual([
      true,
      false,
      false,
      true,
    ]);
  });

  it('what belongs to a card: nobody by owning it', () => {
    expect(seesFaces(RULES, 'hand@c1', 1)).toBe(false);
  });

  it('what is nobody’s: the house alone', () => {
    expect(
      [1, 'public', 'house'].map((viewer) => seesFaces(RULES, 'vault@1', viewer as 1)),
    ).toEqual([false, false, true]);
  });

  it('of a place that is no place: a bug', () => {
    expect(() => zoneAt(RULES, 'moon@1')).toThrow("has no zone 'moon'");
  });
});

describe('ids', () => {
  it('of open places are of one family, of hidden ones of their place', () => {
    expect([
      idFamily(RULES, 'field@2'),
      idFamily(RULES, 'hand@2'),
      idFamily(RULES, 'vault@c7'),
    ]).toEqual(['c', 'hand2-', 'vaultc7-']);
  });

  it.each([
    ['c12', 2, true],
    ['hand1-3', 1, true],
    ['hand1-3', 2, false],
    ['hand1-3', 'public', false],
    ['hand1-3', 'house', true],
    ['vaultc7-1', 1, false],
    ['row-3', 2, true],
    ['moon1-3', 2, true],
    ['hand', 2, true],
  ] as const)('%s may be known to %s: %s', (word, viewer, known) => {
    expect(mayKnowId(RULES, word, viewer)).toBe(known);
  });
});
