import type { TableView } from '@scoresheet/rules-engine';
import { describe, expect, it } from 'vitest';
import type { Board } from './board.js';
import { seatsAtIssue } from './seats-at-issue.js';

const tile = (card: string, attached: readonly string[] = []): object => ({
  card,
  name: card,
  type: '',
  words: [],
  figures: [],
  attachedUnknown: 0,
  attached: attached.map((each) => tile(each)),
});

/** Five seats: seat 3 has the card c3 in front, and so on; c35 lies on c3. */
const board = {
  turn: [],
  active: 2,
  shared: [],
  seats: [1, 2, 3, 4, 5].map((seat) => ({
    seat,
    counters: [],
    piles: [],
    areas: [{ seat, places: [{ tile: tile(`c${seat}`, seat === 3 ? ['c35'] : []) }] }],
  })),
} as unknown as Board;

const table = (...underway: object[]): TableView => ({ underway }) as unknown as TableView;

const item = (controller: number, ...chosen: string[]) => ({
  id: `s${controller}`,
  face: 'B-1',
  controller,
  chosen: { whom: chosen },
});

describe('Whom a table is about', () => {
  it('is whoever has the turn, while nothing is shown and nothing waits', () => {
    expect(seatsAtIssue(board, table())).toEqual([2]);
  });

  it('is nobody in a game without turns', () => {
    expect(seatsAtIssue({ turn: [], seats: board.seats, shared: [] }, table())).toEqual([]);
  });

  it('is whoever acts and whoever is hit, as it is shown, before all that waits', () => {
    const beat = { what: 'attack-declared', from: ['c4'], to: ['c5'] };
    expect(seatsAtIssue(board, table({ items: [item(1, 'c2')] }), beat)).toEqual([4, 5]);
  });

  it('is a seat that is hit itself', () => {
    const beat = { what: 'life-hit', from: ['c4'], to: ['seat-3'], amount: 2 };
    expect(seatsAtIssue(board, table(), beat)).toEqual([4, 3]);
  });

  it('is whose card bears what is hit', () => {
    expect(seatsAtIssue(board, table(), { what: 'broken', from: [], to: ['c35'] })).toEqual([3]);
  });

  it('is whose cards wait on the stack, and at whom they aim, what resolves next before the rest', () => {
    const waiting = table({ items: [item(1, 'c2'), item(5, 'player-3')] });
    expect(seatsAtIssue(board, waiting)).toEqual([5, 3, 1, 2]);
  });

  it('is both sides of an attack for as long as it is underway', () => {
    const attack = { kind: 'attack', seat: 4, attacker: 'c4', target: 'player-1' };
    expect(seatsAtIssue(board, table({ kind: 'turn', seat: 2 }, attack))).toEqual([4, 1]);
  });

  it('never is a seat that the table has not', () => {
    const beat = { what: 'life-hit', from: ['c77'], to: ['seat-9'] };
    expect(seatsAtIssue(board, table(), beat)).toEqual([2]);
  });
});
