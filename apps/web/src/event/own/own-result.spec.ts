import { describe, expect, it } from 'vitest';
import type { Table } from '../follow/event-documents.js';
import { ownResult } from './own-result.js';

type Result = NonNullable<Table['result']>;

const NOTHING = { winner: null, wins: null, draws: null, scores: null, places: null };
const SEATS = [4, 9, 2].map((entrant) => ({ entrant, actor: null, name: null }));

const of = (result: Partial<Result> & Pick<Result, 'is'>, own: number) =>
  ownResult({ seats: SEATS, result: { ...NOTHING, ...result } }, own);

describe('A result as one of the table has it', () => {
  it.each([
    [4, { is: 'won', score: '2 – 1' }],
    [9, { is: 'lost', score: '1 – 2' }],
  ])('counts the games of entrant %i first', (own, expected) => {
    expect(of({ is: 'GAMES', wins: [2, 1], draws: 0 }, own)).toEqual(expected);
  });

  it('names drawn games', () => {
    const drawn = { is: 'GAMES', wins: [1, 1], draws: 1 } as const;
    expect(of(drawn, 9)).toEqual({ is: 'drawn', score: '1 – 1 – 1' });
  });

  it.each([
    [4, 'given'],
    [9, 'not-come'],
  ])('of a table where one did not come is for entrant %i: %s', (own, is) => {
    expect(of({ is: 'FORFEIT', winner: 4 }, own)).toEqual({ is });
  });

  it('may be agreed, or lost by both', () => {
    expect(of({ is: 'INTENTIONAL_DRAW' }, 4)).toEqual({ is: 'agreed' });
    expect(of({ is: 'DOUBLE_LOSS' }, 4)).toEqual({ is: 'both-lost' });
  });

  it.each([
    [9, 1],
    [4, 1],
    [2, 3],
  ])('gives entrant %i place %i, behind all who share a better one', (own, place) => {
    expect(of({ is: 'PLACES', places: [[9, 4], [2]] }, own)).toEqual({ is: 'place', place });
  });
});
