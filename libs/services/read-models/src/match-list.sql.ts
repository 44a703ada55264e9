/**
 * Lists of matches as statements: for each who looks, filter and order the rows that an index finds.
 * Raw SQL because the query builder knows no union, and strangers may ask for the dearest page
 * (`npm run bench -- hostile`).
 */
import type { MatchFilter, MatchList, MatchOrder, MatchSight } from './match-list.js';
import { IS_SEAT_FREE, IS_UNDECIDED, type MatchStanding } from './match.entity.js';
import { fieldTypes, MATCH_COLUMNS, shownColumns, STORED_COLUMNS } from './match.sql.js';
import { comparison, MAX_ROWS_COUNTED, type RowBound, type TimeRange } from './row-lists.js';

export interface Statement {
  readonly sql: string;
  /** Values by the numbers of their parameters, each bound once more where it is used again. */
  readonly values: readonly unknown[];
}

/** Takes a value; gives the parameter that stands for it. */
type Bind = (value: unknown) => string;

function binding(): { readonly bind: Bind; readonly values: readonly unknown[] } {
  const values: unknown[] = [];
  return { values, bind: (value) => `$${values.push(value)}` };
}

/** The first rows of a list. Each source gives its own first ones, by whichever index is best. */
export function statement(
  { sight, filter, order }: MatchList,
  bounds: readonly RowBound[],
  limit: number,
): Statement {
  const { bind, values } = binding();
  const conditions = [
    ...conditionsOf(holding(filter, order), bind),
    ...boundsOf(order, bounds, bind),
  ];
  const first = `order by ${orderOf(order)} limit ${bind(limit)}`;
  const rows = sourcesFor(sight, bind)
    .map((source) => `(select ${STORED_COLUMNS} from ${narrowed(source, conditions)} ${first})`)
    .join(' union all ');
  return { sql: `select ${MATCH_COLUMNS} from (${rows}) as match ${first}`, values };
}

export function countStatement({ sight, filter, order }: MatchList): Statement {
  const { bind, values } = binding();
  const conditions = [...conditionsOf(holding(filter, order), bind), ...boundsOf(order, [], bind)];
  const limit = `limit ${bind(MAX_ROWS_COUNTED + 1)}`;
  const rows = sourcesFor(sight, bind)
    .map((source) => `(select 1 from ${narrowed(source, conditions)} ${limit})`)
    .join(' union all ');
  return { sql: `select count(*) from (${rows}) as match`, values };
}

/** The filter of an order: in the order of their ends, only matches that have ended are listed. */
const holding = (filter: MatchFilter, { by }: MatchOrder): MatchFilter =>
  by === 'ended' ? { ended: {}, ...filter } : filter;

function narrowed({ from, where }: MatchSource, conditions: readonly string[]): string {
  const all = [...where, ...conditions];
  return all.length === 0 ? from : `${from} where ${all.join(' and ')}`;
}

const SEAT_FREE = `(${IS_SEAT_FREE})`;
const DECIDED = `result -> 'places' <> '[]'`;

/** A filter as conditions on the columns of a row; `false` where no match can hold them all. */
function conditionsOf(filter: MatchFilter, bind: Bind): readonly string[] {
  const { game, ruleset, player, seatFree, created, ended, reason, winner, decided } = filter;
  const { id, suspended } = filter;
  return [
    id !== undefined && `id = ${bind(id)}`,
    ...withStatus(filter, bind),
    game !== undefined && `game = ${bind(game)}`,
    ruleset !== undefined && `ruleset = ${bind(ruleset)}`,
    player !== undefined && `players @> array[${bind(player)}]`,
    seatFree !== undefined && (seatFree ? SEAT_FREE : `not ${SEAT_FREE}`),
    ...within('created_at_ms', created, bind),
    ...within('ended_at_ms', ended, bind),
    reason !== undefined && `reason = ${bind(reason)}`,
    winner !== undefined && hasWon(bind(winner)),
    suspended !== undefined && (suspended ? 'suspended' : 'not suspended'),
    decided !== undefined && (decided ? DECIDED : IS_UNDECIDED),
  ].filter((condition) => typeof condition === 'string');
}

