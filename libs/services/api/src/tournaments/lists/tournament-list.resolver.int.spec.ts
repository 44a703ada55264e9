import {
  sharedPostgres,
  type SharedPostgres,
} from '@scoresheet/event-log-postgres/shared-postgres';
import { TOURNAMENT_ROWS, type TournamentRow } from '@scoresheet/services-read-models';
import { openDatabase } from '@scoresheet/services-runtime';
import type { DataSource } from 'typeorm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi, type TestApi } from '../../api.spec-kit.js';
import { storedTournamentWords } from '../words/stored-tournament-words.js';

const PAGE = `query($first: Int, $after: String, $last: Int, $before: String,
    $filter: TournamentFilterInput, $orderBy: TournamentOrderInput) {
  tournaments(first: $first, after: $after, last: $last, before: $before, filter: $filter,
      orderBy: $orderBy) {
    edges { cursor node { id title stage places waiting createdAt beginsAt } }
    pageInfo { hasPreviousPage hasNextPage startCursor endCursor }
    totalCount
  }
}`;

interface Page {
  readonly edges: readonly {
    readonly cursor: string;
    readonly node: {
      readonly id: string;
      readonly title: string | null;
      readonly beginsAt: string | null;
    };
  }[];
  readonly pageInfo: Readonly<Record<string, unknown>>;
  readonly totalCount: number | null;
}

let postgres: SharedPostgres;
const opened: { api: TestApi; database: DataSource }[] = [];
let api: TestApi;

/** The higher the number, the newer. */
function row(i: number, over: Partial<TournamentRow> = {}): TournamentRow {
  return {
    id: `t-${i}`,
    game: 'fuzzycards',
    ruleset: 'fuzzycards/1',
    stage: 'playing',
    suspended: false,
    owner: 'olga',
    staff: [],
    play: 'tables',
    entry: 'open',
    capacity: 8,
    entrants: 4,
    waiting: 1,
    phase: 1,
    round: 1,
    letters: 'eeeew',
    createdAtMs: 1_000 + i,
    updatedAtMs: 2_000,
    beginsAtMs: i % 3 === 0 ? 9_000 - i : null,
    startedAtMs: 5_000 - i,
    endedAtMs: null,
    eventCount: 9,
    head: null,
    ...over,
  };
}

const OUT = Array.from({ length: 9 }, (_, i) => row(i));
const DRAFT = row(100, { stage: 'draft', staff: ['otto'], startedAtMs: null });

/** Tournaments that p1 has entered. */
const ENTERED = ['t-2', 't-5'];

async function apiWith(rows: readonly TournamentRow[]): Promise<TestApi> {
  const database = await openDatabase(await postgres.createDatabase());
  await TOURNAMENT_ROWS.table.save(database.manager, rows);
  await database
    .getRepository('TournamentEntrantEntity')
    .insert(ENTERED.map((tournament) => ({ tournament, number: 1, actor: 'p1' })));
  const words = storedTournamentWords(database);
  const by = { kind: 'title', number: 0, createdAtMs: 0, accountId: null } as const;
  for (const { id, stage } of rows) {
    const text = stage === 'draft' ? 'Secret Cup' : `Été Cup ${id.slice(2)}`;
    await words.put(id, [{ ...by, text }]);
  }
  const started = await startApi({ database });
  opened.push({ api: started, database });
  return started;
}

beforeAll(async () => {
  postgres = await sharedPostgres();
  api = await apiWith([...OUT, DRAFT]);
});
afterAll(async () => {
  for (const each of opened) {
    await each.api.close();
    await each.database.destroy();
  }
  await postgres?.dispose();
});

async function page(variables: object, token?: string): Promise<Page> {
  const { data, errors } = await api.ask(PAGE, variables, token);
  expect(errors).toBeUndefined();
  return data?.['tournaments'] as Page;
}

const idsOf = ({ edges }: Page) => edges.map(({ node }) => node.id);
const NEWEST_FIRST = OUT.map(({ id }) => id).reverse();

