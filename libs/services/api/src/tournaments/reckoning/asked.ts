/** What the thread that reckons is asked: plain data, which can be sent. */
import type { CorrectResult } from '@scoresheet/contracts-messages';
import type { Entrant } from '@scoresheet/domain-tournament';

export interface StandingsAsked {
  readonly ask: 'standings';
  /** Of one phase; absent: of the whole tournament. */
  readonly phase?: number | undefined;
  /** Whether the round that is played counts. */
  readonly live: boolean;
  /** The first line, from 0. */
  readonly from: number;
  readonly first: number;
  /** Entrants who alone are asked for; absent: everybody. */
  readonly only?: readonly Entrant[] | undefined;
}

export interface RankAsked {
  readonly ask: 'rank';
  /** A phase, from 1; the last one that was played where absent. */
  readonly phase?: number | undefined;
  readonly entrant: Entrant;
  readonly live: boolean;
}

export interface OpponentsAsked {
  readonly ask: 'opponents';
  readonly phase: number;
  readonly round: number;
  readonly table: number;
  /** Whether the asker may know which pairs are forbidden. */
  readonly tellsForbidden: boolean;
}

interface CorrectionAsked {
  readonly ask: 'correction';
  /** The correction as it would be sent. */
  readonly command: CorrectResult;
}

interface BracketAsked {
  readonly ask: 'bracket';
  readonly phase: number;
}

interface UndoneAsked {
  readonly ask: 'undone';
  /** The entrant who would leave. */
  readonly entrant: Entrant;
}

interface ReviewAsked {
  readonly ask: 'review';
  readonly phase: number;
  readonly round: number;
}

export type Question =
  | StandingsAsked
  | RankAsked
  | OpponentsAsked
  | CorrectionAsked
  | BracketAsked
  | UndoneAsked
  | ReviewAsked;
