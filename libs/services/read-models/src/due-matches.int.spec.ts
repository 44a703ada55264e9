import type { DataSource } from 'typeorm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dueMatches } from './due-matches.js';
import { projectMatch, type ProjectedEvent } from './match-projection.js';
import type { MatchRow } from './match-row.js';
import { saveMatchRows } from './match-table.js';
import { matchesDatabase, type MatchesDatabase } from './matches-database.spec-kit.js';

let postgres: MatchesDatabase;
let database: DataSource;
beforeAll(async () => {
  postgres = await matchesDatabase();
  database = await postgres.open();
});
afterAll(() => postgres?.dispose());

const TERMS = { game: 'fuzzycards', ruleset: 'fuzzycards/1', seats: 2 };

/** A match whose events come a second apart, the first at 0. */
function match(record: string, abandonAfterMs: number, ...kinds: readonly string[]): MatchRow {
  const created = { kind: 'match-created', ...TERMS, abandonAfterMs };
  const facts = [created, ...kinds.map((kind) => ({ kind, outcome: { places: [], reason: 'x' } }))];
  const events = facts.map((fact, seq): ProjectedEvent => {
    const type = fact.kind === 'game-begun' ? 'seat-readied' : fact.kind;
    return {
      header: { record, seq, type, at: 1_000 * seq },
      public: { action: {}, facts: [fact] },
    };
  });
  return events.reduce<MatchRow | undefined>(projectMatch, undefined) as MatchRow;
}

describe('The matches that were left', () => {
  it('are open or running, and their own time is up since their last event', async () => {
    await saveMatchRows(database.manager, [
      match('m-open', 10_000),
      match('m-patient', 99_000),
      match('m-running', 5_000, 'game-begun'),
      match('m-paused', 5_000, 'game-begun', 'match-paused'),
      match('m-resumed', 5_000, 'game-begun', 'match-paused', 'match-resumed'),
      match('m-over', 5_000, 'game-begun', 'match-ended'),
    ]);
    const { due } = dueMatches(database);
    expect(await due(5_999, 10)).toEqual([]);
    expect(await due(6_000, 10)).toEqual([{ record: 'm-running', seq: 1 }]);
    expect(await due(10_000, 10)).toEqual([
      { record: 'm-running', seq: 1 },
      { record: 'm-resumed', seq: 3 },
      { record: 'm-open', seq: 0 },
    ]);
    expect(await due(10_000, 1)).toEqual([{ record: 'm-running', seq: 1 }]);
  });
});
