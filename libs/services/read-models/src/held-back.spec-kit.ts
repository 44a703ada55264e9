/** Matches with a spectator delay, as events that come at random times. */
import type { Json } from '@scoresheet/domain-record';
import fc from 'fast-check';
import { projectMatch, type ProjectedEvent } from './match-projection.js';
import type { MatchRow } from './match-row.js';

type Fact = { readonly kind: string; readonly [field: string]: Json };

export interface DelayedMatch {
  readonly id: string;
  readonly spectatorDelay: { readonly events: number; readonly seconds: number };
  readonly events: readonly ProjectedEvent[];
}

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

/** One that has come some way: into the lobby, into the game, or to its end. */
export const delayedMatch: fc.Arbitrary<DelayedMatch> = fc
  .record({
    id: fc.uuid(),
    spectatorDelay: fc.record({
      events: fc.integer({ min: 0, max: 6 }),
      seconds: fc.integer({ min: 0, max: 4 }),
    }),
    during: fc.array(fc.constantFrom(...DURING), { maxLength: 12 }),
    end: fc.constantFrom(...ENDS),
    length: fc.noBias(fc.integer({ min: 1, max: 18 })),
    pausesMs: fc.array(fc.integer({ min: 0, max: 3_000 }), { minLength: 18, maxLength: 18 }),
  })
  .map(({ id, spectatorDelay, during, end, length, pausesMs }) => {
    const created: Fact = {
      ...{ kind: 'match-created', game: 'fuzzycards', ruleset: 'fuzzycards/1' },
      ...{ seats: 2, spectatorDelay },
    };
    const facts = [[created], ...LOBBY, ...during, end].slice(0, length);
    let at = 1_000_000;
    const events = facts.map((some, seq): ProjectedEvent => {
      at += pausesMs[seq] ?? 0;
      const header = { record: id, seq, type: 'decision-answered', at };
      return { header, public: { action: {}, facts: [...some] } };
    });
    return { id, spectatorDelay, events };
  });

export const rowAfter = (events: readonly ProjectedEvent[]): MatchRow | undefined =>
  events.reduce<MatchRow | undefined>(projectMatch, undefined);

/** The row as the public may know it at a time; undefined: not at all yet. */
export function publicRow(row: MatchRow, nowMs: number): MatchRow | undefined {
  if (row.heldUntilMs === null || row.heldUntilMs <= nowMs) return row;
  const last = row.past.filter(({ shownFromMs }) => (shownFromMs ?? Infinity) <= nowMs).at(-1);
  if (last === undefined) return undefined;
  const { status, suspended, seats, updatedAtMs, endedAtMs, eventCount, result } = last;
  return { ...row, status, suspended, seats, updatedAtMs, endedAtMs, eventCount, result };
}
