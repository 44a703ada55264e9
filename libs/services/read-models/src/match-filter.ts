/** Which matches a list holds: the parts of a filter that are there must all hold. */
import type { MatchRowStatus } from './match-row.js';
import type { Bind } from './sql.js';

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

// In the words of the partial indexes, so that the planner knows them again.
const SEAT_FREE = `(status = 'open' and seats @> '[{"actor": null}]')`;
const UNDECIDED = `result -> 'places' = '[]'`;
const DECIDED = `result -> 'places' <> '[]'`;

/** As conditions on the columns of a row. */
export function conditionsOf(filter: MatchFilter, bind: Bind): readonly string[] {
  const { status, game, ruleset, player, seatFree, created, ended } = filter;
  const { reason, winner, decided } = filter;
  return [
    status && `status = any(${bind(status)})`,
    game !== undefined && `game = ${bind(game)}`,
    ruleset !== undefined && `ruleset = ${bind(ruleset)}`,
    player !== undefined && `players @> array[${bind(player)}]`,
    seatFree !== undefined && (seatFree ? SEAT_FREE : `not ${SEAT_FREE}`),
    ...within('created_at_ms', created, bind),
    ...within('ended_at_ms', ended, bind),
    reason !== undefined && `result is not null and result ->> 'reason' = ${bind(reason)}`,
    winner !== undefined && hasWon(bind(winner)),
    decided !== undefined && (decided ? DECIDED : UNDECIDED),
  ].filter((condition) => typeof condition === 'string');
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
