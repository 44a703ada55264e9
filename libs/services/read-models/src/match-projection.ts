/** The row of a match, from the events of it (`row-projection.ts`). */
import { DEFAULT_ABANDON_AFTER_MS, MATCH_EVENT_TYPES } from '@scoresheet/contracts-messages';
import { isPlay } from '@scoresheet/domain-match';
import { heldBack } from './held-back.js';
import type { KnowsRules } from './known-rules.js';
import type { MatchRow, MatchSeatRow } from './match.entity.js';
import { rowProjection, type ProjectedEvent } from './row-projection.js';
import { TELLING, tellingFact, type TellingFact } from './telling-fact.js';

/**
 * The row after an event. `row` is undefined before event 0; a match of rules that `knows` denies
 * is suspended from there on.
 */
export const projectMatch = (
  row: MatchRow | undefined,
  event: ProjectedEvent,
  knows: KnowsRules = () => true,
): MatchRow => projectionBy(knows).project(row, event);

const projectionBy = (knows: KnowsRules) =>
  rowProjection<MatchRow, TellingFact>({
    newRow,
    isKnownType: (type) => (MATCH_EVENT_TYPES as readonly string[]).includes(type),
    telling: TELLING,
    read: (fact) => tellingFact.safeParse(fact).data,
    tellFact(row, fact, header) {
      const told = tellFact(row, fact, header);
      if (told === undefined || fact.kind !== 'match-created') return told;
      return { ...told, suspended: !knows(fact) };
    },
    tellSuspended,
    finish: (before, after, { type, seq }) =>
      heldBack(before, isPlay({ type }) ? { ...after, lastStepSeq: seq } : after),
  });

/** The row after an event that nothing can be told of: it stands still from here on. */
export const suspendMatch = projectionBy(() => true).suspend;

/** Tells a suspended match: one event alone is still heard, that staff has ended it. */
function tellSuspended(row: MatchRow, { type, at }: ProjectedEvent['header']): MatchRow {
  if (type !== 'match-voided') return row;
  const voided = { places: [], reason: 'voided' };
  return { ...row, suspended: false, status: 'over', result: voided, endedAtMs: at };
}

function tellFact(
  row: MatchRow,
  fact: TellingFact,
  { seq, at }: ProjectedEvent['header'],
): MatchRow | undefined {
  switch (fact.kind) {
    case 'match-created':
      return row.game === '' ? created(row, fact) : undefined;
    case 'seat-taken':
      return withSeat(row, fact.seat, { actor: fact.actor });
    case 'seat-readied':
      return withSeat(row, fact.seat, { ready: true });
    case 'seat-warned':
      return warned(row, fact.seat);
    case 'game-begun':
      return { ...row, status: 'running', begunSeq: seq };
    case 'match-resumed':
      return { ...row, status: 'running' };
    case 'match-paused':
      return { ...row, status: 'paused' };
    case 'match-ended':
    case 'match-abandoned':
    case 'match-voided':
    case 'ended':
      return { ...row, status: 'over', result: fact.outcome, endedAtMs: at };
    case 'series-goes-on':
      return { ...row, nextMatch: fact.match };
  }
}

type Created = Extract<TellingFact, { kind: 'match-created' }>;

function created(row: MatchRow, { game, ruleset, seats, ...terms }: Created): MatchRow {
  const { abandonAfterMs, spectatorDelay, opens, clock, private: isPrivate } = terms;
  const empty = { actor: null, ready: false, warnings: 0 };
  const all = Array.from({ length: seats }, (_, i) => ({ seat: i + 1, ...empty }));
  const said = { abandonAfterMs, spectatorDelay, opens, clock, isPrivate };
  return { ...row, game, ruleset, seats: all, ...said };
}

function warned(row: MatchRow, seat: number): MatchRow | undefined {
  const warnings = row.seats.find((one) => one.seat === seat)?.warnings ?? 0;
  return withSeat(row, seat, { warnings: warnings + 1 });
}

function withSeat(
  row: MatchRow,
  seat: number,
  change: Partial<MatchSeatRow>,
): MatchRow | undefined {
  if (!row.seats.some((one) => one.seat === seat)) return undefined;
  const seats = row.seats.map((one) => (one.seat === seat ? { ...one, ...change } : one));
  return { ...row, seats };
}

/** The row before event 0, which says what the match is. */
function newRow({ record, at }: ProjectedEvent['header']): MatchRow {
  return {
    id: record,
    game: '',
    ruleset: '',
    status: 'open',
    suspended: false,
    seats: [],
    createdAtMs: at,
    updatedAtMs: at,
    endedAtMs: null,
    eventCount: 0,
    lastStepSeq: 0,
    result: null,
    abandonAfterMs: DEFAULT_ABANDON_AFTER_MS,
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
