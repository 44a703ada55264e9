/**
 * What a fact does to a tournament. Nothing else changes one: whoever decides gives facts, and these
 * are folded as every reader folds them.
 */
import { invariant } from '@scoresheet/rules-engine';
import type { AbsenceFact } from './round-facts.js';
import { evolveAbsence, isAbsenceFact } from './evolve-absence.js';
import { evolveEntrant, evolveEntrants } from './evolve-entrant.js';
import { evolveRound } from './evolve-round.js';
import { evolveTable } from './evolve-table.js';
import type { TournamentFact } from './tournament-facts.js';
import type { Stage, TournamentState } from './tournament-state.js';

/** `at` is the time of the event, in milliseconds since the epoch. */
export function evolve(state: TournamentState, fact: TournamentFact, at: number): void {
  switch (fact.kind) {
    case 'tournament-created':
      invariant(false, 'a tournament is created once');
      return;
    case 'key-named':
      state.key = fact.key;
      return;
    case 'tournament-planned':
      state.beginsAt = fact.beginsAt;
      return;
    case 'registration-opened':
      state.codeDigest = fact.codeDigest ?? null;
      return toStage(state, 'registration');
    case 'staff-appointed':
      state.staff.set(fact.actor, fact.as);
      return;
    case 'staff-dismissed':
      state.staff.delete(fact.actor);
      return;
    case 'successor-named':
      state.successor = fact.actor;
      return;
    case 'ownership-taken':
      return takeOwnership(state, fact.actor);
    case 'pairs-forbidden':
      state.forbidden = fact.pairs;
      return;
    case 'announcement-posted':
      state.announcements.push({ seq: state.seq + 1, atMs: at, digest: fact.digest });
      return;
    case 'tables-numbered':
      state.numbering = { first: fact.first, leftOut: fact.leftOut };
      return;
    default:
      return isAbsenceFact(fact) ? evolveAbsence(state, fact) : evolveLife(state, fact, at);
  }
}

type Life = Exclude<
  TournamentFact,
  {
    kind:
      | 'tournament-created'
      | 'key-named'
      | 'tournament-planned'
      | 'registration-opened'
      | 'staff-appointed'
      | 'staff-dismissed'
      | 'successor-named'
      | 'ownership-taken'
      | 'pairs-forbidden'
      | 'announcement-posted'
      | 'tables-numbered'
      | AbsenceFact['kind'];
  }
>;

function evolveLife(state: TournamentState, fact: Life, at: number): void {
  switch (fact.kind) {
    case 'tournament-announced':
    case 'check-in-begun':
    case 'tournament-resumed':
    case 'tournament-finished':
    case 'tournament-cancelled':
      return toStage(state, STAGE_AFTER[fact.kind]);
    case 'tournament-paused':
      return pause(state);
    case 'phase-begun':
    case 'seeds-moved':
    case 'round-drawn':
    case 'draw-repaired':
    case 'round-reviewed':
    case 'round-published':
    case 'round-started':
    case 'round-closed':
    case 'clock-paused':
    case 'clock-resumed':
      return evolveRound(state, fact, at);
    case 'time-extended':
    case 'lateness-counted':
    case 'table-removed':
    case 'table-added':
    case 'bye-given':
    case 'bye-taken':
    case 'result-reported':
    case 'result-recorded':
    case 'question-opened':
    case 'result-corrected':
      return evolveTable(state, fact);
    case 'entrants-dropped':
    case 'entrants-admitted':
    case 'entrants-joined-phase':
      return evolveEntrants(state, fact);
    default:
      return evolveEntrant(state, fact, at);
  }
}

const STAGE_AFTER = {
  'tournament-announced': 'announced',
  'check-in-begun': 'check-in',
  'tournament-resumed': 'playing',
  'tournament-finished': 'finished',
  'tournament-cancelled': 'cancelled',
} as const;

function toStage(state: TournamentState, stage: Stage): void {
  state.stage = stage;
}

/** Whoever comes back after a pause says so again. */
function pause(state: TournamentState): void {
  state.stage = 'paused';
  for (const entrant of state.entrants) entrant.isPresent = false;
}

/** The owner of before has no role any more. */
function takeOwnership(state: TournamentState, actor: string): void {
  state.owner = actor;
  state.staff.delete(actor);
  state.successor = null;
}
