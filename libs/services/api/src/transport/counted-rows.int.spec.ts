/** Prices of lists beside the rows that the database reads for them, in a large installation. */
import { readFileSync } from 'node:fs';
import {
  sharedPostgres,
  type SharedPostgres,
} from '@scoresheet/event-log-postgres/shared-postgres';
import {
  matchQueries,
  saveMatchRows,
  TOURNAMENT_ROWS,
  type MatchRow,
  type TournamentRow,
} from '@scoresheet/services-read-models';
import { openDatabase } from '@scoresheet/services-runtime';
import { buildSchema, parse, type OperationDefinitionNode } from 'graphql';
import type { DataSource } from 'typeorm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi, type TestApi } from '../api.spec-kit.js';
import { measureQuery } from './measure-query.js';

/** More than `MAX_ROWS_COUNTED`, so that every limit on the way is met. */
const ROWS = 12_000;
/** A field takes about as long as a hundred rows that an index finds. */
const ROWS_OF_ONE = 100;

const SCHEMA = buildSchema(
  readFileSync(new URL('../../../../contracts/graphql/schema.graphql', import.meta.url), 'utf8'),
);

const QUERIES = [
  '{ matches(first: 20) { nodes { id } } }',
  '{ matches(first: 1) { totalCount } }',
  '{ matches(first: 20, filter: { status: OVER }) { nodes { id } totalCount } }',
  '{ matches(first: 20, filter: { player: "a-3" }) { nodes { id } totalCount } }',
  '{ matches(first: 20, orderBy: { field: ENDED_AT, direction: DESC }) { nodes { id } } }',
  '{ tournaments(first: 20) { nodes { id } } }',
  '{ tournaments(first: 1) { totalCount } }',
  '{ tournaments(first: 20, filter: { search: "rare" }) { nodes { id } totalCount } }',
  '{ tournaments(first: 20, filter: { search: "cup" }) { nodes { id } } }',
  '{ tournaments(first: 20, filter: { search: "nowhere" }) { nodes { id } totalCount } }',
  '{ tournaments(first: 20, filter: { search: "cup" }) { nodes { id } totalCount } }',
  '{ tournaments(first: 20, filter: { owner: "a-3" }) { nodes { id } } }',
];

const MATCH: MatchRow = {
  id: 'm-0',
  game: 'fuzzycards',
  ruleset: 'fuzzycards/1',
  suspended: false,
  status: 'over',
  seats: [{ seat: 1, actor: 'a-0', ready: true, warnings: 0 }],
  createdAtMs: 1_000,
  updatedAtMs: 2_000,
  eventCount: 9,
  begunSeq: 4,
  lastStepSeq: 8,
  endedAtMs: 2_000,
  result: { places: [[1]], reason: 'life-lost' },
  spectatorDelay: { events: 0, seconds: 0 },
  opens: 'never',
  isPrivate: false,
  clock: null,
  past: [],
  heldUntilMs: null,
  head: null,
  nextMatch: null,
  abandonAfterMs: 86_400_000,
};
const MATCH_FIELDS = `jsonb_build_object('id', 'm-' || i, 'created_at_ms', i, 'players',
  array['a-' || i % 40], 'ended_at_ms', case i % 2 when 0 then i end,
  'status', case i % 2 when 0 then 'over' else 'running' end)`;

const TOURNAMENT: TournamentRow = {
  id: 't-0',
  game: 'fuzzycards',
  ruleset: 'fuzzycards/1',
  stage: 'playing',
  suspended: false,
  owner: 'a-0',
  staff: [],
  play: 'tables',
  entry: 'open',
  capacity: 8,
  entrants: 4,
  waiting: 1,
  phase: 1,
  round: 1,
  letters: 'eeeew',
  eventCount: 9,
  head: null,
  createdAtMs: 1_000,
  updatedAtMs: 2_000,
  beginsAtMs: null,
  startedAtMs: 2,
  endedAtMs: null,
};
const TOURNAMENT_FIELDS = `jsonb_build_object('id', 't-' || i, 'created_at_ms', i,
  'owner', 'a-' || i % 4000, 'stage', case i % 2 when 0 then 'over' else 'playing' end)`;

