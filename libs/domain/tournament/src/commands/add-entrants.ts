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
  const guests = guestsIn(state);
  const named = new Set<string>();
  for (const added of entrants) {
    const actor = 'actor' in added ? added.actor : null;
    const guest = 'guest' in added ? added.guest : null;
    const name = actor ?? guest ?? '';
    if (named.has(name) || state.entrantOf.has(name) || guests.has(name)) {
      return refused('already-entered', `${name} is registered already. ${hintFor(state, name)}`);
    }
    named.add(name);
    const entrant = nextNumber(state) + facts.length;
    const waits = state.places + facts.length >= state.terms.capacity;
    facts.push({ kind: 'entrant-entered', entrant, actor, guest, waits });
  }
  return facts;
}

/** Returns what to do instead of adding an entrant again. */
function hintFor({ entrants }: TournamentState, name: string): string {
  const dropped = entrants.find(
    ({ actor, guest, status }) => status === 'dropped' && (actor === name || guest === name),
  );
  return dropped === undefined
    ? 'No players were added.'
    : `No players were added. Reinstate entrant ${dropped.number} instead.`;
}

const guestsKnown = new WeakMap<TournamentState, { count: number; readonly guests: Set<string> }>();

/** Entrants are never taken away, and keep their guest's id: those that came since are looked at. */
function guestsIn(state: TournamentState): ReadonlySet<string> {
  const known = guestsKnown.get(state) ?? { count: 0, guests: new Set() };
  guestsKnown.set(state, known);
  for (; known.count < state.entrants.length; known.count += 1) {
    const guest = state.entrants[known.count]?.guest;
    if (guest != null) known.guests.add(guest);
  }
  return known.guests;
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
