/** Which matches a list holds: the parts of a filter that are there must all hold. */
import type { SelectQueryBuilder } from 'typeorm';
import type { MatchEntity } from './match.entity.js';
import type { MatchRowStatus } from './match-row.js';

/** Both ends belong to it; an end that is absent is open. In milliseconds since the epoch. */
export interface TimeRange {
  readonly fromMs?: number;
  readonly toMs?: number;
}

export interface MatchFilter {
  /** One of these. */
  readonly status?: readonly MatchRowStatus[];
  readonly game?: string;
  readonly ruleset?: string;
  /** Somebody who has a seat. */
  readonly player?: string;
  /** Whether somebody can still sit down. */
  readonly seatFree?: boolean;
  readonly created?: TimeRange;
  /** Only matches that have ended are in any range. */
  readonly ended?: TimeRange;
  /** How it ended, a kebab-case fact. */
  readonly reason?: string;
  /** Somebody who has the first place and shares it with nobody. */
  readonly winner?: string;
  /** Whether the result has places. */
  readonly decided?: boolean;
}

// In the words of the partial index, so that the planner knows it again.
const SEAT_FREE = `(match.status = 'open' and match.seats @> '[{"actor": null}]')`;

const DECIDED = `match.result -> 'places' <> '[]'`;
const UNDECIDED = `match.result -> 'places' = '[]'`;

const WINNER = `match.players @> array[:winner] and exists (
  select from jsonb_array_elements(match.seats) as seat
  where seat ->> 'actor' = :winner
    and match.result -> 'places' -> 0 = jsonb_build_array(seat -> 'seat'))`;

export function narrow(query: SelectQueryBuilder<MatchEntity>, filter: MatchFilter): void {
  const { status, game, ruleset, player, seatFree, created, ended, reason, winner, decided } =
    filter;
  if (status !== undefined) query.andWhere('match.status = any(:status)', { status });
  if (game !== undefined) query.andWhere('match.game = :game', { game });
  if (ruleset !== undefined) query.andWhere('match.ruleset = :ruleset', { ruleset });
  if (player !== undefined) query.andWhere('match.players @> array[:player]', { player });
  if (seatFree !== undefined) query.andWhere(seatFree ? SEAT_FREE : `not ${SEAT_FREE}`);
  within(query, 'createdAtMs', created);
  within(query, 'endedAtMs', ended);
  if (reason !== undefined) {
    query.andWhere(`match.result is not null and match.result ->> 'reason' = :reason`, { reason });
  }
  if (decided !== undefined) query.andWhere(decided ? DECIDED : UNDECIDED);
  if (winner !== undefined) query.andWhere(WINNER, { winner });
}

function within(
  query: SelectQueryBuilder<MatchEntity>,
  time: 'createdAtMs' | 'endedAtMs',
  range: TimeRange | undefined,
): void {
  if (range === undefined) return;
  const { fromMs, toMs } = range;
  query.andWhere(`match.${time} is not null`);
  if (fromMs !== undefined)
    query.andWhere(`match.${time} >= :${time}From`, { [`${time}From`]: fromMs });
  if (toMs !== undefined) query.andWhere(`match.${time} <= :${time}To`, { [`${time}To`]: toMs });
}
