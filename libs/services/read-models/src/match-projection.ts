/**
 * From the events of a match to its row, by what everybody may know of them alone. Pure and
 * total: an event that makes no sense suspends its match and leaves all others as they are.
 */
import { MATCH_EVENT_TYPES } from '@scoresheet/contracts-messages';
import type { Header, Json, JsonObject } from '@scoresheet/domain-record';
import { z } from 'zod';
import type { MatchRow, MatchSeatRow } from './match-row.js';

export interface ProjectedEvent {
  readonly header: Pick<Header, 'record' | 'seq' | 'type' | 'at'>;
  /** The public line. */
  readonly public: JsonObject;
}

/** The row after an event. `row` is undefined before event 0. */
export function projectMatch(row: MatchRow | undefined, event: ProjectedEvent): MatchRow {
  const { record, seq, at } = event.header;
  const before = row ?? newRow(record, at);
  const after = before.suspended ? before : tell(before, event);
  return { ...(after ?? { ...before, suspended: true }), updatedAtMs: at, eventCount: seq + 1 };
}

const seat = z.int().positive();
const result = z.object({ places: z.array(z.array(seat)), reason: z.string() });

/** The facts that change a row. All others are the game's own and tell the lists nothing. */
const tellingFact = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('match-created'),
    game: z.string(),
    ruleset: z.string(),
    seats: z.int().positive(),
  }),
  z.object({ kind: z.literal('seat-taken'), seat, actor: z.string() }),
  z.object({ kind: z.literal('seat-readied'), seat }),
  z.object({ kind: z.literal('game-begun') }),
  z.object({ kind: z.literal('ended'), outcome: result }),
]);
type TellingFact = z.infer<typeof tellingFact>;

const TELLING: readonly string[] = tellingFact.options.map(({ shape }) => shape.kind.value);

/** Undefined: the event makes no sense. */
function tell(row: MatchRow, { header, public: line }: ProjectedEvent): MatchRow | undefined {
  const { facts } = line;
  if (!isKnownType(header.type) || !Array.isArray(facts)) return undefined;
  let told: MatchRow | undefined = row;
  for (const fact of facts as readonly Json[]) {
    if (!isTelling(fact)) continue;
    const { data } = tellingFact.safeParse(fact);
    told = data === undefined ? undefined : tellFact(told, data, header.at);
    if (told === undefined) return undefined;
  }
  return told.game === '' ? undefined : told;
}

const isKnownType = (type: string): boolean =>
  (MATCH_EVENT_TYPES as readonly string[]).includes(type);

const isTelling = (fact: Json): boolean =>
  typeof fact === 'object' &&
  fact !== null &&
  TELLING.includes((fact as JsonObject)['kind'] as string);

function tellFact(row: MatchRow, fact: TellingFact, at: number): MatchRow | undefined {
  switch (fact.kind) {
    case 'match-created':
      return row.game === '' ? created(row, fact) : undefined;
    case 'seat-taken':
      return withSeat(row, fact.seat, { actor: fact.actor });
    case 'seat-readied':
      return withSeat(row, fact.seat, { ready: true });
    case 'game-begun':
      return { ...row, status: 'running' };
    case 'ended':
      return { ...row, status: 'over', result: fact.outcome, endedAtMs: at };
  }
}

type Created = Extract<TellingFact, { kind: 'match-created' }>;

const created = (row: MatchRow, { game, ruleset, seats }: Created): MatchRow => ({
  ...row,
  game,
  ruleset,
  seats: Array.from({ length: seats }, (_, i) => ({ seat: i + 1, actor: null, ready: false })),
});

function withSeat(
  row: MatchRow,
  seat: number,
  change: Partial<MatchSeatRow>,
): MatchRow | undefined {
  if (!row.seats.some((one) => one.seat === seat)) return undefined;
  const seats = row.seats.map((one) => (one.seat === seat ? { ...one, ...change } : one));
  return { ...row, seats };
}

/** Before event 0, which says what it is. */
const newRow = (record: string, at: number): MatchRow => ({
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
});