interface Statement {
  readonly sql: string;
  readonly values: readonly unknown[];
}

interface Plan {
  readonly 'Node Type': string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly Plans?: readonly Plan[];
}

let postgres: SharedPostgres;
let database: DataSource;
let api: TestApi;
let asked: Statement[] = [];

beforeAll(async () => {
  postgres = await sharedPostgres();
  database = await openDatabase(await postgres.createDatabase());
  await fill(database);
  api = await startApi({ database, matches: matchQueries(database) });
  database.logger = {
    ...database.logger,
    logQuery: (sql: string, values: unknown[] = []) => void asked.push({ sql, values }),
  } as never;
});
afterAll(async () => {
  await api?.close();
  await database?.destroy();
  await postgres?.dispose();
});

/** Every second match is over, forty people play; one in a thousand titles has a rare word. */
async function fill(database: DataSource): Promise<void> {
  await saveMatchRows(database.manager, [MATCH]);
  await TOURNAMENT_ROWS.table.save(database.manager, [TOURNAMENT]);
  await database.query(copies('match', MATCH_FIELDS));
  await database.query(copies('tournament', TOURNAMENT_FIELDS));
  await database.query(`
    insert into scoresheet.tournament_words (tournament, kind, number, text, search, created_at_ms)
      select 't-' || i, 'title', 0, 'Cup', 'cup' || case i % 1000 when 0 then ' rare' else '' end, 0
      from generate_series(1, ${ROWS}) i`);
  await database.query('vacuum analyze');
}

/** Rows like the one that is there, each with other fields by its number `i`. */
const copies = (table: string, fields: string): string => `
  insert into scoresheet.${table}
    select copy.* from scoresheet.${table} one, generate_series(1, ${ROWS}) i,
      jsonb_populate_record(null::scoresheet.${table}, to_jsonb(one) || ${fields}) copy`;

const priceOf = (query: string): number => {
  const [operation] = parse(query).definitions as readonly OperationDefinitionNode[];
  if (operation === undefined) throw new Error(`no operation: ${query}`);
  return measureQuery(SCHEMA, new Map(), operation).cost;
};

const READS = ['Seq Scan', 'Index Scan', 'Index Only Scan', 'Bitmap Heap Scan'];

/** Rows that the scans of a plan met, those included that they left out. */
const rowsOf = (plan: Plan): number =>
  (plan.Plans ?? [])
    .map(rowsOf)
    .reduce(
      (sum, rows) => sum + rows,
      READS.includes(plan['Node Type'])
        ? (plan['Actual Rows'] + (plan['Rows Removed by Filter'] ?? 0)) * plan['Actual Loops']
        : 0,
    );

async function rowsReadFor(query: string): Promise<number> {
  asked = [];
  const { errors } = await api.ask(query);
  expect(errors).toBeUndefined();
  const selects = asked.filter(({ sql }) => /^select\b[^]*scoresheet/i.test(sql));
  expect(selects.length).toBeGreaterThan(0);
  let rows = 0;
  for (const { sql, values } of selects) {
    const explained = `explain (analyze, format json) ${sql}`;
    const [answer] = await database.query<{ 'QUERY PLAN': [{ Plan: Plan }] }[]>(explained, [
      ...values,
    ]);
    rows += answer === undefined ? 0 : rowsOf(answer['QUERY PLAN'][0].Plan);
  }
  return rows;
}

describe('The price of a list', () => {
  it.each(QUERIES)('is at least that of the rows it reads: %s', async (query) => {
    expect(await rowsReadFor(query)).toBeLessThanOrEqual(ROWS_OF_ONE * priceOf(query));
  });
});
