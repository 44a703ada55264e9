/** What happens to entrants: entering, leaving, coming back, lists, penalties. */
import { invariant } from '@scoresheet/rules-engine';
import { isDecidedOnce } from '../rounds/decided-play.js';
import { isPhaseOver } from '../rounds/phase-over.js';
import type { EntrantEntered, EntrantsJoinedPhase, TournamentFact } from './tournament-facts.js';
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
type OfEntrants = Extract<
  TournamentFact,
  { readonly entrants: readonly number[]; kind: `entrants-${string}` }
>;

export function evolveEntrants(state: TournamentState, fact: OfEntrants): void {
  if (fact.kind === 'entrants-joined-phase') return joinPhase(state, fact);
  // Thousands may leave in one event, and to look through a bracket takes milliseconds.
  const open = openPhase(state);
  for (const each of fact.entrants) {
    const entrant = entrantIn(state, each);
    invariant(entrant, `there is no entrant ${each}`);
    become(state, entrant, fact.kind === 'entrants-dropped' ? 'dropped' : 'entered', open);
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
    default:
      invariant(false, `facts '${(fact as TournamentFact).kind}' are unknown to this release`);
  }
}

/** Marks the entrants whom these facts drop since a check-in ends without them. */
export function markNoShows(state: TournamentState, facts: readonly TournamentFact[]): void {
  const isCalled = state.stage === 'check-in' || state.stage === 'paused';
  const isEnd = facts.some(({ kind }) => kind === 'phase-begun' || kind === 'tournament-resumed');
  if (!isCalled || !isEnd) return;
  for (const fact of facts) {
    if (fact.kind !== 'entrants-dropped') continue;
    for (const each of fact.entrants) {
      const entrant = entrantIn(state, each);
      if (entrant !== undefined) entrant.isNoShow = !entrant.isPresent;
    }
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
    isNoShow: false,
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

function joinPhase(state: TournamentState, { entrants, rounds }: EntrantsJoinedPhase): void {
  const phase = currentPhase(state);
  invariant(phase, 'a phase that has begun is joined');
  for (const each of entrants) {
    const entrant = entrantIn(state, each);
    invariant(entrant && !phase.entrants.includes(each), `entrant ${each} cannot join the phase`);
    become(state, entrant, 'entered');
    phase.entrants.push(each);
  }
  phase.plannedRounds = rounds;
}

/**
 * The phase that is played; null before the first one, and if it is over. A bracket that decides
 * walkovers once is not computed from those who have left, so it counts all of them.
 */
function openPhase(state: TournamentState): PhaseState | null {
  const phase = currentPhase(state);
  if (phase === undefined) return null;
  return !isDecidedOnce(phase) && isPhaseOver(phase) ? null : phase;
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
  if (isIn(entrant)) {
    entrant.isNoShow = false;
    comeBack(currentPhase(state), entrant.number);
  } else {
    open?.gone.add(entrant.number);
  }
}

/** Before the first pairing nothing was played: walkovers are decided again by who is there. */
function comeBack(phase: PhaseState | undefined, entrant: number): void {
  if (phase === undefined) return;
  phase.gone.delete(entrant);
  if (phase.rounds.length === 0) phase.decided.walkovers.clear();
}

function bind(state: TournamentState, entrant: EntrantState, actor: string): void {
  if (entrant.actor !== null) state.entrantOf.delete(entrant.actor);
  entrant.actor = actor;
  state.entrantOf.set(actor, entrant.number);
}
