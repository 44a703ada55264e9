/** Lists of tournaments on PostgreSQL: who is shown which, in which order, and by which plans. */
import type { DataSource } from 'typeorm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { matchesDatabase, type MatchesDatabase } from '../matches-database.spec-kit.js';
import type { TournamentFilter, TournamentList, TournamentSight } from './tournament-list.js';
import { found, tournamentPlaceOf, tournamentQueries } from './tournament-queries.js';
import { saveTournamentEntrants } from './tournament-entrants.sql.js';
import { TOURNAMENT_ROWS } from './tournament-rows.js';
import type { TournamentRowStage } from './tournament-stage.js';
import type { TournamentRow } from './tournament.entity.js';

const STRANGER: TournamentSight = { isOperator: false };
const OPERATOR: TournamentSight = { isOperator: true };
const NEWEST = { by: 'created', newestFirst: true } as const;
const STAGES: readonly TournamentRowStage[] = ['draft', 'registration', 'playing', 'finished'];
const START_MS = 1_700_000_000_000;

let postgres: MatchesDatabase;
let database: DataSource;

/** Every fourth is a draft of `olga`, with `otto` among its staff; three are created at once. */
function row(i: number): TournamentRow {
  const stage = STAGES[i % 4] as TournamentRowStage;
  const hasBegun = stage === 'playing' || stage === 'finished';
  const game = i % 5 === 0 ? 'buddies' : 'fuzzycards';
  return {
    id: `t-${i}`,
    game,
    ruleset: `${game}/1`,
    stage,
    suspended: false,
    owner: 'olga',
    staff: i % 8 === 0 ? ['otto', 'jo'] : ['jo'],
    play: i % 3 === 0 ? 'tables' : 'platform',
    entry: 'open',
    capacity: 64,
    entrants: i,
    waiting: 0,
    phase: 0,
    round: 0,
    letters: '',
    createdAtMs: START_MS + Math.floor(i / 3),
    updatedAtMs: START_MS + 1_000,
    beginsAtMs: i % 3 === 1 ? START_MS + 2_000 - i : null,
    startedAtMs: hasBegun ? START_MS + 500 - i : null,
    endedAtMs: null,
    eventCount: 1,
    head: null,
  };
}

const ROWS = Array.from({ length: 100 }, (_, i) => row(i));

/** p1 is in a draft and two others, a guest in one of them until they were p2. */
const ENTERED = [
  ...['t-4', 't-6', 't-7'].map((record) => entered(record, 'entrant-entered', 1, 'p1')),
  entered('t-7', 'entrant-entered', 2, null),
  entered('t-7', 'entrant-bound', 2, 'p2'),
  entered('t-7', 'entrant-entered', 0, 'nobody'),
];

function entered(record: string, kind: string, entrant: number, actor: string | null) {
  const facts = [{ kind, entrant, actor, waits: false }];
  return { header: { record, seq: 1, type: kind, at: 0 }, public: { facts } };
}

const title = (tournament: string, search: string) => ({
  tournament,
  kind: 'title',
  number: 0,
  text: search,
  search,
  looks: [],
  createdAtMs: 0,
  accountId: null,
});

beforeAll(async () => {
  postgres = await matchesDatabase();
  database = await postgres.open();
  await TOURNAMENT_ROWS.table.save(database.manager, ROWS);
  await saveTournamentEntrants(database.manager, ENTERED);
  await database
    .getRepository('TournamentWordsEntity')
    .insert([
      title('t-1', 'spring cup 2026'),
      title('t-2', 'springfield open'),
      title('t-3', 'autumn cup'),
      title('t-4', 'spring draft'),
      { ...title('t-5', 'spring'), kind: 'description' },
    ]);
});
afterAll(() => postgres?.dispose());

const listOf = (over: Partial<TournamentList>): TournamentList => ({
  sight: STRANGER,
  filter: {},
  order: NEWEST,
  ...over,
});

async function idsOf(over: Partial<TournamentList>): Promise<readonly string[]> {
  const queries = tournamentQueries(database);
  const list = listOf(over);
  const { rows } = await queries.page({ ...list, take: 'first', size: 100 });
  expect(await queries.count(list)).toBe(rows.length);
  return rows.map(({ id }) => id);
}

