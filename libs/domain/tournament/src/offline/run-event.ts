/**
 * Leads a whole event from its draft to its final standings, as an organiser with a steady hand
 * would: for simulations, benches and tests.
 */
import type { TableResult, TournamentAsked } from '@scoresheet/contracts-messages';
import { MAX_ENTRANTS_AT_ONCE, type MatchEnd } from '@scoresheet/contracts-messages';
import { invariant } from '@scoresheet/rules-engine';
import { currentPhase, type TableState, type TournamentState } from '../fold/tournament-state.js';
import { isPhaseOver } from '../rounds/phase-over.js';
import type { OfflineTournament } from './offline-tournament.js';

/** What became of a table, and the matches that say so. */
export interface PlayedTable {
  readonly result: TableResult;
  readonly matches?: readonly MatchEnd[];
}

interface EventToRun {
  readonly owner: string;
  readonly terms: TournamentAsked;
  /** Actors, in the order in which they enter. */
  readonly actors: readonly string[];
  /** Plays a table, or makes its result up. */
  play(table: TableState, state: TournamentState): PlayedTable;
}

/** What has been done since the step before: a table was played, or a round was closed. */
interface EventStep {
  readonly phase: number;
  readonly round: number;
  /** Tables that have a result by now, and how many there are. */
  readonly decided: number;
  readonly tables: number;
}

export function* runEvent(
  tournament: OfflineTournament,
  event: EventToRun,
): Generator<EventStep, TournamentState> {
  enterAll(tournament, event);
  const { owner, terms } = event;
  const say = tournament.sendOrThrow;
  for (let phase = 1; phase <= terms.phases.length; phase += 1) {
    say(owner, { type: 'begin-phase', phase });
    for (let round = 1; !isOver(tournament); round += 1) {
      yield* runRound(tournament, event, { phase, round });
    }
  }
  say(owner, { type: 'finish-tournament' });
  return stateOf(tournament);
}

function enterAll(tournament: OfflineTournament, { owner, terms, actors }: EventToRun): void {
  const say = tournament.sendOrThrow;
  say(owner, { ...terms, type: 'create-tournament' });
  say(owner, { type: 'announce-tournament' });
  say(owner, { type: 'open-registration' });
  for (let at = 0; at < actors.length; at += MAX_ENTRANTS_AT_ONCE) {
    const entrants = actors.slice(at, at + MAX_ENTRANTS_AT_ONCE).map((actor) => ({ actor }));
    say(owner, { type: 'add-entrants', entrants });
  }
  if (!terms.checkIn) return;
  say(owner, { type: 'begin-check-in' });
  actors.forEach((actor, at) => say(actor, { type: 'check-in', entrant: at + 1 }));
}

function* runRound(
  tournament: OfflineTournament,
  { owner, play }: EventToRun,
  named: { readonly phase: number; readonly round: number },
): Generator<EventStep, void> {
  const say = tournament.sendOrThrow;
  say(owner, { type: 'draw-round', ...named });
  say(owner, { type: 'publish-round', ...named });
  say(owner, { type: 'start-round', ...named });
  const tables = tablesOf(tournament);
  let decided = 0;
  for (const table of tables) {
    const { result, matches } = play(table, stateOf(tournament));
    const at = { ...named, table: table.number };
    if (matches === undefined) say(owner, { type: 'enter-result', ...at, result });
    else {
      const told = { type: 'record-matches', ...at, between: [...table.entrants], result } as const;
      say(HOUSE, { ...told, matches: [...matches] }, 'house');
    }
    decided += 1;
    yield { ...named, decided, tables: tables.length };
  }
  say(owner, { type: 'close-round', ...named });
}

/** The process manager's name on the record. */
const HOUSE = 'house';

const tablesOf = (tournament: OfflineTournament): readonly TableState[] => [
  ...(currentPhase(stateOf(tournament))?.rounds.at(-1)?.tables.values() ?? []),
];

function isOver(tournament: OfflineTournament): boolean {
  const phase = currentPhase(stateOf(tournament));
  return phase === undefined || isPhaseOver(phase);
}

function stateOf(tournament: OfflineTournament): TournamentState {
  const state = tournament.state();
  invariant(state, 'an event that runs has begun');
  return state;
}
