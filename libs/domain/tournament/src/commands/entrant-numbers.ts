/** Numbers of entrants, given in the order of entry and never again; and places, which are few. */
import { MAX_ENTRANTS } from '@scoresheet/contracts-messages';
import type { Entrant } from '../fold/round-facts.js';
import { entrantIn, type EntrantState, type TournamentState } from '../fold/tournament-state.js';
import { refused, type Refused } from './not-accepted.js';

export const nextNumber = ({ entrants }: TournamentState): Entrant => entrants.length + 1;

/** The waitlist ends where numbers do. */
export function numbersRefusal({ entrants }: TournamentState, count: number): Refused | undefined {
  if (entrants.length + count <= MAX_ENTRANTS) return undefined;
  return refused(
    'registration-full',
    `A tournament has at most ${MAX_ENTRANTS} entrants, those who wait or have left among them.`,
  );
}

/** For whoever would have to play at once, or not at all. */
export function fullRefusal({ places, terms }: TournamentState, count = 1): Refused | undefined {
  if (places + count <= terms.capacity) return undefined;
  return refused('registration-full', `Of ${terms.capacity} places ${places} are taken.`);
}

/** The entrant of this number. */
export const entrantNumbered = (state: TournamentState, entrant: Entrant): EntrantState | Refused =>
  entrantIn(state, entrant) ??
  refused('unknown-entrant', `There is no entrant ${entrant} in this tournament.`);
