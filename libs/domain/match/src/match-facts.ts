/**
 * What becomes true of a match outside its game. These facts stand in the record among those of
 * the engine; their kinds differ.
 */
import { newState, type Fact, type Outcome, type Seat } from '@scoresheet/rules-engine';
import { invariant } from './invariant.js';
import type { MatchSeat, MatchState, MatchTerms } from './match-state.js';

export interface MatchCreated extends MatchTerms {
  readonly kind: 'match-created';
  readonly seats: number;
}

export interface SeatTaken {
  readonly kind: 'seat-taken';
  readonly seat: Seat;
  readonly actor: string;
  readonly deck: readonly string[];
}

export interface SeatReadied {
  readonly kind: 'seat-readied';
  readonly seat: Seat;
}

/** The facts after it are the game's own. */
export interface GameBegun {
  readonly kind: 'game-begun';
}

export interface SeatConceded {
  readonly kind: 'seat-conceded';
  readonly seat: Seat;
}

export interface SeatWarned {
  readonly kind: 'seat-warned';
  readonly seat: Seat;
}

export interface MatchPaused {
  readonly kind: 'match-paused';
}

export interface MatchResumed {
  readonly kind: 'match-resumed';
}

/** The end by a ruling or by the clock. No places: no result. */
export interface MatchClosed {
  readonly kind: 'match-ended' | 'match-abandoned';
  readonly outcome: Outcome;
}

/** Facts about a match that exists. */
export type LobbyFact = SeatTaken | SeatReadied | GameBegun | SeatConceded;
export type RulingFact = SeatWarned | MatchPaused | MatchResumed | MatchClosed;
export type MatchFact = MatchCreated | LobbyFact | RulingFact;
export type RecordedFact = MatchFact | Fact;

export function openMatch(record: string, created: MatchCreated): MatchState {
  const { game, ruleset, cards, options, chance, seats } = created;
  const { abandonAfterMs, spectatorDelay } = created;
  return {
    record,
    terms: { game, ruleset, cards, options, chance, abandonAfterMs, spectatorDelay },
    seq: -1,
    at: 0,
    seats: Array.from({ length: seats }, (_, index) => emptySeat(index + 1)),
    commands: new Map(),
    table: null,
    begunSeq: null,
    paused: false,
    closed: null,
  };
}

const emptySeat = (seat: Seat): MatchSeat => ({
  seat,
  actor: null,
  deck: null,
  ready: false,
  conceded: false,
  warnings: 0,
});

/** Changes `state` to what holds after `fact`. */
export function evolveMatch(state: MatchState, fact: LobbyFact | RulingFact): void {
  switch (fact.kind) {
    case 'seat-taken':
      Object.assign(seatAt(state, fact.seat), { actor: fact.actor, deck: fact.deck });
      return;
    case 'seat-readied':
      seatAt(state, fact.seat).ready = true;
      return;
    case 'game-begun':
      state.begunSeq = state.seq + 1; // its own event, which is noted after its facts
      state.table = newState(state.terms.ruleset, state.seats.length, state.terms.options);
      return;
    case 'seat-conceded':
      seatAt(state, fact.seat).conceded = true;
      return;
    case 'seat-warned':
      seatAt(state, fact.seat).warnings += 1;
      return;
    case 'match-paused':
    case 'match-resumed':
      state.paused = fact.kind === 'match-paused';
      return;
    case 'match-ended':
    case 'match-abandoned':
      state.closed = fact.outcome;
      return;
  }
}

function seatAt({ seats }: MatchState, seat: Seat): MatchSeat {
  const found = seats[seat - 1];
  invariant(found, `no seat ${seat} in this match`);
  return found;
}
