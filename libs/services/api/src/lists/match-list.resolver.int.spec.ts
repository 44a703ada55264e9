import {
  sharedPostgres,
  type SharedPostgres,
} from '@scoresheet/event-log-postgres/shared-postgres';
import { matchQueries, saveMatchRows, type MatchRow } from '@scoresheet/services-read-models';
import { openDatabase } from '@scoresheet/services-runtime';
import type { DataSource } from 'typeorm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi, type TestApi } from '../api.spec-kit.js';

const MATCHES = 60;
const PAGE = `query($first: Int, $after: String, $last: Int, $before: String,
    $filter: MatchFilterInput, $orderBy: MatchOrderInput) {
  matches(first: $first, after: $after, last: $last, before: $before, filter: $filter,
      orderBy: $orderBy) {
    edges { cursor node { id } }
    pageInfo { hasPreviousPage hasNextPage startCursor endCursor }
    totalCount
  }
}`;
const WITH_PEOPLE = `query($first: Int!) {
  matches(first: $first) {
    nodes {
      id game status result { reason }
      seats { seat player { id name roles } }
      winner { seat player { name roles } }
    }
  }
}`;

interface Page {
  readonly edges: readonly { readonly cursor: string; readonly node: { readonly id: string } }[];
  readonly pageInfo: {
    readonly hasPreviousPage: boolean;
    readonly hasNextPage: boolean;
    readonly startCursor: string | null;
    readonly endCursor: string | null;
  };
  readonly totalCount: number | null;
}

let postgres: SharedPostgres;
let database: DataSource;
let api: TestApi;
let asked: string[] = [];
/** The api also asks which networks are blocked, whenever its last answer is a second old. */
const ASKS_FOR_LIST = /\bscoresheet"?\."?(?:match|account|role_grant)\b/;

