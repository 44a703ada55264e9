/** What happens to entrants: entering, leaving, coming back, lists, penalties. */
import { invariant } from '@scoresheet/rules-engine';
import { isPhaseOver } from '../rounds/phase-over.js';
import type { EntrantEntered, TournamentFact } from './tournament-facts.js';
import {
  currentPhase,
  entrantIn,
  isIn,
  type EntrantState,
  type EntrantStatus,
  type PhaseState,
  type TournamentState,
} from './tournament-state.js';

type EntrantFact = Extract<TournamentFact, { readonly entrant: number }>;
type OfEntrant = Exclude<
  EntrantFact,
  { kind: 'result-reported' | 'bye-given' | 'bye-taken' | 'lateness-counted' }
>;
type OfEntrants = Extract<TournamentFact, { kind: 'entrants-dropped' | 'entrants-admitted' }>;

export function evolveEntrants(state: TournamentState, { kind, entrants }: OfEntrants): void {
  // Thousands may leave in one event, and to look through a bracket takes milliseconds.
  const open = openPhase(state);
  for (const each of entrants) {
    const entrant = entrantIn(state, each);
    invariant(entrant, `there is no entrant ${each}`);
    become(state, entrant, kind === 'entrants-dropped' ? 'dropped' : 'entered', open);
  }
}

export function evolveEntrant(state: TournamentState, fact: OfEntrant, at: number): void {
  if (fact.kind === 'entrant-entered') return enter(state, fact);
  const entrant = entrantIn(state, fact.entrant);
  invariant(entrant, `there is no entrant ${fact.entrant}`);
  switch (fact.kind) {
    case 'entrant-checked-in':
      entrant.isPresent = true;
      return;
    case 'entrant-disqualified':
      return become(state, entrant, 'disqualified');
    case 'entrant-re-entered':
      return become(state, entrant, 'entered');
    case 'entrant-bound':
      return bind(state, entrant, fact.actor);
    case 'byes-awarded':
      entrant.awardedByes = fact.byes;
      return;
    case 'seat-fixed':
      entrant.fixedTable = fact.table;
      return;
    case 'staff-called':
    case 'call-answered':
      entrant.hasCalled = fact.kind === 'staff-called';
      return;
    case 'list-handed-in':
    case 'list-replaced':
      entrant.list = { digest: fact.digest, salt: fact.salt, cards: fact.cards };
      return;
    case 'entrant-penalised': {
      const { penalty, points, infraction } = fact;
      entrant.penalties.push({ penalty, points, infraction, at });
      return;
    }
    case 'points-taken':
      entrant.pointsTaken += fact.points;
      return;
  }
}

function enter(state: TournamentState, { entrant, actor, guest, waits }: EntrantEntered): void {
  invariant(entrant === state.entrants.length + 1, 'entrants are numbered in the order of entry');
  const entered: EntrantState = {
    number: entrant,
    actor,
    guest,
    status: 'waiting',
    isPresent: false,
    awardedByes: 0,
    fixedTable: null,
    list: null,
    penalties: [],
    pointsTaken: 0,
    hasCalled: false,
    table: null,
  };
  state.entrants.push(entered);
  if (actor !== null) state.entrantOf.set(actor, entrant);
  if (waits) return;
  become(state, entered, 'entered');
  // Whoever enters while a phase is played has missed its rounds so far.
  if (state.phases.length > 0) currentPhase(state)?.entrants.push(entrant);
}

/** The phase that is played; null before the first one, and where it is over. */
function openPhase(state: TournamentState): PhaseState | null {
  const phase = currentPhase(state);
  return phase === undefined || isPhaseOver(phase) ? null : phase;
}

/** Counts the places that are taken, and who is gone from the phase that is played. */
function become(
  state: TournamentState,
  entrant: EntrantState,
  status: EntrantStatus,
  open = openPhase(state),
): void {
  const before = isIn(entrant);
  entrant.status = status;
  state.places += Number(isIn(entrant)) - Number(before);
  if (isIn(entrant)) currentPhase(state)?.gone.delete(entrant.number);
  else open?.gone.add(entrant.number);
}

function bind(state: TournamentState, entrant: EntrantState, actor: string): void {
  if (entrant.actor !== null) state.entrantOf.delete(entrant.actor);
  entrant.actor = actor;
  state.entrantOf.set(actor, entrant.number);
}
