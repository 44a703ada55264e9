/** What the commands of a tournament are decided with, and what deciding one gives. */
import type { TournamentCommand } from '@scoresheet/contracts-messages';
import type { MatchOptions } from '@scoresheet/domain-match';
import type { Sha256 } from '@scoresheet/domain-record';
import type { TournamentFact } from '../fold/tournament-facts.js';
import type { TournamentState } from '../fold/tournament-state.js';
import type { Conflict, Refused } from './not-accepted.js';

/** What comes of the tournament's secret, or what is recorded of it. */
export interface TournamentChance {
  /** SHA-256 of the secret. */
  readonly commitment: string;
  /** What event 0 says of the seeds of a phase. */
  seedsOf(phase: number): string;
  seedOf(phase: number, round: number): string;
  /** Salt of a list that is handed in at this event. */
  listSaltOf(seq: number): string;
}

/** What a game of the catalog is to a tournament. */
export interface GameOfTournament {
  /** Id and version of its rules, `fuzzycards/1`. */
  readonly ruleset: string;
  readonly minSeats: number;
  readonly maxSeats: number;
  /** What is wrong with an option; undefined: nothing. */
  optionProblem(name: string, value: unknown): string | undefined;
  /** Everything that is wrong with a list in matches with these options. */
  listProblems(cards: readonly string[], options: MatchOptions): readonly string[];
}

export interface Deciding {
  readonly sha256: Sha256;
  readonly chance: TournamentChance;
  /** By the game's word the rules of today, by a ruleset's id those of then; undefined: none. */
  gameOf(gameOrRuleset: string): GameOfTournament | undefined;
  /** Names the installation's key that a new tournament's secret comes from; undefined: the first. */
  readonly key?: string | undefined;
  /** The algorithm that a phase of a recorded event 0 pins; absent: the newest one of its kind. */
  readonly pairingOf?: PairingOf | undefined;
  /** What this command was found to come to in just this state; undefined: it is decided here. */
  readonly decidedApart?: DecidedApart | undefined;
}

/** Phases are numbered from 1. */
export type PairingOf = (phase: number) => string | undefined;

export type DecidedApart = (
  state: TournamentState,
  command: TournamentCommand,
) => Decided | undefined;

/** What a command is decided on. */
export interface Situation {
  readonly deciding: Deciding;
  readonly state: TournamentState;
  /** The time of the event, in milliseconds since the epoch. */
  readonly at: number;
}

/** What a command is decided on that hangs on no time, no game and no key. */
export interface SituationApart {
  readonly deciding: {
    readonly sha256: Sha256;
    readonly chance: Pick<TournamentChance, 'seedOf'>;
  };
  readonly state: TournamentState;
}

export type Facts = readonly TournamentFact[];
export type Decided = Facts | Refused | Conflict;

export const isNo = <T extends object>(
  found: T | Refused | Conflict,
): found is Refused | Conflict => 'outcome' in found;