/** Match 0 is the oldest; every second one is over, won by seat 1. */
function row(i: number): MatchRow {
  const isOver = i % 2 === 0;
  const seat = (number: number) => {
    const actor = `a-${(i * number) % 40}`;
    return { seat: number, actor, ready: true, warnings: 0 };
  };
  return {
    id: `m-${i}`,
    game: 'fuzzycards',
    ruleset: 'fuzzycards/1',
    suspended: false,
    status: isOver ? 'over' : 'running',
    seats: [seat(1), seat(2)],
    createdAtMs: 1_000 + Math.floor(i / 3),
    updatedAtMs: 2_000,
    eventCount: 9,
    begunSeq: 4,
    lastStepSeq: 8,
    endedAtMs: isOver ? 2_000 : null,
    result: isOver ? { places: [[1], [2]], reason: 'life-lost' } : null,
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
}

const ALL = Array.from({ length: MATCHES }, (_, i) => row(i));
const NEWEST_FIRST = [...ALL]
  .sort((a, b) => b.createdAtMs - a.createdAtMs || (a.id < b.id ? 1 : -1))
  .map(({ id }) => id);

beforeAll(async () => {
  postgres = await sharedPostgres();
  database = await openDatabase(await postgres.createDatabase());
  await saveMatchRows(database.manager, ALL);
  await database.query(`
    insert into scoresheet.account (id, name, name_key, password_hash, created_at)
      select 'a-' || i, 'Player ' || i, 'player ' || i, 'none', now() from generate_series(0, 19) i`);
  await database.query(`
    insert into scoresheet.role_grant (account_id, role, granted_by, granted_at)
      select 'a-' || i, 'player', 'a-' || i, now() from generate_series(0, 19) i`);
  api = await startApi({ database, matches: matchQueries(database) });
  database.logger = {
    ...database.logger,
    logQuery: (sql: string) => void (ASKS_FOR_LIST.test(sql) && asked.push(sql)),
  } as never;
});
afterAll(async () => {
  await api?.close();
  await database?.destroy();
  await postgres?.dispose();
});

async function page(variables: object, token?: string): Promise<Page> {
  const { data, errors } = await api.ask(PAGE, variables, token);
  expect(errors).toBeUndefined();
  return data?.['matches'] as Page;
}

const idsOf = ({ edges }: Page) => edges.map(({ node }) => node.id);

const refusalOf = async (variables: object) => {
  const { errors } = await api.ask(PAGE, variables);
  expect(errors?.[0]?.extensions?.code).toBe('BAD_USER_INPUT');
  return errors?.[0]?.message;
};

describe('A connection of matches', () => {
  it('says where each page stands, forwards', async () => {
    const first = await page({ first: 25 });
    const second = await page({ first: 25, after: first.pageInfo.endCursor });
    const third = await page({ first: 25, after: second.pageInfo.endCursor });
    expect([first, second, third].flatMap(idsOf)).toEqual(NEWEST_FIRST);
    expect([first, second, third].map(flagsOf)).toEqual([
      [false, true],
      [true, true],
      [true, false],
    ]);
  });

  it('says where each page stands, backwards', async () => {
    const last = await page({ last: 25 });
    const second = await page({ last: 25, before: last.pageInfo.startCursor });
    const first = await page({ last: 25, before: second.pageInfo.startCursor });
    expect([first, second, last].flatMap(idsOf)).toEqual(NEWEST_FIRST);
    expect([first, second, last].map(flagsOf)).toEqual([
      [false, true],
      [true, true],
      [true, false],
    ]);
  });

  it('keeps within both cursors, and knows of what lies beyond them', async () => {
    const all = await page({ first: 60 });
    const [after, before] = [all.edges[9]?.cursor, all.edges[20]?.cursor];
    const between = await page({ first: 100, after, before });
    expect(idsOf(between)).toEqual(NEWEST_FIRST.slice(10, 20));
    expect(flagsOf(between)).toEqual([true, true]);
    expect(idsOf(await page({ last: 3, after, before }))).toEqual(NEWEST_FIRST.slice(17, 20));
    expect(between.pageInfo).toMatchObject({
      startCursor: between.edges[0]?.cursor,
      endCursor: between.edges.at(-1)?.cursor,
    });
  });

  it('of nothing has no cursors and no more pages', async () => {
    const empty = await page({ first: 5, filter: { game: 'chess' } });
    expect(empty).toEqual({
      edges: [],
      totalCount: 0,
      pageInfo: { hasPreviousPage: false, hasNextPage: false, startCursor: null, endCursor: null },
    });
    const none = await page({ first: 0 });
    expect([none.edges, none.totalCount, flagsOf(none)]).toEqual([[], MATCHES, [false, true]]);
  });

  it('can be ordered and narrowed; `me` is whoever asks', async () => {
    const orderBy = { field: 'ENDED_AT', direction: 'ASC' };
    expect((await page({ first: 5, orderBy })).totalCount).toBe(MATCHES / 2);
    const filter = { player: 'me', result: { winner: 'me' } };
    const own = await page({ filter }, await api.tokenOf('a-4'));
    expect(idsOf(own)).toEqual(['m-44', 'm-4']);
    const { errors } = await api.ask(PAGE, { filter });
    expect(errors?.[0]?.message).toBe('Sign in first: `me` is whoever has signed in.');
  });

  it.each([
    [{ first: 1, last: 1 }, 'Ask for the `first` matches or for the `last` ones, not for both.'],
    [
      { first: -1 },
      '`first` is 0 to 100. For more, ask for the next page: `after` its `endCursor`.',
    ],
    [
      { last: 101 },
      '`last` is 0 to 100. For more, ask for the next page: `before` its `startCursor`.',
    ],
    [
      { after: 'bm9uZQ' },
      '`after` is not a cursor of a match list: send the cursor of an edge exactly as you were given it.',
    ],
    [
      { filter: { created: { from: 2, to: 1 } } },
      '`created` ends before it begins: exchange `from` and `to`.',
    ],
    [
      { filter: { ended: { from: 1.5 } } },
      '`ended` is in whole milliseconds since the epoch, not 1.5.',
    ],
  ])('refuses %j with words', async (variables, words) => {
    expect(await refusalOf(variables)).toBe(words);
  });

  it('refuses the cursor of another order', async () => {
    const { pageInfo } = await page({ first: 1 });
    const orderBy = { field: 'ENDED_AT', direction: 'DESC' };
    const words = await refusalOf({ after: pageInfo.endCursor, orderBy });
    expect(words).toBe(
      '`after` belongs to a list in another order: start this list without a cursor.',
    );
  });
});

describe('The people of a list', () => {
  const people = async (first: number) => {
    asked = [];
    const { data, errors } = await api.ask(WITH_PEOPLE, { first });
    expect(errors).toBeUndefined();
    return (data?.['matches'] as { nodes: Record<string, unknown>[] }).nodes;
  };

  it('have names and roles; guests have neither', async () => {
    const nodes = await people(MATCHES);
    const seats = nodes.find(({ id }) => id === 'm-11')?.['seats'];
    expect(seats).toEqual([
      { seat: 1, player: { id: 'a-11', name: 'Player 11', roles: ['PLAYER'] } },
      { seat: 2, player: { id: 'a-22', name: null, roles: [] } },
    ]);
    const winner = nodes.find(({ id }) => id === 'm-12')?.['winner'];
    expect(winner).toEqual({ seat: 1, player: { name: 'Player 12', roles: ['PLAYER'] } });
  });

  it('cost one question for the matches, one for the names and one for the roles', async () => {
    await people(5);
    const ofFive = [...asked];
    await people(50);
    expect(asked.length).toBe(ofFive.length);
    expect(asked.length).toBe(3);
  });

  it('are not asked for where nobody asks', async () => {
    asked = [];
    await api.ask('{ matches(first: 50) { nodes { id seats { actor } } } }');
    expect(asked).toHaveLength(1);
  });
});

const flagsOf = ({ pageInfo }: Page) => [pageInfo.hasPreviousPage, pageInfo.hasNextPage];
