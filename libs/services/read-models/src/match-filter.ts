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
  /** Whether it stands still until staff ends it. */
  readonly suspended?: boolean;
  /** Whether the result has places. */
  readonly decided?: boolean;
}

// In the words of the partial indexes, so that the planner knows them again.
const SEAT_FREE = `(status = 'open' and seats @> '[{"actor": null}]')`;
const UNDECIDED = `result -> 'places' = '[]'`;
const DECIDED = `result -> 'places' <> '[]'`;

/** As conditions on the columns of a row; `false` where no match can hold them all. */
export function conditionsOf(filter: MatchFilter, bind: Bind): readonly string[] {
  const { game, ruleset, player, seatFree, created, ended, reason, winner, decided } = filter;
  const { suspended } = filter;
  return [
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
    decided !== undefined && (decided ? DECIDED : UNDECIDED),
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
