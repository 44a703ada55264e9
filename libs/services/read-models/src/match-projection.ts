/**
 * From the events of a match to its row, by what everybody may know of them alone. Pure and
 * total: an event that makes no sense suspends its match and leaves all others as they are.
 */
import { DEFAULT_ABANDON_AFTER_MS, MATCH_EVENT_TYPES } from '@scoresheet/contracts-messages';
import type { Header, Json, JsonObject } from '@scoresheet/domain-record';
import { heldBack } from './held-back.js';
import type { KnowsRules } from './known-rules.js';
import type { MatchRow, MatchSeatRow } from './match.entity.js';
import { TELLING, tellingFact, type TellingFact } from './telling-fact.js';

export interface ProjectedEvent {
  readonly header: Pick<Header, 'record' | 'seq' | 'type' | 'at'>;
  /** The public line. */
  readonly public: JsonObject;
  /** The event's; without it the row does not say which event it ends with. */
  readonly hash?: string;
  /**
   * An event that is not believed suspends its match whatever it says: it is against the rules, or
   * dated far ahead of the log, and `at` is when the log took it then.
   */
  readonly isNotBelieved?: boolean;
}

/**
 * The row after an event. `row` is undefined before event 0; a match of rules that `knows` denies
 * is suspended from there on.
 */
export function projectMatch(
  row: MatchRow | undefined,
  event: ProjectedEvent,
  knows: KnowsRules = () => true,
): MatchRow {
  const before = row ?? newRow(event.header);
  const told = before.suspended ? tellSuspended(before, event) : tell(before, event, knows);
  return told === undefined ? suspendMatch(row, event) : counted(before, told, event);
}

/** The row after an event that nothing can be told of: it stands still from here on. */
export function suspendMatch(row: MatchRow | undefined, event: ProjectedEvent): MatchRow {
  const before = row ?? newRow(event.header);
  return counted(before, { ...before, suspended: true }, event);
}

const counted = (
  before: MatchRow,
  after: MatchRow,
  { header: { seq, at }, hash }: ProjectedEvent,
): MatchRow => {
  const head = hash === undefined ? null : { seq, hash };
  return heldBack(before, { ...after, updatedAtMs: at, eventCount: seq + 1, head });
};

/** The row after the event, undefined where the event makes no sense. */
function tell(
  row: MatchRow,
  { header, public: line, isNotBelieved }: ProjectedEvent,
  knows: KnowsRules,
): MatchRow | undefined {
  const { facts } = line;
  if (isNotBelieved === true) return undefined;
  if (!isKnownType(header.type) || !Array.isArray(facts)) return undefined;
  let told: MatchRow | undefined = row;
  for (const fact of facts as readonly Json[]) {
    if (!isFact(fact)) return undefined;
    if (!TELLING.includes(fact.kind)) continue;
    const { data } = tellingFact.safeParse(fact);
    told = data === undefined ? undefined : tellFact(told, data, header);
    if (told === undefined) return undefined;
    if (data?.kind === 'match-created') told = { ...told, suspended: !knows(data) };
  }
  return told.game === '' ? undefined : told;
}

/** Tells a suspended match: one event alone is still heard, that staff has ended it. */
function tellSuspended(row: MatchRow, event: ProjectedEvent): MatchRow {
  const { type, at } = event.header;
  if (type !== 'match-voided') return row;
  const voided = { places: [], reason: 'voided' };
  return { ...row, suspended: false, status: 'over', result: voided, endedAtMs: at };
}

const isKnownType = (type: string): boolean =>
  (MATCH_EVENT_TYPES as readonly string[]).includes(type);

const isFact = (fact: Json): fact is JsonObject & { readonly kind: string } =>
  typeof fact === 'object' && fact !== null && 'kind' in fact && typeof fact.kind === 'string';

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
  }
}

type Created = Extract<TellingFact, { kind: 'match-created' }>;

function created(row: MatchRow, { game, ruleset, seats, ...terms }: Created): MatchRow {
  const { abandonAfterMs, spectatorDelay, clock } = terms;
  const empty = { actor: null, ready: false, warnings: 0 };
  const all = Array.from({ length: seats }, (_, i) => ({ seat: i + 1, ...empty }));
  return { ...row, game, ruleset, seats: all, abandonAfterMs, spectatorDelay, clock };
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
const newRow = ({ record, at }: ProjectedEvent['header']): MatchRow => ({
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
  result: null,
  abandonAfterMs: DEFAULT_ABANDON_AFTER_MS,
  begunSeq: null,
  spectatorDelay: { events: 0, seconds: 0 },
  clock: null,
  past: [],
  heldUntilMs: null,
  head: null,
});
