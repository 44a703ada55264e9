import { partitionOf } from '@scoresheet/domain-record';
import { sha256 } from '@scoresheet/domain-record/node';
import type { DataSource } from 'typeorm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { botMatches, dueMatches } from './due-matches.js';
import { projectMatch } from './match-projection.js';
import type { ProjectedEvent } from './row-projection.js';
import type { MatchRow } from './match.entity.js';
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
function match(record: string, terms: object, ...kinds: readonly string[]): MatchRow {
  const created = { kind: 'match-created', ...TERMS, ...terms };
  const facts = [
    created,
    ...kinds.map((kind) => ({ kind, seat: 1, outcome: { places: [], reason: 'x' } })),
  ];
  const events = facts.map((fact, seq): ProjectedEvent => {
    const type = fact.kind === 'game-begun' ? 'seat-readied' : fact.kind;
    return {
      header: { record, seq, type, at: 1_000 * seq },
      public: { action: {}, facts: [fact] },
    };
  });
  return events.reduce<MatchRow | undefined>(
    (row, event) => projectMatch(row, event),
    undefined,
  ) as MatchRow;
}

describe('The matches that were left', () => {
  it('are open or running, and their own time is up since their last event', async () => {
    await saveMatchRows(database.manager, [
      match('m-open', { abandonAfterMs: 10_000 }),
      match('m-patient', { abandonAfterMs: 99_000 }),
      match('m-running', { abandonAfterMs: 5_000 }, 'game-begun'),
      match('m-paused', { abandonAfterMs: 5_000 }, 'game-begun', 'match-paused'),
      match('m-resumed', { abandonAfterMs: 5_000 }, 'game-begun', 'match-paused', 'match-resumed'),
      match('m-over', { abandonAfterMs: 5_000 }, 'game-begun', 'match-ended'),
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

describe('An empty match', () => {
  it('is due after an hour, unless that is only watched; one with a seat taken is not', async () => {
    const hourMs = 60 * 60 * 1_000;
    await database.query('delete from scoresheet.match');
    const taken = match('e-taken', {});
    await saveMatchRows(database.manager, [
      match('e-empty', {}),
      match('e-short', { abandonAfterMs: 10_000 }),
      { ...taken, seats: taken.seats.map((seat) => ({ ...seat, actor: 'ann' })) },
      match('e-running', {}, 'game-begun'),
    ]);
    const { due } = dueMatches(database);
    const short = { record: 'e-short', seq: 0 };
    expect(await due(hourMs - 1, 10)).toEqual([short]);
    expect(await due(hourMs, 10)).toEqual([short, { record: 'e-empty', seq: 0 }]);
    expect(await dueMatches(database, { closesEmpty: false }).due(hourMs, 10)).toEqual([short]);
  });
});

describe('The matches that are played against time', () => {
  it('are running, and their clocks with them', async () => {
    const clock = { kind: 'per-decision', decisionMs: 30_000 };
    await saveMatchRows(database.manager, [
      match('c-1', { clock }, 'game-begun'),
      match('c-2', { clock }, 'game-begun', 'seat-warned'),
      match('c-lobby', { clock }),
      match('c-paused', { clock }, 'game-begun', 'match-paused'),
      match('c-over', { clock }, 'game-begun', 'match-ended'),
      match('c-patient', {}, 'game-begun'),
    ]);
    const { clocked } = dueMatches(database);
    const whole = { partition: 0, partitions: 1 };
    expect(await clocked(whole, '', 10)).toEqual([
      { record: 'c-1', seq: 1 },
      { record: 'c-2', seq: 2 },
    ]);
    expect(await clocked(whole, '', 1)).toEqual([{ record: 'c-1', seq: 1 }]);
    expect(await clocked(whole, 'c-1', 10)).toEqual([{ record: 'c-2', seq: 2 }]);
  });

  it('are found in the partition in which their commands are', async () => {
    const clock = { kind: 'per-decision', decisionMs: 30_000 };
    const ids = Array.from({ length: 60 }, (_, i) => `d-${i}`);
    await saveMatchRows(
      database.manager,
      ids.map((id) => match(id, { clock }, 'game-begun')),
    );
    const { clocked } = dueMatches(database);
    const partitions = 7;
    for (let partition = 0; partition < partitions; partition += 1) {
      const found = await clocked({ partition, partitions }, 'd-', ids.length);
      const own = ids.filter((id) => partitionOf(id, partitions, sha256) === partition);
      expect(found.map(({ record }) => record)).toEqual(own.sort());
    }
  });
});

describe('The matches whose series goes on', () => {
  it('are those whose next game is not there, page by page and partition by partition', async () => {
    const ending = (record: string, next: string | null): MatchRow => ({
      ...match(record, {}, 'game-begun', 'match-ended'),
      nextMatch: next,
    });
    await saveMatchRows(database.manager, [
      ending('s-1', 's-nowhere-1'),
      ending('s-2', 's-3'),
      match('s-3', {}),
      ending('s-4', 's-nowhere-2'),
      ending('s-5', null),
    ]);
    const { withoutNextGame } = dueMatches(database);
    const whole = { partition: 0, partitions: 1 };
    expect(await withoutNextGame(whole, 's-', 10)).toEqual(['s-1', 's-4']);
    expect(await withoutNextGame(whole, 's-', 1)).toEqual(['s-1']);
    expect(await withoutNextGame(whole, 's-1', 10)).toEqual(['s-4']);
    const halves = await Promise.all(
      [0, 1].map((partition) => withoutNextGame({ partition, partitions: 2 }, 's-', 10)),
    );
    expect(halves.flat().sort()).toEqual(['s-1', 's-4']);
    expect(halves[partitionOf('s-1', 2, sha256)]).toContain('s-1');
  });
});

describe('The matches of bots', () => {
  const bot = 'bot-0123456789abcdef0123456789abcdef';
  const at = (record: string, actor: string, ...kinds: readonly string[]): MatchRow => {
    const row = match(record, {}, ...kinds);
    return { ...row, seats: row.seats.map((seat) => ({ ...seat, actor })) };
  };

  it('go on, paused ones too, and have a bot at the table', async () => {
    await database.query('delete from scoresheet.match');
    await saveMatchRows(database.manager, [
      at('m-1', bot),
      at('m-2', bot, 'game-begun'),
      at('m-3', bot, 'game-begun', 'match-paused'),
      at('m-4', bot, 'game-begun', 'match-ended'),
      at('m-5', 'a-bot-1', 'game-begun'),
      { ...at('m-6', bot, 'game-begun'), suspended: true },
    ]);
    const { withBots } = botMatches(database);
    const all = { partition: 0, partitions: 1 };
    expect(await withBots(all, '', 10)).toEqual(['m-1', 'm-2', 'm-3']);
    expect(await withBots(all, 'm-1', 1)).toEqual(['m-2']);
    const halves = await Promise.all(
      [0, 1].map((partition) => withBots({ partition, partitions: 2 }, '', 10)),
    );
    expect(halves.flat().sort()).toEqual(['m-1', 'm-2', 'm-3']);
    const misplaced = halves.flatMap((records, partition) =>
      records.filter((record) => partitionOf(record, 2, sha256) !== partition),
    );
    expect(misplaced).toEqual([]);
  });
});
