/** What the database does for a list among 100,000 matches: as plans, because times vary. */
import type { DataSource } from 'typeorm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MatchFilter, MatchList, MatchOrder, MatchSight } from './match-list.js';
import { countStatement, statement, type Statement } from './match-list.sql.js';
import type { RowBound } from './row-lists.js';
import { matchesDatabase, type MatchesDatabase } from './matches-database.spec-kit.js';

const MATCHES = 100_000;
/** Rows of the table that a page may cost, whatever the filter; an index entry costs less. */
const MAX_ROWS_READ = 12_000;
const START_MS = 1_700_000_000_000;
/** A time at which the last match began a while ago. */
const NOW_MS = START_MS + MATCHES * 1_000;

let postgres: MatchesDatabase;
let database: DataSource;

/**
 * As after some years: nearly all are over, one bot plays a third of them, the other players a few
 * dozen each; of those with a delay some go on.
 */
const FILL = `
  insert into scoresheet.match (id, game, ruleset, status, suspended, seats, created_at_ms,
    updated_at_ms, event_count, ended_at_ms, result, reason, players, past, held_until_ms)
  select 'm-' || md5(i::text), game, game || '/1', status, false,
    jsonb_build_array(
      jsonb_build_object('seat', 1, 'actor', one, 'ready', true, 'warnings', 0),
      jsonb_build_object('seat', 2, 'actor', two, 'ready', true, 'warnings', 0)),
    created, created + 600000, 200,
    case status when 'over' then created + 600000 end,
    case status when 'over' then jsonb_build_object(
      'places', case i % 50 when 0 then '[]'::jsonb else '[[1],[2]]'::jsonb end,
      'reason', case i % 50 when 0 then 'abandoned' else 'life-lost' end) end,
    case status when 'over' then case i % 50 when 0 then 'abandoned' else 'life-lost' end end,
    array_remove(array[one, two], null),
    case when i % 1000 = 7 then jsonb_build_array(jsonb_build_object(
      'status', 'running', 'suspended', false, 'seats', '[]'::jsonb, 'result', null,
      'updatedAtMs', created, 'endedAtMs', null, 'eventCount', 5, 'shownFromMs', created))
      else '[]'::jsonb end,
    case i % 1000 when 7 then ${Number.MAX_SAFE_INTEGER} when 8 then created + 600000 end
  from (
    select i, ${START_MS} + i * 1000 as created,
      case when i % 100 < 90 then 'fuzzycards' when i % 100 < 99 then 'buddies' else 'rare' end
        as game,
      case when i % 1000 = 1 then 'paused' when i % 200 = 2 then 'open'
        when i % 100 = 3 or i % 1000 = 7 then 'running' else 'over' end as status,
      case when i % 3 = 0 then 'a-bot' else 'a-' || (i * 7919) % 3000 end as one,
      case when i % 200 = 2 then null else 'a-' || (i * 104729) % 4000 end as two
    from generate_series(1::bigint, ${MATCHES}) as i) as given`;

beforeAll(async () => {
  postgres = await matchesDatabase();
  database = await postgres.open();
  await database.query(FILL);
  await database.query('vacuum analyze scoresheet.match');
});
afterAll(() => postgres?.dispose());

interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly Plans?: readonly PlanNode[];
}

async function planOf({ sql, values }: Statement): Promise<readonly PlanNode[]> {
  const [row] = await database.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }[]>(
    `explain (analyze, timing off, format json) ${sql}`,
    [...values],
  );
  const nodes: PlanNode[] = [];
  const walk = (node: PlanNode) => {
    nodes.push(node);
    node.Plans?.forEach(walk);
  };
  if (row) walk(row['QUERY PLAN'][0].Plan);
  return nodes;
}

const ofMatches = (nodes: readonly PlanNode[]) =>
  nodes.filter((node) => node['Relation Name'] === 'match');

const rowsRead = (nodes: readonly PlanNode[]): number =>
  ofMatches(nodes)
    .map((node) => {
      const perLoop = node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0);
      return perLoop * node['Actual Loops'];
    })
    .reduce((sum, rows) => sum + rows, 0);

const NEWEST: MatchOrder = { by: 'created', newestFirst: true };
const SIGHTS: Readonly<Record<string, MatchSight>> = {
  staff: { isStaff: true, nowMs: NOW_MS },
  'a player': { isStaff: false, actor: 'a-12', nowMs: NOW_MS },
};
const SINCE = { fromMs: NOW_MS - 3_600_000, toMs: NOW_MS };

const FILTERS: readonly MatchFilter[] = [
  {},
  { id: 'm-c4ca4238a0b923820dcc509a6f75849b' },
  { status: ['open'] },
  { status: ['running'] },
  { status: ['over'] },
  { status: ['paused', 'open'] },
  { status: ['running', 'over'] },
  { game: 'fuzzycards' },
  { game: 'rare' },
  { game: 'none' },
  { ruleset: 'buddies/1' },
  { ruleset: 'none/1' },
  { player: 'a-12' },
  { player: 'a-bot' },
  { player: 'a-nobody' },
  { seatFree: true },
  { seatFree: false },
  { created: SINCE },
  { created: { toMs: START_MS + 5_000_000 } },
  { ended: SINCE },
  { ended: { fromMs: NOW_MS } },
  { reason: 'abandoned' },
  { reason: 'life-lost' },
  { reason: 'none' },
  { decided: false },
  { decided: true },
  { winner: 'a-12' },
  { winner: 'a-bot' },
  { status: ['open'], game: 'fuzzycards', seatFree: true },
  { status: ['running'], game: 'rare' },
  { status: ['over'], game: 'rare', reason: 'abandoned' },
  { status: ['over'], player: 'a-bot', ended: SINCE },
  { player: 'a-12', game: 'buddies', decided: false },
  { player: 'a-12', created: SINCE, status: ['over'] },
  { ruleset: 'rare/1', created: SINCE, winner: 'a-bot' },
];

const places: readonly (readonly [string, readonly RowBound[]])[] = [
  ['first', []],
  [
    'middle',
    [
      {
        side: 'after',
        place: { timeMs: START_MS + 50_000_000, id: 'm-8' },
        inclusive: false,
      },
    ],
  ],
];

/** Two times go together in a way that the planner cannot know: it may search the wrong one. */
const isOfAnotherTime = ({ created, ended }: MatchFilter, { by }: MatchOrder): boolean =>
  (by === 'created' ? ended : created) !== undefined;

describe.each(Object.entries(SIGHTS))('A page for %s', (_who, sight) => {
  it.each(FILTERS.map((filter) => [JSON.stringify(filter), filter] as const))(
    'of %s comes by an index, in any order, at the start and in the middle',
    async (_name, filter) => {
      for (const order of [NEWEST, { by: 'ended', newestFirst: false }] as const) {
        for (const [where, bounds] of places) {
          const list: MatchList = { sight, filter, order };
          const plan = await planOf(statement(list, bounds, 21));
          const types = ofMatches(plan).map((node) => node['Node Type']);
          expect(types, `${order.by}, ${where}`).not.toContain('Seq Scan');
          if (isOfAnotherTime(filter, order)) continue;
          expect(rowsRead(plan), `${order.by}, ${where}`).toBeLessThan(MAX_ROWS_READ);
        }
      }
    },
  );
});

describe('Counting', () => {
  it('ends where nobody counts on', async () => {
    const list: MatchList = { sight: { isStaff: true, nowMs: 0 }, filter: {}, order: NEWEST };
    expect(rowsRead(await planOf(countStatement(list)))).toBeLessThan(MAX_ROWS_READ);
  });
});
