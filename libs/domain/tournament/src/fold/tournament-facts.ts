/** What can happen in a tournament: the facts that its events hold. */
import type {
  ListsOpen,
  MatchEnd,
  PhaseAsked,
  StaffRole,
  TableResult,
  TournamentAsked,
} from '@scoresheet/contracts-messages';
import type { MatchOptions } from '@scoresheet/domain-match';

/** An entrant's number in the record, from 1 in the order of entry. */
export type Entrant = number;

/** A phase as event 0 pins it: with the algorithm that draws it, for ever. */
export type PhaseTerms = PhaseAsked & {
  /** Such as `swiss/1`: what draws otherwise has another version. */
  readonly pairing: string;
  /** The seeds of its rounds, committed to (`../secret/round-seeds.ts`). */
  readonly seeds: string;
};

export interface TournamentTerms extends Omit<
  TournamentAsked,
  'phases' | 'options' | 'lists' | 'intentionalDraws'
> {
  /** Id and version of the rules that matches are played by, `fuzzycards/1`. */
  readonly ruleset: string;
  readonly options: MatchOptions;
  readonly lists: { readonly open: ListsOpen; readonly phase?: number };
  readonly intentionalDraws: boolean;
  readonly phases: readonly PhaseTerms[];
}

export interface TournamentCreated {
  readonly kind: 'tournament-created';
  readonly owner: string;
  /** SHA-256 of the tournament's secret. */
  readonly secret: string;
  readonly terms: TournamentTerms;
}

interface KeyNamed {
  readonly kind: 'key-named';
  readonly key: string;
}

/** Facts that say no more than that it happened. */
type Bare =
  | 'tournament-announced'
  | 'check-in-begun'
  | 'tournament-paused'
  | 'tournament-resumed'
  | 'tournament-finished'
  | 'tournament-cancelled';

interface RegistrationOpened {
  readonly kind: 'registration-opened';
  /** SHA-256 of the code of entry: known to the house. */
  readonly codeDigest?: string;
}

/** Has entered; `waits` on the waitlist, in the order of entry. */
export interface EntrantEntered {
  readonly kind: 'entrant-entered';
  readonly entrant: Entrant;
  readonly actor: string | null;
  /** A random id instead of an account. */
  readonly guest: string | null;
  readonly waits: boolean;
}

interface OfEntrant {
  readonly kind:
    | 'entrant-checked-in'
    | 'entrant-re-entered'
    | 'entrant-disqualified'
    | 'staff-called'
    | 'call-answered';
  readonly entrant: Entrant;
}

/** As a list: at the end of a check-in thousands may be named in one event. */
interface OfEntrants {
  readonly kind: 'entrants-dropped' | 'entrants-admitted';
  readonly entrants: readonly Entrant[];
}

interface EntrantBound {
  readonly kind: 'entrant-bound';
  readonly entrant: Entrant;
  readonly actor: string;
}

interface PairsForbidden {
  readonly kind: 'pairs-forbidden';
  /** Known to the house. */
  readonly pairs: readonly (readonly [Entrant, Entrant])[];
}

interface ByesAwarded {
  readonly kind: 'byes-awarded';
  readonly entrant: Entrant;
  readonly byes: number;
}

interface SeatFixed {
  readonly kind: 'seat-fixed';
  readonly entrant: Entrant;
  readonly table: number | null;
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
  readonly [number, readonly Entrant[]] | readonly [number, readonly Entrant[], string];

export interface RoundDrawn {
  readonly kind: 'round-drawn';
  readonly phase: number;
  readonly round: number;
  /** The rest is known to the house until the round is published. */
  readonly seed: string;
  readonly tables: readonly FactTable[];
  readonly byes: readonly Entrant[];
}

export interface RoundPublished extends Omit<RoundDrawn, 'kind'> {
  readonly kind: 'round-published';
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

interface ListHandedIn {
  readonly kind: 'list-handed-in' | 'list-replaced';
  readonly entrant: Entrant;
  /** SHA-256 of salt and cards, as a list in canonical JSON. */
  readonly digest: string;
  /** Salt and cards are known to the house, and to whom the list is opened. */
  readonly salt: string;
  readonly cards: readonly string[];
}

interface StaffAppointed {
  readonly kind: 'staff-appointed';
  readonly actor: string;
  readonly as: StaffRole;
}

interface OfActor {
  readonly kind: 'staff-dismissed' | 'successor-named' | 'ownership-taken';
  readonly actor: string;
}

/** Known to the house; shown to the entrant and to staff. */
export interface EntrantPenalised {
  readonly kind: 'entrant-penalised';
  readonly entrant: Entrant;
  readonly penalty: string;
  readonly points: number;
  readonly infraction: string;
}

/** Points that a penalty has taken off: the standings show them, so everybody knows. */
interface PointsTaken {
  readonly kind: 'points-taken';
  readonly entrant: Entrant;
  readonly points: number;
}

export type TournamentFact =
  | TournamentCreated
  | KeyNamed
  | { readonly kind: Bare }
  | RegistrationOpened
  | EntrantEntered
  | OfEntrant
  | OfEntrants
  | EntrantBound
  | PairsForbidden
  | ByesAwarded
  | SeatFixed
  | PhaseBegun
  | RoundDrawn
  | RoundPublished
  | OfRound
  | RoundStarted
  | TimeExtended
  | TableRemoved
  | TableAdded
  | ByeGiven
  | TablesNumbered
  | ResultReported
  | ResultRecorded
  | QuestionOpened
  | ResultCorrected
  | ListHandedIn
  | StaffAppointed
  | OfActor
  | EntrantPenalised
  | PointsTaken;
