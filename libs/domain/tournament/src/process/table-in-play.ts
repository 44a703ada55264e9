/** Tables whose matches are played on the platform just now. */
import type { Sha256 } from '@scoresheet/domain-record';
import { invariant } from '@scoresheet/rules-engine';
import {
  currentPhase,
  currentRound,
  entrantIn,
  type EntrantState,
  type PhaseState,
  type RoundState,
  type TableState,
  type TournamentState,
} from '../fold/tournament-state.js';
import type { MatchStanding } from './match-standing.js';

export interface ProcessEnvironment {
  readonly sha256: Sha256;
  /** Milliseconds since the epoch. */
  readonly nowMs: number;
}

/** Matches by their ids: a match that is not there has not been opened, nor refused. */
export type Standings = ReadonlyMap<string, MatchStanding>;

export interface TableInPlay {
  readonly tournament: TournamentState;
  readonly phase: PhaseState;
  readonly round: RoundState;
  readonly table: TableState;
  /** Who sits there, in the order of the seats. */
  readonly entrants: readonly EntrantState[];
}

/** Without a result, in a round that has been started; those with a question to staff among them. */
export function tablesInPlay(tournament: TournamentState): readonly TableInPlay[] {
  const { round } = roundInPlay(tournament) ?? {};
  if (round === undefined || round.open === 0) return [];
  return [...round.tables.keys()].flatMap((number) => tableInPlay(tournament, number) ?? []);
}

/** As `tablesInPlay`, a single one by its number. */
export function tableInPlay(tournament: TournamentState, number: number): TableInPlay | undefined {
  const { phase, round } = roundInPlay(tournament) ?? {};
  const table = round?.tables.get(number);
  if (phase === undefined || round === undefined || !table || table.result !== null)
    return undefined;
  const entrants = table.entrants.map((each) => entrantAt(tournament, each));
  return { tournament, phase, round, table, entrants };
}

function roundInPlay(
  tournament: TournamentState,
): { readonly phase: PhaseState; readonly round: RoundState } | undefined {
  const phase = currentPhase(tournament);
  const round = currentRound(tournament);
  if (tournament.terms.play !== 'platform' || tournament.stage !== 'playing') return undefined;
  if (phase === undefined || round?.stage !== 'playing') return undefined;
  return { phase, round };
}

function entrantAt(tournament: TournamentState, number: number): EntrantState {
  const entrant = entrantIn(tournament, number);
  invariant(entrant, `there is no entrant ${number}`);
  return entrant;
}

/** In a bracket every table has a winner, and the higher seed begins. */
export const isInBracket = ({ phase }: TableInPlay): boolean => phase.plannedRounds === null;

/** Two play a series; a table of more plays one match. */
export const isOfTwo = ({ phase, table }: TableInPlay): boolean =>
  table.entrants.length === 2 && phase.terms.kind !== 'pods';
