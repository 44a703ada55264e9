import { describe, expect, it } from 'vitest';
import type { RoundTable, TableResult } from '../../round/whole/whole-documents.js';
import { meaningOf } from './line-meaning.js';
import { typedLine } from './parse-line.js';

const NOTHING = { winner: null, wins: null, draws: null, places: null, scores: null };
const TWO_ONE: TableResult = { ...NOTHING, is: 'GAMES', wins: [2, 1], draws: 0 };

const table = (number: number, entrants: number[], result: TableResult | null = null) =>
  ({
    number,
    result,
    hasQuestion: false,
    seats: entrants.map((entrant) => ({ entrant, name: null })),
  }) satisfies RoundTable;

const TABLES = [table(7, [12, 3]), table(8, [4, 5], TWO_ONE), table(9, [6, 1, 2])];
const TERMS = { bestOf: 3, intentionalDraws: true };

const meaning = (typed: string, terms = TERMS) => meaningOf(typedLine(typed), TABLES, terms);

describe('A typed line means', () => {
  it('a result in the order of the table, whoever counts', () => {
    expect(meaning('7 2-1')).toMatchObject({ is: 'result', result: TWO_ONE });
    expect(meaning('7 2-1 s')).toMatchObject({ result: { wins: [1, 2] } });
    expect(meaning('7 2-1 #3')).toMatchObject({ result: { wins: [1, 2] } });
    expect(meaning('7 2-1 #12')).toMatchObject({ result: { wins: [2, 1] } });
    expect(meaning('7 +-')).toMatchObject({ result: { is: 'FORFEIT', winner: 12 } });
    expect(meaning('7 +- s')).toMatchObject({ result: { is: 'FORFEIT', winner: 3 } });
  });

  it('a draw where players may agree on one, or where one game was drawn', () => {
    expect(meaning('7 d')).toMatchObject({ result: { is: 'INTENTIONAL_DRAW' } });
    const single = { bestOf: 1, intentionalDraws: false };
    expect(meaning('7 d', single)).toMatchObject({ result: { wins: [0, 0], draws: 1 } });
    const series = { bestOf: 3, intentionalDraws: false };
    expect(meaning('7 d', series)).toMatchObject({ is: 'unclear', why: 'noDraw' });
  });

  it('the table alone until there is a result', () => {
    expect(meaning('7')).toMatchObject({ is: 'table', table: { number: 7 } });
    expect(meaning('')).toEqual({ is: 'nothing' });
  });

  it('another result only where it says that it replaces the one that is there', () => {
    expect(meaning('8 2-1')).toMatchObject({ is: 'same' });
    expect(meaning('8 0-2')).toMatchObject({ is: 'other', table: { number: 8 } });
    expect(meaning('8 0-2!')).toMatchObject({ is: 'result', result: { wins: [0, 2] } });
  });

  it('places at a table of three, of each who sits there', () => {
    expect(meaning('9 1>6=2')).toMatchObject({ result: { is: 'PLACES', places: [[1], [6, 2]] } });
    expect(meaning('9 1>6=4')).toMatchObject({ why: 'podPlaces' });
    expect(meaning('9 2-1')).toMatchObject({ why: 'podPlaces' });
  });

  it.each([
    ['x', 'noNumber'],
    ['10 2-1', 'noTable'],
    ['7 2-', 'noResult'],
    ['7 2-1 #9', 'notThere'],
  ])('nothing in %j, and says why', (typed, why) => {
    expect(meaning(typed)).toMatchObject({ is: 'unclear', why });
  });
});
