/** What can happen in a tournament: the facts that its events hold. */
import type {
  ListsOpen,
  PhaseAsked,
  StaffRole,
  TournamentAsked,
} from '@scoresheet/contracts-messages';
import type { MatchOptions } from '@scoresheet/domain-match';
import type { Entrant, RoundFact } from './round-facts.js';

/** A phase as event 0 pins it: with the algorithm that draws it, for ever. */
export type PhaseTerms = PhaseAsked & {
  /** A word and a version, such as `swiss/1`: what draws otherwise has another version. */
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

/** The planned beginning, in milliseconds since the epoch; null: that is open. */
export interface TournamentPlanned {
  readonly kind: 'tournament-planned';
  readonly beginsAt: number | null;
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
  /** SHA-256 of the entry code: only the server knows it. */
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

/**
 * Entrants have joined the phase that is played, which did not list them, as its last seeds. A list,
 * so that readers of earlier releases miss `entrant` and suspend the record instead of ignoring it.
 */
export interface EntrantsJoinedPhase {
  readonly kind: 'entrants-joined-phase';
  readonly entrants: readonly Entrant[];
  /** Planned rounds of the phase from now on; null if its bracket decides. */
  readonly rounds: number | null;
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

/** Penalties are known to the house; the entrant and staff are shown them. */
interface EntrantPenalised {
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

/** Something that staff tell everybody: the words stand outside the record. */
interface AnnouncementPosted {
  readonly kind: 'announcement-posted';
  /** Number of the announcement, from 1. */
  readonly announcement: number;
  readonly digest: string;
}

export type TournamentFact =
  | TournamentCreated
  | KeyNamed
  | TournamentPlanned
  | { readonly kind: Bare }
  | RegistrationOpened
  | EntrantEntered
  | OfEntrant
  | EntrantsJoinedPhase
  | OfEntrants
  | EntrantBound
  | PairsForbidden
  | ByesAwarded
  | SeatFixed
  | ListHandedIn
  | RoundFact
  | StaffAppointed
  | OfActor
  | EntrantPenalised
  | PointsTaken
  | AnnouncementPosted;
