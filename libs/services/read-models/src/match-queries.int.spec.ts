import { withoutUndefined } from '@scoresheet/rules-engine';
import type { DataSource } from 'typeorm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { placeOf, type MatchFilter, type MatchOrder, type MatchSight } from './match-list.js';
import { matchQueries, type MatchesAsked } from './match-queries.js';
import type { MatchRow, MatchRowStatus } from './match.entity.js';
import { saveMatchRows } from './match-table.js';
import { MAX_ROWS_AT_ONCE } from './row-lists.js';
import { matchesDatabase, type MatchesDatabase } from './matches-database.spec-kit.js';

const STAFF: MatchSight = { isStaff: true, nowMs: 0 };
const STRANGER: MatchSight = { isStaff: false, nowMs: 0 };
const NEWEST: MatchOrder = { by: 'created', newestFirst: true };
const ORDERS: readonly MatchOrder[] = [
  NEWEST,
  { by: 'created', newestFirst: false },
  { by: 'ended', newestFirst: true },
  { by: 'ended', newestFirst: false },
];
const START_MS = 1_700_000_000_000;
const STATUSES: readonly MatchRowStatus[] = ['open', 'running', 'over'];

let postgres: MatchesDatabase;
let database: DataSource;

function row(i: number): MatchRow {
  const status = STATUSES[i % 3] as MatchRowStatus;
  const isOver = status === 'over';
  const second = status === 'open' && i % 2 === 0 ? null : `a-${i % 7}`;
  return {
    id: `m-${i}`,
    game: i % 5 === 0 ? 'buddies' : 'fuzzycards',
    ruleset: i % 5 === 0 ? 'buddies/1' : `fuzzycards/${1 + (i % 2)}`,
    status,
    suspended: false,
    seats: [
      { seat: 1, actor: `a-${i % 11}`, ready: true, warnings: 0 },
      { seat: 2, actor: second, ready: false, warnings: 0 },
    ],
    createdAtMs: START_MS + Math.floor(i / 4), // four at a time
    updatedAtMs: START_MS + 900,
    endedAtMs: isOver ? START_MS + 500 - Math.floor(i / 6) : null,
    eventCount: i,
    lastStepSeq: i - 1,
    result: isOver ? resultOf(i) : null,
    abandonAfterMs: 86_400_000,
    begunSeq: null,
    spectatorDelay: { events: 0, seconds: 0 },
    opens: 'never',
    isPrivate: false,
    clock: null,
    past: [],
    heldUntilMs: null,
    head: null,
    nextMatch: null,
  };
}

const resultOf = (i: number) => ({
  places: i % 7 === 0 ? [] : i % 4 === 0 ? [[1, 2]] : [[1 + (i % 2)], [2 - (i % 2)]],
  reason: i % 2 === 0 ? 'conceded' : 'life-lost',
});

const ROWS = Array.from({ length: 150 }, (_, i) => row(i));

beforeAll(async () => {
  postgres = await matchesDatabase();
  database = await postgres.open();
  await saveMatchRows(database.manager, ROWS);
});
afterAll(() => postgres?.dispose());

const idsOf = (rows: readonly Pick<MatchRow, 'id'>[]) => rows.map(({ id }) => id);

const asked = (over: Partial<MatchesAsked>): MatchesAsked => ({
  sight: STRANGER,
  filter: {},
  order: NEWEST,
  take: 'first',
  size: 20,
  ...over,
});

/** Page after page, from the list's start or from its end, put together in the list's order. */
async function allPages(of: MatchesAsked): Promise<readonly string[]> {
  const { rows: matches, hasMore } = await matchQueries(database).page(of);
  const last = of.take === 'first' ? matches.at(-1) : matches[0];
  const ids = idsOf(matches);
  if (!hasMore || last === undefined) return ids;
  const place = placeOf(last, of.order);
  if (place === undefined) throw new Error('a listed match has a place');
  if (of.take === 'first') return [...ids, ...(await allPages({ ...of, after: place }))];
  return [...(await allPages({ ...of, before: place })), ...ids];
}

/** What a list holds, said once more in other words. */
function expected(holds: (row: MatchRow) => boolean, order: MatchOrder = NEWEST) {
  const place = (one: MatchRow) => placeOf(one, order);
  const sign = order.newestFirst ? -1 : 1;
  const found = ROWS.filter((one) => holds(one) && place(one) !== undefined);
  return found.sort((a, b) => {
    const times = (place(a)?.timeMs ?? 0) - (place(b)?.timeMs ?? 0);
    return sign * (times === 0 ? (a.id < b.id ? -1 : 1) : times);
  });
}

const isWonBy =
  (actor: string) =>
  ({ seats, result }: MatchRow) => {
    const [first = []] = result?.places ?? [];
    return first.length === 1 && seats.some((s) => s.seat === first[0] && s.actor === actor);
  };
