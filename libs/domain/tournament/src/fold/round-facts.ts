/** What can happen to phases, rounds and tables. */
import type { MatchEnd, TableResult } from '@scoresheet/contracts-messages';

/** An entrant's number in the record, from 1 in the order of entry. */
export type Entrant = number;

/** Who left before the bracket began has been replaced, and others have moved up. */
export interface SeedsMoved {
  readonly kind: 'seeds-moved';
  readonly phase: number;
  readonly entrants: readonly Entrant[];
}

export interface PhaseBegun {
  readonly kind: 'phase-begun';
  readonly phase: number;
  /** Who plays in it, the first seed first; in the first phase in the order of entry. */
  readonly entrants: readonly Entrant[];
  /** How many rounds it has; null where its bracket says. */
  readonly rounds: number | null;
}

/** Table number, who sits there (who begins is first), and the match of the bracket that it is. */
export type FactTable =
  | readonly [number, readonly Entrant[]]
  | readonly [number, readonly Entrant[], string];

export interface RoundDrawn {
  readonly kind: 'round-drawn';
  readonly phase: number;
  readonly round: number;
  /** The rest is known to the house until the round is published. */
  readonly seed: string;
  readonly tables: readonly FactTable[];
  readonly byes: readonly Entrant[];
}

/** What staff have made of a draw by hand, before anybody saw it. */
export interface MendedDraw {
  /** Tables that are gone, or stand otherwise. */
  readonly removed: readonly number[];
  /** Tables that are new, or stand otherwise. */
  readonly added: readonly FactTable[];
  /** All of them. */
  readonly byes: readonly Entrant[];
}

export interface DrawRepaired extends MendedDraw {
  readonly kind: 'draw-repaired';
  readonly phase: number;
  readonly round: number;
}

export interface RoundPublished extends Omit<RoundDrawn, 'kind'> {
  readonly kind: 'round-published';
  /** What all repairs of the draw together have changed in it; absent without any. */
  readonly repaired?: MendedDraw;
  /** Who has no table: awarded byes, entrants whom the round found gone or late. */
  readonly awardedByes: readonly Entrant[];
}

interface OfRound {
  readonly kind: 'round-reviewed' | 'round-closed' | 'clock-paused' | 'clock-resumed';
  readonly phase: number;
  readonly round: number;
}

interface RoundStarted {
  readonly kind: 'round-started';
  readonly phase: number;
  readonly round: number;
}

interface TimeExtended {
  readonly kind: 'time-extended';
  /** All tables where null. */
  readonly table: number | null;
  readonly byMs: number;
}

/** A penalty for lateness has cost a game of this table, or all of them: its score shows that. */
interface LatenessCounted {
  readonly kind: 'lateness-counted';
  readonly table: number;
  readonly entrant: Entrant;
}

interface TableRemoved {
  readonly kind: 'table-removed';
  readonly table: number;
}

interface TableAdded {
  readonly kind: 'table-added';
  readonly table: number;
  readonly entrants: readonly Entrant[];
}

interface ByeGiven {
  readonly kind: 'bye-given' | 'bye-taken';
  readonly entrant: Entrant;
}

interface TablesNumbered {
  readonly kind: 'tables-numbered';
  readonly first: number;
  readonly leftOut: readonly number[];
}

interface ResultReported {
  readonly kind: 'result-reported';
  readonly table: number;
  readonly entrant: Entrant;
  /** Known to the house: the other player is asked without it. */
  readonly result: TableResult;
}

interface ResultRecorded {
  readonly kind: 'result-recorded';
  readonly table: number;
  readonly result: TableResult;
  /** The matches that it comes from. */
  readonly matches?: readonly MatchEnd[];
}

/** Staff have to say what became of the table. */
interface QuestionOpened {
  readonly kind: 'question-opened';
  readonly table: number;
  readonly why: 'reports-differ' | 'matches-without-result' | 'entrant-gone';
  readonly matches?: readonly MatchEnd[];
}

interface ResultCorrected {
  readonly kind: 'result-corrected';
  readonly phase: number;
  readonly round: number;
  readonly table: number;
  readonly result: TableResult;
}

/** Players came to a match of a bracket, and some have left: like a result, it holds for them. */
interface WalkoverDecided {
  readonly kind: 'walkover-decided';
  readonly phase: number;
  readonly match: string;
  /** The one or two who came to the match. */
  readonly between: readonly Entrant[];
  /** The one who is there; null if all who came have left. */
  readonly winner: Entrant | null;
  readonly more?: true;
}

/** The loser of this match plays on for its winner, who left before the next one. */
interface EntrantReplaced {
  readonly kind: 'entrant-replaced';
  readonly phase: number;
  readonly match: string;
  /** Not `entrant`: earlier releases pass over an unknown fact with that field. */
  readonly replaced: Entrant;
  readonly by: Entrant;
  /** Present if the event has no room for more decisions: the next events go on with them. */
  readonly more?: true;
}

export type AbsenceFact = WalkoverDecided | EntrantReplaced;

export type RoundFact =
  | PhaseBegun
  | AbsenceFact
  | SeedsMoved
  | RoundDrawn
  | DrawRepaired
  | RoundPublished
  | OfRound
  | RoundStarted
  | TimeExtended
  | LatenessCounted
  | TableRemoved
  | TableAdded
  | ByeGiven
  | TablesNumbered
  | ResultReported
  | ResultRecorded
  | QuestionOpened
  | ResultCorrected;