function expected(holds: (row: TournamentRow) => boolean): readonly string[] {
  const newestFirst = (a: TournamentRow, b: TournamentRow) =>
    b.createdAtMs - a.createdAtMs || (a.id < b.id ? 1 : -1);
  return ROWS.filter(holds)
    .sort(newestFirst)
    .map(({ id }) => id);
}

const isOut = ({ stage }: TournamentRow) => stage !== 'draft';

describe('A list of tournaments', () => {
  it('has drafts for those alone who run them, and for operators', async () => {
    expect(await idsOf({})).toEqual(expected(isOut));
    const who = (actor: string) => idsOf({ sight: { isOperator: false, actor } });
    expect(await who('somebody')).toEqual(expected(isOut));
    expect(await who('olga')).toEqual(expected(() => true));
    expect(await who('otto')).toEqual(expected((one) => isOut(one) || one.staff.includes('otto')));
    expect(await idsOf({ sight: OPERATOR })).toEqual(expected(() => true));
  });

  it.each<[TournamentFilter, (row: TournamentRow) => boolean]>([
    [{ stage: ['playing', 'finished'] }, ({ startedAtMs }) => startedAtMs !== null],
    [{ stage: [] }, () => false],
    [{ stage: ['draft'] }, () => false],
    [{ game: 'buddies' }, ({ game }) => game === 'buddies'],
    [{ play: 'tables' }, ({ play }) => play === 'tables'],
    [{ owner: 'olga' }, () => true],
    [{ owner: 'otto' }, () => false],
    [{ entrant: 'p1' }, ({ id }) => ['t-6', 't-7'].includes(id)],
    [{ entrant: 'p2' }, ({ id }) => id === 't-7'],
    [{ entrant: 'nobody' }, () => false],
    [{ suspended: true }, () => false],
    [{ suspended: false }, () => true],
    [{ created: { toMs: START_MS + 5 } }, ({ createdAtMs }) => createdAtMs <= START_MS + 5],
    [
      { started: { fromMs: START_MS + 450 } },
      ({ startedAtMs }) => (startedAtMs ?? 0) >= START_MS + 450,
    ],
    [
      { begins: { fromMs: START_MS + 1_950, toMs: START_MS + 1_990 } },
      ({ beginsAtMs }) =>
        beginsAtMs !== null && beginsAtMs >= START_MS + 1_950 && beginsAtMs <= START_MS + 1_990,
    ],
    [{ planned: true }, ({ beginsAtMs }) => beginsAtMs !== null],
    [{ planned: false }, ({ beginsAtMs }) => beginsAtMs === null],
    [{ search: 'spring' }, ({ id }) => ['t-1', 't-2'].includes(id)],
    [{ search: 'cup' }, ({ id }) => ['t-1', 't-3'].includes(id)],
    [{ search: 'cup 20 spr' }, ({ id }) => id === 't-1'],
    [{ search: `'); drop table %_*:&|!` }, () => false],
    [{ search: '%' }, () => false],
    [{ search: 'pring' }, () => false],
    [{ search: 'spring', game: 'none' }, () => false],
  ])('is narrowed by %j', async (filter, holds) => {
    expect(await idsOf({ filter })).toEqual(expected((one) => isOut(one) && holds(one)));
  });

  it('by the time of its start has those that have begun, from either end', async () => {
    const order = { by: 'started', newestFirst: false } as const;
    const ids = await idsOf({ order });
    const begun = ROWS.filter(({ startedAtMs }) => startedAtMs !== null);
    expect(ids).toEqual(begun.map(({ id }) => id).reverse());
    const last = await tournamentQueries(database).page({
      ...listOf({ order }),
      take: 'last',
      size: 3,
    });
    expect(last.rows.map(({ id }) => id)).toEqual(ids.slice(-3));
    expect(last.hasMore).toBe(true);
  });

  it('by its planned beginning has those that say it, the next one first', async () => {
    const ids = await idsOf({ order: { by: 'begins', newestFirst: false } });
    const dated = ROWS.filter((one) => isOut(one) && one.beginsAtMs !== null);
    expect(ids).toEqual(dated.map(({ id }) => id).reverse());
    expect(ids.length).toBeGreaterThan(20);
    const [first] = dated.slice(-1);
    expect(first && tournamentPlaceOf(first, { by: 'begins', newestFirst: false })).toEqual({
      timeMs: first?.beginsAtMs,
      id: ids[0],
    });
  });

  it('goes on behind a place, and the place stays one when its tournament leaves', async () => {
    const queries = tournamentQueries(database);
    const list = listOf({ filter: { game: 'fuzzycards' } });
    const all = await idsOf(list);
    const { rows } = await queries.page({ ...list, take: 'first', size: 10 });
    const place = tournamentPlaceOf(rows.at(-1) as TournamentRow, NEWEST);
    if (place === undefined) throw new Error('every tournament was created');
    const behind = { ...listOf({ filter: { play: 'platform' } }), after: place };
    const next = await queries.page({ ...behind, take: 'first', size: 100 });
    const allOfPlay = await idsOf({ filter: { play: 'platform' } });
    expect(next.rows.map(({ id }) => id)).toEqual(
      allOfPlay.slice(allOfPlay.findIndex((id) => id === next.rows[0]?.id)),
    );
    expect(all).toContain(place.id);
    expect(await queries.hasFrom(list, 'before', place)).toBe(true);
  });
});