describe('A connection of tournaments', () => {
  it('goes forwards and backwards, and says where each page stands', async () => {
    const first = await page({ first: 5 });
    const second = await page({ first: 5, after: first.pageInfo['endCursor'] });
    expect([...idsOf(first), ...idsOf(second)]).toEqual(NEWEST_FIRST);
    expect(first.pageInfo).toMatchObject({ hasPreviousPage: false, hasNextPage: true });
    expect(second.pageInfo).toMatchObject({ hasPreviousPage: true, hasNextPage: false });
    expect(first.totalCount).toBe(9);
    const last = await page({ last: 4 });
    expect(idsOf(last)).toEqual(NEWEST_FIRST.slice(5));
    const before = await page({ last: 100, before: last.pageInfo['startCursor'] });
    expect(idsOf(before)).toEqual(NEWEST_FIRST.slice(0, 5));
  });

  it('is ordered and narrowed; titles are found by their words in any case', async () => {
    const orderBy = { field: 'STARTED_AT', direction: 'DESC' };
    expect(idsOf(await page({ orderBy }))).toEqual(OUT.map(({ id }) => id));
    const found = await page({ filter: { search: 'cup ÉTÉ 3', stage: ['PLAYING'] } });
    expect(found.edges).toMatchObject([{ node: { id: 't-3', title: 'Été Cup 3' } }]);
    expect(idsOf(await page({ filter: { search: '%' } }))).toEqual([]);
    expect(idsOf(await page({ filter: { search: ' ' } }))).toEqual(NEWEST_FIRST);
    expect(idsOf(await page({ filter: { play: 'PLATFORM' } }))).toEqual([]);
    const created = { from: 1_002, to: 1_003 };
    expect(idsOf(await page({ filter: { created } }))).toEqual(['t-3', 't-2']);
  });

  it('is ordered and narrowed by the planned beginning, and tells it with its zone', async () => {
    const orderBy = { field: 'BEGINS_AT', direction: 'ASC' };
    const soonest = await page({ orderBy });
    expect(soonest.edges.map(({ node: { id, beginsAt } }) => [id, beginsAt])).toEqual([
      ['t-6', '1970-01-01T00:00:08.994Z'],
      ['t-3', '1970-01-01T00:00:08.997Z'],
      ['t-0', '1970-01-01T00:00:09.000Z'],
    ]);
    const rest = await page({ orderBy, after: soonest.edges[0]?.cursor });
    expect(idsOf(rest)).toEqual(['t-3', 't-0']);
    const begins = { from: 8_997, to: 8_999 };
    expect(idsOf(await page({ filter: { begins } }))).toEqual(['t-3']);
    expect(idsOf(await page({ filter: { planned: true } }))).toEqual(['t-6', 't-3', 't-0']);
    const open = await page({ filter: { planned: false } });
    expect(idsOf(open)).toEqual(['t-8', 't-7', 't-5', 't-4', 't-2', 't-1']);
    expect(open.edges.every(({ node }) => node.beginsAt === null)).toBe(true);
  });

  it('is that of a player, by the account, and for staff of what stands still', async () => {
    expect(idsOf(await page({ filter: { entrant: 'p1' } }))).toEqual(['t-5', 't-2']);
    expect(idsOf(await page({ filter: { entrant: 'me' } }, await api.tokenOf('p1')))).toEqual(
      idsOf(await page({ filter: { entrant: 'p1' } })),
    );
    const operator = await api.tokenOf('otto', 'operator');
    expect(idsOf(await page({ filter: { suspended: true } }, operator))).toEqual([]);
    const { errors } = await api.ask(PAGE, { filter: { suspended: true } });
    expect(errors?.[0]?.message).toBe(
      'Only judges, organisers and operators can list tournaments by `suspended`.',
    );
  });

  it.each([
    [
      { first: 1, last: 1 },
      'Ask for the `first` tournaments or for the `last` ones, not for both.',
    ],
    [
      { first: 101 },
      '`first` is 0 to 100. For more, ask for the next page: `after` its `endCursor`.',
    ],
    [
      { after: Buffer.from('["created",1,"m-1"]').toString('base64url') },
      '`after` is not a cursor of a list of tournaments: send the cursor of an edge exactly as you were given it.',
    ],
    [
      { filter: { started: { from: 2, to: 1 } } },
      '`started` ends before it begins: exchange `from` and `to`.',
    ],
    [
      { filter: { begins: { from: 2, to: 1 } } },
      '`begins` ends before it begins: exchange `from` and `to`.',
    ],
    [{ filter: { owner: 'me' } }, 'Sign in first: `me` is whoever has signed in.'],
  ])('refuses %j with words', async (variables, words) => {
    const { errors } = await api.ask(PAGE, variables);
    expect(errors?.[0]?.message).toBe(words);
  });
});

describe('A draft', () => {
  const asked = [
    {},
    { first: 3 },
    { last: 2 },
    { filter: { stage: ['DRAFT'] } },
    { filter: { search: 'secret' } },
    { filter: { owner: 'olga' } },
    { filter: { created: { from: 1_050 } } },
    { orderBy: { field: 'CREATED_AT', direction: 'ASC' } },
  ];

  it('gives whoever does not run it equal bytes, whether it is there or not', async () => {
    const without = await apiWith(OUT);
    const answersOf = async (of: TestApi, actor: string | undefined) => {
      const token = actor === undefined ? undefined : await of.tokenOf(actor);
      return Promise.all(asked.map((variables) => of.ask(PAGE, variables, token)));
    };
    const seen = await answersOf(api, undefined);
    expect(seen.every(({ data }) => data != null)).toBe(true);
    expect(seen).toEqual(await answersOf(without, undefined));
    expect(await answersOf(api, 'p1')).toEqual(await answersOf(without, 'p1'));
    // Whoever runs it is told otherwise, so the questions tell the two apart.
    expect(await answersOf(api, 'olga')).not.toEqual(await answersOf(without, 'olga'));
  });

  it.each(['olga', 'otto'])('is there for %s, who runs it', async (actor) => {
    const found = await page({ filter: { search: 'secret' } }, await api.tokenOf(actor));
    expect(idsOf(found)).toEqual([DRAFT.id]);
  });
});