const isFree = ({ status, seats }: MatchRow) =>
  status === 'open' && seats.some(({ actor }) => actor === null);

const FILTERS: readonly (readonly [string, MatchFilter, (row: MatchRow) => boolean])[] = [
  ['nothing', {}, () => true],
  ['a status', { status: ['over'] }, (r) => r.status === 'over'],
  ['one of two', { status: ['over', 'open'] }, (r) => r.status !== 'running'],
  ['no status', { status: [] }, () => false],
  ['a game', { game: 'buddies' }, (r) => r.game === 'buddies'],
  ['a ruleset', { ruleset: 'fuzzycards/2' }, (r) => r.ruleset === 'fuzzycards/2'],
  ['a player', { player: 'a-3' }, (r) => r.seats.some(({ actor }) => actor === 'a-3')],
  ['a free seat', { seatFree: true }, isFree],
  ['no free seat', { seatFree: false }, (r) => !isFree(r)],
  [
    'times of creation, ends included',
    { created: { fromMs: START_MS + 3, toMs: START_MS + 8 } },
    (r) => r.createdAtMs >= START_MS + 3 && r.createdAtMs <= START_MS + 8,
  ],
  [
    'an end since',
    { ended: { fromMs: START_MS + 490 } },
    (r) => r.endedAtMs !== null && r.endedAtMs >= START_MS + 490,
  ],
  ['any end', { ended: {} }, (r) => r.endedAtMs !== null],
  ['a reason', { reason: 'conceded' }, (r) => r.result?.reason === 'conceded'],
  ['places', { decided: true }, ({ result }) => (result?.places ?? []).length > 0],
  ['no places', { decided: false }, ({ result }) => result?.places.length === 0],
  ['a winner', { winner: 'a-3' }, isWonBy('a-3')],
  [
    'all at once',
    { status: ['over'], game: 'fuzzycards', player: 'a-3', reason: 'life-lost', ended: {} },
    (r) =>
      r.game === 'fuzzycards' &&
      r.seats.some(({ actor }) => actor === 'a-3') &&
      r.result?.reason === 'life-lost',
  ],
];

describe('One match', () => {
  it('is given as it was written, or none', async () => {
    expect(await matchQueries(database).match('m-10')).toEqual(row(10));
    expect(await matchQueries(database).match('m-none')).toBeUndefined();
  });
});

describe('A list of matches', () => {
  it.each([1, 7, 50].flatMap((size) => ORDERS.map((order) => [size, order] as const)))(
    'has no gap and no repeat, %s at a time, from either end (%j)',
    async (size, order) => {
      const all = idsOf(expected(() => true, order));
      expect(await allPages(asked({ size, order, take: 'first' }))).toEqual(all);
      expect(await allPages(asked({ size, order, take: 'last' }))).toEqual(all);
    },
  );

  it.each(FILTERS)('can be narrowed to %s', async (_, filter, holds) => {
    for (const order of ORDERS) {
      const all = idsOf(expected(holds, order));
      expect(await allPages(asked({ filter, order, size: 9 }))).toEqual(all);
      expect(await matchQueries(database).count({ sight: STAFF, filter, order })).toBe(all.length);
    }
  });

  it('knows whether there is anything on either side of a place, the place included', async () => {
    const filter: MatchFilter = { status: ['over'] };
    for (const order of ORDERS) {
      const all = expected(({ status }) => status === 'over', order);
      const list = { sight: STRANGER, filter, order };
      const place = (one: MatchRow | undefined) => placeOf(one as MatchRow, order) ?? never();
      const first = place(all[0]);
      const beforeAll = { ...first, timeMs: first.timeMs + (order.newestFirst ? 1 : -1) };
      const queries = matchQueries(database);
      expect(await queries.hasFrom(list, 'before', first)).toBe(true);
      expect(await queries.hasFrom(list, 'before', beforeAll)).toBe(false);
      expect(await queries.hasFrom(list, 'after', place(all.at(-1)))).toBe(true);
      expect(await queries.hasFrom(list, 'after', beforeAll)).toBe(true);
    }
  });

  it('gives what lies between two places', async () => {
    const all = expected(() => true);
    const [after, before] = [all[9], all[20]].map((one) => placeOf(one as MatchRow, NEWEST));
    const between = withoutUndefined({ after, before });
    const page = await matchQueries(database).page(asked({ ...between, size: 100 }));
    expect(idsOf(page.rows)).toEqual(idsOf(all.slice(10, 20)));
    expect(page.hasMore).toBe(false);
  });

  it('never gives more at once than the limit', async () => {
    const { rows: matches, hasMore } = await matchQueries(database).page(asked({ size: 1_000 }));
    expect(matches).toHaveLength(MAX_ROWS_AT_ONCE);
    expect(hasMore).toBe(true);
  });
});

const never = (): never => {
  throw new Error('a listed match has a place');
};
