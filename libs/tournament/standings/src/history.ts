/**
 * What happened in one phase, as plain data: who was in it, and what became of everybody in each
 * round that counts. Whoever asks for official standings names closed rounds alone.
 */

/** An entrant's number in the record. */
export type Entrant = number;

export interface History {
  readonly entrants: readonly EntrantHistory[];
  /** In the order of play. An entrant is named at most once in a round. */
  readonly rounds: readonly (readonly RoundEntry[])[];
  /** How many rounds the phase has when it is over: some limits of tie-breaks depend on it. */
  readonly plannedRounds: number;
}

export interface EntrantHistory {
  readonly entrant: Entrant;
  /** The last round that the entrant was in before leaving, 0: none. Null: still there. */
  readonly droppedAfter: number | null;
  readonly isDisqualified?: boolean;
  /** Points that penalties have taken off, in whole points. */
  readonly penaltyPoints?: number;
  /** How often the entrant was penalised for coming late, where the rules rank by that. */
  readonly latePenalty?: number;
  /** The recorded lot, the last resort: of two level on everything the lower one is ahead. */
  readonly lot: number;
}

/** What became of one table, bye or absence in a round. */
export type RoundEntry = MatchEntry | PodEntry | ByeEntry | MissedEntry;

export interface MatchEntry {
  readonly kind: 'match';
  readonly entrants: readonly [Entrant, Entrant];
  /** Games that each has won. Who has more of them has won the match, and equal ones draw it. */
  readonly wins: readonly [number, number];
  readonly draws: number;
  readonly how: HowDecided;
  /** What each has at the end (Money), added up over the games, in the order of `entrants`. */
  readonly scores?: readonly number[];
}

/**
 * `forfeit`: one did not come or was sent away. `double-loss`: both have lost, whatever `wins`
 * says; where rules tell played rounds from unplayed ones, neither has played.
 */
export type HowDecided = 'played' | 'intentional-draw' | 'forfeit' | 'double-loss';

/** A table of three and more. */
export interface PodEntry {
  readonly kind: 'pod';
  readonly entrants: readonly Entrant[];
  /** Who came first, who next; equal ones share a place. */
  readonly places: readonly (readonly Entrant[])[];
  /** What each has at the end (Money), in the order of `entrants`. */
  readonly scores?: readonly number[];
}

export interface ByeEntry {
  readonly kind: 'bye';
  readonly entrant: Entrant;
  readonly given: ByeKind;
}

/**
 * `pairing`: nobody was left to play. `awarded`: won before the event. `full-point`, `half-point`:
 * given by staff, the second on request. `lost`: a round off that counts as a loss.
 */
export type ByeKind = 'pairing' | 'awarded' | 'full-point' | 'half-point' | 'lost';

/** In the phase, and neither at a table nor given a bye: the round is lost. */
export interface MissedEntry {
  readonly kind: 'missed';
  readonly entrant: Entrant;
  readonly why: 'late-entry' | 'no-show' | 'absent';
}