/** The planner does not know that what has a result is over, and would look at all to find none. */
function withStatus(filter: MatchFilter, bind: Bind): readonly string[] {
  const { status, ended, reason, winner, decided } = filter;
  if (status === undefined) return [];
  const isEnded = [ended, reason, winner, decided].some((part) => part !== undefined);
  const possible = isEnded ? status.filter((one) => one === 'over') : status;
  return possible.length === 0 ? ['false'] : [`status = any(${bind(possible)})`];
}

const hasWon = (winner: string): string =>
  `players @> array[${winner}] and exists (
     select from jsonb_array_elements(seats) as seat
     where seat ->> 'actor' = ${winner}
       and result -> 'places' -> 0 = jsonb_build_array(seat -> 'seat'))`;

function within(column: string, range: TimeRange | undefined, bind: Bind): readonly string[] {
  if (range === undefined) return [];
  const { fromMs, toMs } = range;
  return [
    `${column} is not null`,
    ...(fromMs === undefined ? [] : [`${column} >= ${bind(fromMs)}`]),
    ...(toMs === undefined ? [] : [`${column} <= ${bind(toMs)}`]),
  ];
}

const TIMES = { created: 'created_at_ms', ended: 'ended_at_ms' } as const;

/** An order as the rest of a statement after `order by`. */
function orderOf({ by, newestFirst }: MatchOrder): string {
  const direction = newestFirst ? 'desc' : 'asc';
  return `${TIMES[by]} ${direction}, id ${direction}`;
}

/** Bounds as conditions on the columns of a row. */
const boundsOf = (order: MatchOrder, bounds: readonly RowBound[], bind: Bind): readonly string[] =>
  bounds.map((bound) => {
    const { timeMs, id } = bound.place;
    const sign = comparison(order, bound);
    return `(${TIMES[order.by]}, id) ${sign} (${bind(timeMs)}, ${bind(id)})`;
  });

const STANDING: readonly (keyof MatchStanding)[] = [
  'status',
  'suspended',
  'seats',
  'updatedAtMs',
  'endedAtMs',
  'eventCount',
  'result',
];

/**
 * Spectators get no event count of a running game: a coarse count would be false, and the exact one would
 * show that nothing is held back. The lobby is never held back, so its count is exact.
 */
const SHOWN = STANDING.map((field) =>
  field === 'eventCount'
    ? `case when status = 'open' then standing."eventCount" end as "eventCount"`
    : `"${field}"`,
).join(', ');
const UNTOLD = ['head', 'lastStepSeq'] as const;

/** What can stand after `from`, and what must hold there. */
interface MatchSource {
  readonly from: string;
  readonly where: readonly string[];
}

const TABLE = 'scoresheet.match';

/** What is held back from the public stands as it was at the last event that is shown by now. */
function sourcesFor({ isStaff, actor, nowMs }: MatchSight, bind: Bind): MatchSource[] {
  if (isStaff) return [{ from: TABLE, where: [] }];
  const now = `${bind(nowMs)}::bigint`;
  const isHeld = `held_until_ms > ${now}`;
  const isSeated = actor === undefined ? undefined : `players @> array[${bind(actor)}]`;
  const isOpen = [
    `held_until_ms is null`,
    `held_until_ms <= ${now}`,
    ...(isSeated ? [isSeated] : []),
  ];
  const isHidden = isSeated === undefined ? isHeld : `${isHeld} and not ${isSeated}`;
  const isForAsker = isSeated === undefined ? 'not is_private' : `(not is_private or ${isSeated})`;
  return [
    { from: TABLE, where: [`(${isOpen.join(' or ')})`, isForAsker] },
    { from: `(${asShown(isHidden, now)}) as match`, where: ['not is_private'] },
  ];
}

/** Held rows with the columns of the table; a match of which nothing is shown yet has none. */
const asShown = (isHidden: string, now: string): string => `
  select ${shownColumns(STANDING, UNTOLD)}, shown.result ->> 'reason' as reason,
    array(select seat ->> 'actor' from jsonb_array_elements(shown.seats) as seat
      where seat ->> 'actor' is not null) as players
  from ${TABLE} cross join lateral (
    select ${SHOWN} from jsonb_to_recordset(past) as standing(${fieldTypes(STANDING)}, "shownFromMs" bigint)
    where "shownFromMs" <= ${now}
    order by standing."eventCount" desc limit 1) as shown
  where ${isHidden}`;
