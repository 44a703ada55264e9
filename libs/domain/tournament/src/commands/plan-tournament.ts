/** When a tournament is planned to begin: people are told, and nothing waits for it. */
import type { PlanTournament } from '@scoresheet/contracts-messages';
import type { TournamentPlanned } from '../fold/tournament-facts.js';
import type { Decided, Situation } from './deciding.js';
import { conflict, refused, type Refused } from './not-accepted.js';

const DAY_MS = 24 * 60 * 60 * 1_000;
/** An event of this morning may be put down in the evening; earlier is a slip of the keyboard. */
const MOST_PAST_MS = DAY_MS;
const MOST_AHEAD_MS = 10 * 366 * DAY_MS;

export function planTournament(
  { state, at }: Situation,
  { beginsAt }: Pick<PlanTournament, 'beginsAt'>,
): Decided {
  if (state.beginsAt === (beginsAt ?? null)) return conflict('That is what is planned already.');
  return beginningRefusal(beginsAt, at) ?? [tournamentPlanned(beginsAt)];
}

/** `at` is the time of the event that says so. */
export function beginningRefusal(beginsAt: number | undefined, at: number): Refused | undefined {
  if (beginsAt === undefined) return undefined;
  if (beginsAt >= at - MOST_PAST_MS && beginsAt <= at + MOST_AHEAD_MS) return undefined;
  return refused(
    'terms-unclear',
    'A planned beginning lies between yesterday and ten years from now: check its year.',
  );
}

export const tournamentPlanned = (beginsAt: number | undefined): TournamentPlanned => ({
  kind: 'tournament-planned',
  beginsAt: beginsAt ?? null,
});
