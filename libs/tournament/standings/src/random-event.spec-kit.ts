/** Random events with everything that may happen in one, for properties that hold in all. */
import fc from 'fast-check';
import type { ByeKind, Entrant, EntrantHistory, History, RoundEntry } from './history.js';

const BYES: readonly ByeKind[] = ['pairing', 'awarded', 'full-point', 'half-point', 'lost'];
const MOST_PLAYERS = 9;
const MOST_ROUNDS = 5;

/** How the next of those who wait in a round are dealt with. */
const step = fc.record({
  take: fc.constantFrom('match', 'match', 'match', 'match', 'pod', 'bye', 'missed', 'away'),
  size: fc.integer({ min: 3, max: 5 }),
  wins: fc.constantFrom([2, 0], [2, 1], [1, 2], [0, 2], [1, 1], [0, 0], [1, 0]),
  draws: fc.integer({ min: 0, max: 2 }),
  how: fc.constantFrom('played', 'played', 'forfeit', 'double-loss', 'intentional-draw'),
  given: fc.constantFrom(...BYES),
  /** Which places of a pod are shared with the one before. */
  shared: fc.array(fc.boolean(), { minLength: 5, maxLength: 5 }),
  scores: fc.array(fc.integer({ min: -30, max: 60 }), { minLength: 5, maxLength: 5 }),
});
type Step = typeof step extends fc.Arbitrary<infer Of> ? Of : never;

/** With tables of more than two or without. Lots differ, and are not in the order of entrants. */
export const randomEvent = ({ pods }: { readonly pods: boolean }): fc.Arbitrary<History> =>
  fc
    .tuple(fc.integer({ min: 1, max: MOST_PLAYERS }), fc.integer({ min: 0, max: MOST_ROUNDS }))
    .chain(([players, rounds]) =>
      fc.record({
        entrants: entrants(players, rounds),
        rounds: fc.array(round(players, pods), { minLength: rounds, maxLength: rounds }),
        plannedRounds: fc.integer({ min: rounds, max: rounds + 2 }),
      }),
    );

const numbered = (players: number): Entrant[] => Array.from({ length: players }, (_, at) => at + 1);

const entrants = (players: number, rounds: number): fc.Arbitrary<readonly EntrantHistory[]> =>
  fc
    .tuple(
      fc.shuffledSubarray(numbered(players), { minLength: players }),
      fc.array(
        fc.record({
          droppedAfter: fc.option(fc.integer({ min: 0, max: rounds }), { freq: 3 }),
          isDisqualified: fc.constantFrom(false, false, false, false, true),
          penaltyPoints: fc.constantFrom(0, 0, 0, 1, 3),
          latePenalty: fc.constantFrom(0, 0, 0, 1),
        }),
        { minLength: players, maxLength: players },
      ),
    )
    .map(([lots, known]) =>
      known.map((one, at) => ({ ...one, entrant: at + 1, lot: lots[at] as number })),
    );

const round = (players: number, pods: boolean): fc.Arbitrary<readonly RoundEntry[]> =>
  fc
    .tuple(
      fc.shuffledSubarray(numbered(players), { minLength: players }),
      fc.array(step, { minLength: players, maxLength: players }),
    )
    .map(([waiting, steps]) => {
      const entries: RoundEntry[] = [];
      const left = [...waiting];
      for (const next of steps) entries.push(...dealt(left, next, pods));
      return entries;
    });

function dealt(left: Entrant[], next: Step, pods: boolean): readonly RoundEntry[] {
  const [first, second] = left;
  if (first === undefined) return [];
  if (next.take === 'pod' && pods && left.length >= next.size) {
    return [podOf(left.splice(0, next.size), next)];
  }
  if (next.take === 'bye') {
    left.shift();
    return [{ kind: 'bye', entrant: first, given: next.given }];
  }
  if (next.take === 'missed' || next.take === 'away' || second === undefined) {
    left.shift();
    return next.take === 'away' ? [] : [{ kind: 'missed', entrant: first, why: 'absent' }];
  }
  left.splice(0, 2);
  const [won = 0, lost = 0] = next.wins;
  const { draws, how } = next;
  return [{ kind: 'match', entrants: [first, second], wins: [won, lost], draws, how }];
}

function podOf(seats: readonly Entrant[], { shared, scores }: Step): RoundEntry {
  const places: Entrant[][] = [];
  for (const [at, seat] of [...seats].reverse().entries()) {
    const last = places.at(-1);
    if (last !== undefined && shared[at] === true) last.push(seat);
    else places.push([seat]);
  }
  return { kind: 'pod', entrants: seats, places, scores: scores.slice(0, seats.length) };
}
