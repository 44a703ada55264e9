import type { Fact } from '@scoresheet/rules-engine';
import { describe, expect, it } from 'vitest';
import { planted } from './planted.spec-kit.js';
import { remixed, unseenCards, unseenOfDecks } from './unseen-cards.js';

const rules = planted();

const stocked = (owner: number, faces: readonly string[]): Fact => ({
  kind: 'stocked',
  owner,
  to: `deck@${owner}`,
  family: `deck${owner}-`,
  faces,
});
const moved = (card: string, as: string, from: string, to: string): Fact => ({
  kind: 'moved',
  card,
  as,
  from,
  to,
  face: 'x',
  slot: 0,
});

const FACTS: readonly Fact[] = [
  stocked(1, ['a', 'b', 'c']),
  stocked(2, ['d', 'e', 'f']),
  moved('deck2-1', 'hand2-1', 'deck@2', 'hand@2'),
  moved('deck2-3', 'hand2-2', 'deck@2', 'hand@2'),
  moved('hand2-1', 'c1', 'hand@2', 'shown@2'),
  moved('c1', 'deck2-4', 'shown@2', 'deck@2'),
  moved('deck1-2', 'hand1-1', 'deck@1', 'hand@1'),
];

describe('Cards that a viewer has not seen', () => {
  it('are those that lay hidden from it all the time, by the ids that they began with', () => {
    const unseen = unseenCards({ rules, viewer: 1, at: new Map(), facts: FACTS });
    expect([...unseen]).toEqual(['deck1-1', 'deck1-3', 'deck2-2', 'deck2-3']);
  });

  it('are none that were shown to it, or lay open at the start', () => {
    const at = new Map([
      ['c9', 'shown@1'],
      ['hand2-9', 'hand@2'],
    ]);
    const hidden = moved('c9', 'deck1-9', 'shown@1', 'deck@1');
    const shown: Fact = { kind: 'shown', seat: 1, place: 'hand@2', faces: ['x'] };
    const asked = (facts: readonly Fact[]) => [...unseenCards({ rules, viewer: 1, at, facts })];
    expect(asked([hidden])).toEqual(['hand2-9']);
    expect(asked([hidden, shown])).toEqual([]);
    expect(asked([{ ...shown, seat: 2 }])).toEqual(['hand2-9']);
  });

  it('have their positions in the decks as they were brought', () => {
    const unseen = unseenOfDecks({ rules, viewer: 'public', facts: FACTS });
    expect([...unseen]).toEqual([
      [1, [0, 1, 2]],
      [2, [1, 2]],
    ]);
  });

  it('change places with each other in a deck mixed anew', () => {
    const turned = (faces: readonly string[]) => [...faces].reverse();
    expect(remixed(['a', 'b', 'c', 'd'], [0, 2, 3], turned)).toEqual(['d', 'b', 'c', 'a']);
  });
});
