/** Matches with a spectator delay, as events that come at random times. */
import type { SpectatorDelay } from '@scoresheet/contracts-messages';
import { isReleased, type Delayed } from '@scoresheet/domain-match';
import type { Json } from '@scoresheet/domain-record';
import fc from 'fast-check';
import { projectMatch } from './match-projection.js';
import type { ProjectedEvent } from './row-projection.js';
import type { MatchRow } from './match.entity.js';
import type { ListedMatch } from './match-list.js';

type Fact = { readonly kind: string; readonly [field: string]: Json };

export interface DelayedMatch {
  readonly id: string;
  readonly spectatorDelay: SpectatorDelay;
  readonly events: readonly ProjectedEvent[];
}

const START_MS = 1_000_000;

const LOBBY: readonly (readonly Fact[])[] = [
  [{ kind: 'seat-taken', seat: 1, actor: 'a-1' }],
  [{ kind: 'seat-readied', seat: 1 }],
  [{ kind: 'seat-taken', seat: 2, actor: 'a-2' }],
  [{ kind: 'seat-readied', seat: 2 }, { kind: 'game-begun' }],
];
const OUTCOME = { places: [[2], [1]], reason: 'ruled' };
const ENDS: readonly (readonly Fact[])[] = [
  [
    { kind: 'match-ended', outcome: OUTCOME },
    { kind: 'ended', outcome: OUTCOME },
  ],
  [{ kind: 'match-abandoned', outcome: { places: [], reason: 'abandoned' } }],
];
const DURING: readonly (readonly Fact[])[] = [
  [{ kind: 'moved' }],
  [{ kind: 'moved' }],
  [{ kind: 'match-paused' }],
  [{ kind: 'match-resumed' }],
  [{ kind: 'seat-warned', seat: 1 }],
];

const facts = fc
  .tuple(fc.array(fc.constantFrom(...DURING), { maxLength: 12 }), fc.constantFrom(...ENDS))
  .map(([during, end]) => [...LOBBY, ...during, end]);

const spectatorDelay = fc.record(
  {
    events: fc.integer({ min: 0, max: 6 }),
    seconds: fc.integer({ min: 0, max: 4 }),
    endsWithMatch: fc.constant(true as const),
  },
  { requiredKeys: ['events', 'seconds'] },
);

/** One that has come some way: into the lobby, into the game, or to its end. */
export const delayedMatch: fc.Arbitrary<DelayedMatch> = fc
  .record({
    id: fc.uuid(),
    spectatorDelay,
    facts,
    length: fc.noBias(fc.integer({ min: 1, max: 18 })),
    pausesMs: fc.array(fc.integer({ min: 0, max: 3_000 }), { minLength: 18, maxLength: 18 }),
  })
  .map(({ id, spectatorDelay, facts, length, pausesMs }) => {
    const terms = { game: 'fuzzycards', ruleset: 'fuzzycards/1', seats: 2, spectatorDelay };
    const created: Fact = { kind: 'match-created', ...terms };
    const all = [[created], ...facts].slice(0, length);
    return { id, spectatorDelay, events: written(id, [], all, pausesMs) };
  });

function written(
  id: string,
  before: readonly ProjectedEvent[],
  facts: readonly (readonly Fact[])[],
  pausesMs: readonly number[],
): readonly ProjectedEvent[] {
  let at = before.at(-1)?.header.at ?? START_MS;
  const later = facts.map((some, index): ProjectedEvent => {
    at += pausesMs[index] ?? 0;
    const seq = before.length + index;
    const header = { record: id, seq, type: 'decision-answered', at };
    return { header, public: { action: {}, facts: [...some] } };
  });
  return [...before, ...later];
}

interface Twins {
  readonly worlds: readonly [DelayedMatch, DelayedMatch];
  readonly nowMs: number;
}

/** Two that are alike in all that the public may know at a time, and go on unlike each other. */
export const twinMatches: fc.Arbitrary<Twins> = fc
  .record({
    match: delayedMatch,
    agoMs: fc.integer({ min: 0, max: 6_000 }),
    later: fc.tuple(
      fc.array(fc.constantFrom(...DURING), { maxLength: 8 }),
      fc.option(fc.constantFrom(...ENDS)),
    ),
    pausesMs: fc.array(fc.integer({ min: 0, max: 2_000 }), { minLength: 9, maxLength: 9 }),
  })
  .map(({ match, agoMs, later: [during, end], pausesMs }): Twins => {
    const nowMs = lastOf(match.events).at + agoMs;
    const known = releasedEvents(match, nowMs);
    // Nothing follows the end of a match.
    const later = rowAfter(known)?.status === 'over' ? [] : [...during, ...(end ? [end] : [])];
    const events = written(match.id, known, later, pausesMs);
    return { worlds: [match, { ...match, events }], nowMs };
  })
  .filter(({ worlds: [one, other], nowMs }) => {
    const known = [one, other].map((match) => releasedEvents(match, nowMs).length);
    const isUnlike = JSON.stringify(one) !== JSON.stringify(other);
    return isUnlike && known[0] === known[1] && known[0] !== 0 && lastOf(other.events).at <= nowMs;
  });

export const lastOf = (events: readonly ProjectedEvent[]) => {
  const { seq, at } = (events.at(-1) as ProjectedEvent).header;
  return { seq, at };
};

/** The events that the domain's rule lets the public know of. */
export function releasedEvents({ events, spectatorDelay }: DelayedMatch, nowMs: number) {
  const row = rowAfter(events) as MatchRow;
  const delayed: Delayed = {
    delay: spectatorDelay,
    begunSeq: row.begunSeq,
    head: lastOf(events),
    isOver: row.status === 'over',
  };
  return events.filter(({ header }) => isReleased(header, delayed, nowMs));
}

/** Events that happened so much later; earlier where `ms` is negative. */
export const shiftedBy = (ms: number, events: readonly ProjectedEvent[]) =>
  events.map((event) => ({ ...event, header: { ...event.header, at: event.header.at + ms } }));

export const rowAfter = (events: readonly ProjectedEvent[]): MatchRow | undefined =>
  events.reduce<MatchRow | undefined>((row, event) => projectMatch(row, event), undefined);

/** The row as the public may know it at a time; undefined: not at all yet. */
export function publicRow(row: MatchRow, nowMs: number): ListedMatch | undefined {
  if (row.heldUntilMs === null || row.heldUntilMs <= nowMs) return row;
  const last = row.past.filter(({ shownFromMs }) => (shownFromMs ?? Infinity) <= nowMs).at(-1);
  if (last === undefined) return undefined;
  const { status, suspended, seats, updatedAtMs, endedAtMs, result } = last;
  const standing = { status, suspended, seats, updatedAtMs, endedAtMs, result };
  const eventCount = status === 'open' ? last.eventCount : null;
  return { ...row, ...standing, eventCount, lastStepSeq: null };
}
