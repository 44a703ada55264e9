/**
 * Staff enter others: before the first round, or late while the first phase is played. What a late
 * entrant has missed counts as lost. All of them come in, or nobody does.
 */
import type { AddEntrants } from '@scoresheet/contracts-messages';
import type { EntrantEntered } from '../fold/tournament-facts.js';
import type { TournamentState } from '../fold/tournament-state.js';
import { fullRefusal, nextNumber, numbersRefusal } from './entrant-numbers.js';
import type { Decided, Situation } from './deciding.js';
import { refused, type Refused } from './not-accepted.js';

export function addEntrants({ state }: Situation, { entrants }: AddEntrants): Decided {
  const refusal = numbersRefusal(state, entrants.length) ?? lateRefusal(state, entrants.length);
  if (refusal) return refusal;
  const facts: EntrantEntered[] = [];
  const known = new Set(state.entrants.flatMap(({ actor, guest }) => [actor, guest]));
  for (const added of entrants) {
    const actor = 'actor' in added ? added.actor : null;
    const guest = 'guest' in added ? added.guest : null;
    if (known.has(actor ?? guest)) {
      return refused('already-entered', `${actor ?? guest} has entered already: nobody was added.`);
    }
    known.add(actor ?? guest);
    const entrant = nextNumber(state) + facts.length;
    const waits = state.places + facts.length >= state.terms.capacity;
    facts.push({ kind: 'entrant-entered', entrant, actor, guest, waits });
  }
  return facts;
}

/**
 * Late entry ends with the draw of the last round of the first phase, and where places do: nobody
 * waits for one any more.
 */
function lateRefusal(state: TournamentState, count: number): Refused | undefined {
  const [first] = state.phases;
  if (first === undefined) return undefined;
  const isSwissLike = first.terms.kind === 'swiss' || first.terms.kind === 'pods';
  const isOpen = first.plannedRounds !== null && first.rounds.length < first.plannedRounds;
  if (state.phases.length === 1 && isSwissLike && isOpen) return fullRefusal(state, count);
  return refused('too-late', 'Nobody can enter any more: the tournament is too far along.');
}
