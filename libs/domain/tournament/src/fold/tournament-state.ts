/** A tournament as its rules know it: who runs it, who plays, and what became of each table. */
import type { MatchEnd, StaffRole, TableResult } from '@scoresheet/contracts-messages';
import type { KnownCommands } from '@scoresheet/domain-record';
import type { AbsenceDecided } from './absence-decided.js';
import type { Entrant, FactTable } from './round-facts.js';
import type { PhaseTerms, TournamentTerms } from './tournament-facts.js';

export type Stage =
  | 'draft'
  | 'announced'
  | 'registration'
  | 'check-in'
  | 'playing'
  | 'paused'
  | 'finished'
  | 'cancelled';

export type EntrantStatus = 'waiting' | 'entered' | 'dropped' | 'disqualified';

export interface EntrantState {
  readonly number: Entrant;
  actor: string | null;
  readonly guest: string | null;
  status: EntrantStatus;
  /** Has said, since the last call for it, that they are there. */
  isPresent: boolean;
  /** Was dropped by the end of a check-in without having checked in. */
  isNoShow: boolean;
  /** Byes that were awarded, for the first rounds of the first phase. */
  awardedByes: number;
  fixedTable: number | null;
  list: EntrantList | null;
  readonly penalties: Penalty[];
  /** Points that penalties have taken off in the phase that is played. */
  pointsTaken: number;
  hasCalled: boolean;
  /** The table where the entrant sits in the round that was published last; null without one. */
  table: number | null;
}

interface EntrantList {
  readonly digest: string;
  readonly salt: string;
  readonly cards: readonly string[];
}

interface Penalty {
  readonly penalty: string;
  readonly points: number;
  readonly infraction: string;
  /** When, in milliseconds since the epoch. */
  readonly at: number;
}

export type RoundStage = 'drawn' | 'reviewed' | 'published' | 'playing' | 'closed';

export interface TableState {
  readonly number: number;
  /** Who sits there; the first begins. */
  readonly entrants: readonly Entrant[];
  /** The match of the bracket that is played here. */
  readonly place: string | null;
  /** Who has been penalised for lateness here, once for each time. */
  late: readonly Entrant[];
  result: TableResult | null;
  /** What players have said, until there is a result. */
  reports: readonly { readonly entrant: Entrant; readonly result: TableResult }[];
  /** Whether staff have to say what became of it. */
  hasQuestion: boolean;
  matches: readonly MatchEnd[];
  extensionMs: number;
}

/** The clock of a round: an end in the time of the record, or what was left when it was paused. */
export interface RoundClock {
  endsAt: number | null;
  leftMs: number | null;
}

/** Tables and byes as they were drawn. */
export interface AsDrawn {
  readonly tables: readonly FactTable[];
  readonly byes: readonly Entrant[];
}

export interface RoundState {
  readonly round: number;
  stage: RoundStage;
  readonly drawnSeq: number;
  /** The event that published it, and the one that closed it; null before. */
  publishedSeq: number | null;
  closedSeq: number | null;
  readonly seed: string;
  /** By number; those that were drawn until they are published, which may be others. */
  tables: Map<number, TableState>;
  byes: readonly Entrant[];
  awardedByes: readonly Entrant[];
  /** Where staff have repaired the draw, what it was before; null otherwise, and once it is published. */
  asDrawn: AsDrawn | null;
  /** Tables without a result. */
  open: number;
  clock: RoundClock | null;
}

export interface PhaseState {
  readonly phase: number;
  readonly terms: PhaseTerms;
  /** The first seed first; whoever enters late stands last. */
  readonly entrants: Entrant[];
  /** Who has left while it was played: whoever leaves when it is over moves nobody. */
  readonly gone: Set<Entrant>;
  readonly rounds: RoundState[];
  /** How many rounds it has; null where its bracket says. */
  plannedRounds: number | null;
  /**
   * Points that penalties took off, once the next phase has begun; null before: those of the entrants
   * count.
   */
  pointsTaken: ReadonlyMap<Entrant, number> | null;
  /** Walkovers and replacements of a bracket that decides them once; empty in all other phases. */
  readonly decided: AbsenceDecided;
}

interface AcceptedTournamentCommand {
  readonly seq: number;
  /** SHA-256 of the action in canonical JSON. */
  readonly digest: string;
}

/** Where and when it was posted, and the digest of its words. */
interface Announcement {
  readonly seq: number;
  readonly atMs: number;
  readonly digest: string;
}

export interface TournamentState {
  readonly record: string;
  readonly terms: TournamentTerms;
  /** SHA-256 of the tournament's secret. */
  readonly secret: string;
  /** Names the key of the installation that the secret comes from; null: the first. */
  key: string | null;
  /** The last event. */
  seq: number;
  /** When the last event was, in milliseconds since the epoch. */
  at: number;
  stage: Stage;
  /** The planned beginning, in milliseconds since the epoch; null: nobody has said. */
  beginsAt: number | null;
  owner: string;
  successor: string | null;
  readonly staff: Map<string, StaffRole>;
  codeDigest: string | null;
  /** By number, from 1: the first stands at 0. */
  readonly entrants: EntrantState[];
  readonly entrantOf: Map<string, Entrant>;
  /** How many have a place: neither on the waitlist nor gone. */
  places: number;
  forbidden: readonly (readonly [Entrant, Entrant])[];
  /** By number, from 1: the first stands at 0. */
  readonly announcements: Announcement[];
  numbering: { readonly first: number; readonly leftOut: readonly number[] };
  readonly phases: PhaseState[];
  readonly commands: KnownCommands<AcceptedTournamentCommand>;
}

export const entrantIn = (state: TournamentState, entrant: Entrant): EntrantState | undefined =>
  state.entrants[entrant - 1];

/** The phase that is played, or was played last. */
export const currentPhase = ({ phases }: TournamentState): PhaseState | undefined => phases.at(-1);

/** The round that was drawn last in the phase that is played. */
export const currentRound = (state: TournamentState): RoundState | undefined =>
  currentPhase(state)?.rounds.at(-1);

export const isOver = ({ stage }: Pick<TournamentState, 'stage'>): boolean =>
  stage === 'finished' || stage === 'cancelled';

/** Whether an entrant takes part in the next draw. */
export const isIn = ({ status }: EntrantState): boolean => status === 'entered';
