/** What a seed makes of an event: how many play, in which phases, and what goes on beside play. */
import type { PhaseAsked, TournamentAsked } from '@scoresheet/contracts-messages';
import { recordIdOf } from '@scoresheet/domain-record';
import { sha256 } from '@scoresheet/domain-record/node';
import { phasesOf } from '@scoresheet/domain-tournament';
import type { Random } from '@scoresheet/event-log-faulty';

export const OWNER = 'olga';
/** Presses the same buttons as the owner. */
export const ORGANISER = 'otto';
export const CREATION = 'create';
/** Record id of the one tournament of a world. */
export const TOURNAMENT = recordIdOf(
  { kind: 'tournament', actor: OWNER, commandId: CREATION },
  sha256,
);

const GAME = 'fuzzycards';
/** One event of so many is as large as a hall; such events are dear. */
const LARGE_EVERY = 5;
const LARGE_ENTRANTS = 64;
const LARGE_FORMAT = { format: 'swiss', rounds: 6, bestOf: 1, cut: 8 } as const;
const LEAST_ENTRANTS = 4;
const MOST_ENTRANTS = 8;
/** So many are left at least, or nobody else drops. */
const LEFT_AT_LEAST = 4;

export interface EventPlan {
  readonly terms: TournamentAsked;
  /** Actors, who enter by themselves. */
  readonly actors: readonly string[];
  readonly leftAtLeast: number;
  /** The chance that somebody drops when an organiser looks between two rounds. */
  readonly drops: number;
  /** The chance that staff decide a table that plays when an organiser looks at it. */
  readonly decides: number;
  /** Answers that a player gives in a match before giving it up, at most. */
  readonly answers: number;
}

export const isLargeEvent = (seed: number): boolean => seed % LARGE_EVERY === 0;

export function eventPlan(random: Random, isLarge: boolean): EventPlan {
  const some = LEAST_ENTRANTS + random.below(MOST_ENTRANTS - LEAST_ENTRANTS + 1);
  const length = isLarge ? LARGE_ENTRANTS : some;
  const actors = Array.from({ length }, (_, i) => `p${i + 1}`);
  return {
    actors,
    terms: {
      game: GAME,
      play: 'platform',
      capacity: length,
      entry: 'open',
      checkIn: random.chance(0.3),
      phases: isLarge ? phasesOf(LARGE_FORMAT) : phasesFor(random),
    },
    leftAtLeast: LEFT_AT_LEAST,
    drops: random.pick([0, 0.2]),
    // A hall has many tables to look at.
    decides: random.pick([0, isLarge ? 0.02 : 0.1]),
    answers: random.below(6),
  };
}

function phasesFor(random: Random): PhaseAsked[] {
  const bestOf = random.chance(0.3) ? 3 : 1;
  const swiss = { format: 'swiss', rounds: 2 + random.below(2), bestOf } as const;
  return phasesOf(random.chance(0.5) ? { ...swiss, cut: random.pick([2, 4]) } : swiss);
}