const MANY = 100_000;
/** Every draft is olga's; titles have one common word and one of a thousand. */
const FILL = `
  insert into scoresheet.tournament (id, game, ruleset, stage, suspended, owner, staff, play, entry,
    capacity, entrants, waiting, phase, round, created_at_ms, updated_at_ms, started_at_ms,
    ended_at_ms, event_count, letters)
  select 't-' || md5(i::text), case when i % 100 = 0 then 'rare' else 'fuzzycards' end, 'x/1',
    case when i % 50 = 0 then 'draft' when i % 50 = 1 then 'playing' else 'finished' end, false,
    'olga', '[]', case when i % 2 = 0 then 'tables' else 'platform' end, 'open', 64, 8, 0, 1, 1,
    ${START_MS} + i * 1000, ${START_MS} + i * 1000, ${START_MS} + i * 1000 + 500, null, 9, ''
  from generate_series(1::bigint, ${MANY}) as i`;
const FILL_TITLES = `
  insert into scoresheet.tournament_words (tournament, kind, number, text, search, created_at_ms)
  select 't-' || md5(i::text), 'title', 0, 'Cup', 'cup number' || (i % 1000), 0
  from generate_series(1::bigint, ${MANY}) as i`;

const FILL_ENTRANTS = `
  insert into scoresheet.tournament_entrant (tournament, number, actor)
  select 't-' || md5(i::text), 1, 'p' || (i % 1000) from generate_series(1::bigint, ${MANY}) as i`;

describe('A page among 100,000 tournaments', () => {
  let large: DataSource;
  beforeAll(async () => {
    large = await postgres.open();
    await large.query(FILL);
    await large.query(FILL_TITLES);
    await large.query(FILL_ENTRANTS);
    await large.query('vacuum analyze scoresheet.tournament');
    await large.query('vacuum analyze scoresheet.tournament_words');
    await large.query('vacuum analyze scoresheet.tournament_entrant');
  });

  it.each<TournamentFilter>([
    {},
    { stage: ['playing'] },
    { stage: ['draft'] },
    { game: 'rare' },
    { game: 'none' },
    { play: 'tables' },
    { search: 'number77' },
    { search: 'cup' },
    { search: 'none' },
    { search: 'cup', game: 'rare' },
    { entrant: 'p7' },
    { suspended: true },
    { created: { fromMs: START_MS + 99_000_000 } },
    { started: { toMs: START_MS + 1_000_000 } },
  ])('of %j comes by an index', async (filter) => {
    for (const order of [NEWEST, { by: 'started', newestFirst: false } as const]) {
      const list = listOf({ filter, order });
      const [sql, values] = (await found(large, list, [])).limit(21).getQueryAndParameters();
      const plan = await large.query<{ 'QUERY PLAN': unknown }[]>(
        `explain (analyze, timing off, format json) ${sql}`,
        values,
      );
      const text = JSON.stringify(plan);
      expect(text, order.by).toContain('Index');
      expect(text, order.by).not.toContain('Seq Scan');
      expect(executionMsOf(text), order.by).toBeLessThan(MAX_MS);
    }
  });
});

/** Some milliseconds on an idle machine; a look at all titles takes longer on a busy one. */
const MAX_MS = 500;
const executionMsOf = (plan: string): number =>
  Number(/"Execution Time":([\d.]+)/.exec(plan)?.[1] ?? Infinity);
