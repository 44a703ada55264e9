import { describe, expect, it } from 'vitest';
import { MARSH, TABLE } from './marsh.spec-kit.js';
import { plain } from './sentence.js';
import { tableWords } from './table-words.js';

const PUBLIC = { viewer: 'public', below: 1 } as const;

const inLines = (viewer: 1 | 2 | 'public', below: 1 | 2 = viewer === 2 ? 2 : 1) =>
  tableWords(MARSH, TABLE, { viewer, below }).map(({ title, says }) => [
    plain(title),
    ...says.map(plain),
  ]);

describe('A table as text', () => {
  it('has the middle, then the own side, then the other', () => {
    expect(inLines(1)).toEqual([
      [
        'Marsh',
        "Seat 2's turn, Dusk",
        'In this match: the tide is high (A-MAR-01)',
        'On the stack: Mole of seat 1 at Stork',
        'Seat 2 decides: Act or pass?',
      ],
      [
        'Seat 1 (you)',
        'Life 9',
        'Left bank: Mole, ATK 5, HP 4, wounds: 1, guard; with Oar, ATK +2, burn 2',
        'Empty: right bank',
        'Hand: Oar, cost 1, held thing, ATK +2, burn 2',
        'Deck: 1 card',
      ],
      [
        'Seat 2',
        'Life 7',
        'Right bank: Stork, ATK 5, HP 2',
        'Empty: left bank',
        'Deck: 4 cards',
        'Hand: 3 cards',
        'Discard: 2 cards: Mole, Stork',
      ],
    ]);
  });

  it('begins with the side of whoever looks', () => {
    expect(inLines(2).map(([title]) => title)).toEqual(['Marsh', 'Seat 2 (you)', 'Seat 1']);
    expect(inLines('public').map(([title]) => title)).toEqual(['Marsh', 'Seat 1', 'Seat 2']);
  });

  it('says "you" only of the viewer, whichever side is below', () => {
    expect(inLines('public', 2).map(([title]) => title)).toEqual(['Marsh', 'Seat 2', 'Seat 1']);
    expect(inLines(1, 2).map(([title]) => title)).toEqual(['Marsh', 'Seat 2', 'Seat 1 (you)']);
  });

  it('links every card that the view can tell from others', () => {
    const cards = tableWords(MARSH, TABLE, { viewer: 1, below: 1 })
      .flatMap(({ says }) => says.flat())
      .flatMap((segment) => (segment.is === 'card' && segment.card ? [segment.card] : []));
    expect(new Set(cards)).toEqual(new Set(['c1', 'c2', 'c3', 'c4', 'c5', 'hand1-1']));
  });

  it('says how it ended', () => {
    const outcome = { places: [[2], [1]], reason: 'life-lost' };
    const [middle] = tableWords(MARSH, { ...TABLE, decisions: [], outcome }, PUBLIC);
    expect(middle?.says.map(plain).at(-1)).toBe('The game is over: seat 2 wins (life lost)');
  });
});
