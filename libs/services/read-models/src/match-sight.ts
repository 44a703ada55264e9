/**
 * The rows of matches as somebody may know them: most as they are, and those that are held back
 * from the public as they stood at the last event that is shown by now.
 */
import type { Bind } from './sql.js';

/** Who looks, and when. */
export interface MatchSight {
  /** Nothing is held back from staff. */
  readonly isStaff: boolean;
  /** Nothing is held back from those who sit at the table. */
  readonly actor?: string;
  readonly nowMs: number;
}

/** What can stand after `from`, and what must hold there. */
export interface MatchSource {
  readonly from: string;
  readonly where: readonly string[];
}

const TABLE = 'scoresheet.match';

/** No row is in two of them. */
export function sourcesFor({ isStaff, actor, nowMs }: MatchSight, bind: Bind): MatchSource[] {
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
  return [
    { from: TABLE, where: [`(${isOpen.join(' or ')})`] },
    { from: `(${asShown(isHidden, now)}) as match`, where: [] },
  ];
}

/** Held rows with the columns of the table; a match of which nothing is shown yet has none. */
const asShown = (isHidden: string, now: string): string => `
  select id, game, ruleset, created_at_ms, abandon_after_ms, begun_seq, spectator_delay, clock,
    past, held_until_ms, null::jsonb as head,
    shown.status, shown.suspended, shown.seats, shown.result, shown.result ->> 'reason' as reason,
    shown."updatedAtMs" as updated_at_ms, shown."endedAtMs" as ended_at_ms,
    shown."eventCount" as event_count,
    array(select seat ->> 'actor' from jsonb_array_elements(shown.seats) as seat
      where seat ->> 'actor' is not null) as players
  from ${TABLE} cross join lateral (
    select * from jsonb_to_recordset(past) as standing(status text, suspended boolean, seats jsonb,
      result jsonb, "updatedAtMs" bigint, "endedAtMs" bigint, "eventCount" integer,
      "shownFromMs" bigint)
    where "shownFromMs" <= ${now}
    order by "eventCount" desc limit 1) as shown
  where ${isHidden}`;
