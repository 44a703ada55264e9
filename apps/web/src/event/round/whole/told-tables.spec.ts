import { describe, expect, it } from 'vitest';
import { newsOf } from '../../event.spec-kit.js';
import { newestOf, withNews, withTold, type ToldTables } from './told-tables.js';
import type { RoundTable } from './whole-documents.js';

// The round that is played in the event of the kit.
const HERE = { phase: 1, round: 3 };
const NOTHING: ToldTables = new Map();

const recorded = (table: number, wins = [1, 2]) => ({
  kind: 'result-recorded',
  table,
  result: { is: 'games', wins, draws: 0 },
});
const TABLES: readonly RoundTable[] = [1, 2].map((number) => ({
  number,
  hasQuestion: false,
  seats: [],
  result: null,
}));

const after = (...facts: object[]) =>
  facts.reduce<ToldTables>((told, fact) => withNews(told, newsOf('any', [fact]), HERE), NOTHING);
const shown = (told: ToldTables) =>
  withTold(TABLES, told).map(({ result, hasQuestion }) => result?.wins ?? hasQuestion);

describe('What the feed tells of tables', () => {
  it('are the results, out of whatever event has made them', () => {
    const said = { kind: 'result-reported', table: 2, entrant: 4 };
    expect(withNews(NOTHING, newsOf('result-reported', [said]), HERE)).toBe(NOTHING);
    const told = withNews(NOTHING, newsOf('result-reported', [said, recorded(2)]), HERE);
    expect(told.get(2)?.result).toEqual({
      is: 'GAMES',
      wins: [1, 2],
      draws: 0,
      winner: null,
      scores: null,
      places: null,
    });
  });

  it('names those first that were told last', () => {
    expect(newestOf(after(recorded(3), recorded(2), recorded(3)))).toEqual([3, 2]);
  });

  it('is a question until there is a result', () => {
    const asked = { kind: 'question-opened', table: 1, why: 'reports-differ' };
    expect(shown(after(asked))).toEqual([true, false]);
    expect(newestOf(after(asked))).toEqual([]);
    const [table] = withTold(TABLES, after(asked, recorded(1)));
    expect(table).toMatchObject({ hasQuestion: false, result: { wins: [1, 2] } });
  });

  it('is nothing of a table of the same number in another round', () => {
    const corrected = { ...recorded(1, [2, 0]), kind: 'result-corrected', phase: 1 };
    expect(shown(after(recorded(1), { ...corrected, round: 2 }))).toEqual([[1, 2], false]);
    expect(shown(after(recorded(1), { ...corrected, round: 3 }))).toEqual([[2, 0], false]);
    const told = withNews(NOTHING, newsOf('any', [recorded(1)]), { phase: 1, round: 2 });
    expect(told).toBe(NOTHING);
  });

  it('is forgotten of a table that was made anew', () => {
    const anew = ['table-removed', 'table-added'].map((kind) => ({ kind, table: 1 }));
    expect(shown(after(recorded(1), recorded(2), ...anew))).toEqual([false, [1, 2]]);
  });
});
