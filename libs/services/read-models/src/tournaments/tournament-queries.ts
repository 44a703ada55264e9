/** Pages of lists of tournaments. */
import type { DataSource, SelectQueryBuilder } from 'typeorm';
import {
  comparison,
  MAX_ROWS_COUNTED,
  rowLists,
  type RowBound,
  type RowLists,
  type RowPlace,
  type TimeRange,
} from '../row-lists.js';
import { titledBy } from './titled-tournaments.js';
import type { TournamentFilter, TournamentList, TournamentOrder } from './tournament-list.js';
import { TournamentEntrantEntity } from './tournament-entrant.entity.js';
import { TournamentEntity, type TournamentRow } from './tournament.entity.js';

export type TournamentLists = RowLists<TournamentList, TournamentRow>;

const TIMES = {
  created: 'createdAtMs',
  begins: 'beginsAtMs',
  started: 'startedAtMs',
} as const;

/** The place of a tournament in lists of this order, undefined where it is in none of them. */
export function tournamentPlaceOf(
  row: TournamentRow,
  { by }: TournamentOrder,
): RowPlace | undefined {
  const timeMs = row[TIMES[by]];
  return timeMs === null ? undefined : { timeMs, id: row.id };
}

export const tournamentQueries = (database: DataSource): TournamentLists =>
  rowLists<TournamentList, TournamentRow>({
    find: async (list, bounds, limit) =>
      (await found(database, list, bounds)).limit(limit).getMany(),
    async count(list) {
      const counted = (await found(database, list, [])).select('1').limit(MAX_ROWS_COUNTED + 1);
      const [sql, values] = counted.getQueryAndParameters();
      return (await database.query<unknown[]>(sql, values)).length;
    },
  });

type Rows = SelectQueryBuilder<TournamentEntity>;

/** The list, or what lies within bounds of it, as a statement. */
export async function found(
  database: DataSource,
  { sight, filter, order }: TournamentList,
  bounds: readonly RowBound[],
): Promise<Rows> {
  const rows = database.getRepository(TournamentEntity).createQueryBuilder('tournament');
  const time = `tournament.${TIMES[order.by]}`;
  const direction = order.newestFirst ? 'DESC' : 'ASC';
  if (!sight.isOperator) seenBy(rows, sight.actor);
  if (filter.search !== undefined) (await titledBy(database, filter.search))(rows);
  narrow(rows, order.by === 'created' ? filter : { [order.by]: {}, ...filter });
  for (const [at, bound] of bounds.entries()) {
    const { timeMs, id } = bound.place;
    const of = { [`time${at}`]: timeMs, [`id${at}`]: id };
    const place = `(:time${at}, :id${at})`;
    rows.andWhere(`(${time}, tournament.id) ${comparison(order, bound)} ${place}`, of);
  }
  return rows.orderBy(time, direction).addOrderBy('tournament.id', direction);
}

function seenBy(rows: Rows, actor: string | undefined): void {
  const isOut = `tournament.stage <> 'draft'`;
  if (actor === undefined) rows.andWhere(isOut);
  else {
    const isOfHouse = `tournament.owner = :actor or tournament.staff @> to_jsonb(:actor::text)`;
    rows.andWhere(`(${isOut} or ${isOfHouse})`, { actor });
  }
}

/** Looked up first, as a list: the planner would walk all tournaments for somebody who entered few. */
function enteredBy(rows: Rows, entrant: string): void {
  const entered = rows
    .subQuery()
    .select('entered.tournament')
    .from(TournamentEntrantEntity, 'entered')
    .where('entered.actor = :entrant');
  rows.andWhere(`tournament.id = any(array${entered.getQuery()})`, { entrant });
}

const ORDERS = Object.keys(TIMES) as readonly (keyof typeof TIMES)[];
const IS_PLANNED = 'tournament.beginsAtMs is not null';
const IS_SUSPENDED = 'tournament.suspended';

function narrow(rows: Rows, filter: TournamentFilter): void {
  const { stage, game, play, owner, entrant, suspended, planned } = filter;
  if (stage !== undefined) rows.andWhere('tournament.stage = any(:stage)', { stage });
  if (game !== undefined) rows.andWhere('tournament.game = :game', { game });
  if (play !== undefined) rows.andWhere('tournament.play = :play', { play });
  if (owner !== undefined) rows.andWhere('tournament.owner = :owner', { owner });
  if (entrant !== undefined) enteredBy(rows, entrant);
  if (suspended !== undefined) rows.andWhere(suspended ? IS_SUSPENDED : `not ${IS_SUSPENDED}`);
  if (planned !== undefined) rows.andWhere(planned ? IS_PLANNED : `not (${IS_PLANNED})`);
  for (const by of ORDERS) {
    const range = filter[by];
    if (range !== undefined) within(rows, by, range);
  }
}

function within(rows: Rows, by: keyof typeof TIMES, { fromMs, toMs }: TimeRange): void {
  const time = `tournament.${TIMES[by]}`;
  rows.andWhere(`${time} is not null`);
  if (fromMs !== undefined) rows.andWhere(`${time} >= :${by}From`, { [`${by}From`]: fromMs });
  if (toMs !== undefined) rows.andWhere(`${time} <= :${by}To`, { [`${by}To`]: toMs });
}
