/** What happens at the tables of the round that is played, and to results of earlier ones. */
import { invariant } from '@scoresheet/rules-engine';
import { isDecidedOnce } from '../rounds/decided-play.js';
import { isInFullSwing, isPhaseOver } from '../rounds/phase-over.js';
import { newTable, seat } from './evolve-round.js';
import type { TournamentFact } from './tournament-facts.js';
import { currentRound, entrantIn, isIn } from './tournament-state.js';
import type { RoundState, TableState, TournamentState } from './tournament-state.js';

type OfTables = Extract<
  TournamentFact,
  | { readonly table: number; readonly kind: `${'table' | 'result' | 'question'}-${string}` }
  | { readonly kind: 'bye-given' | 'bye-taken' | 'time-extended' | 'lateness-counted' }
>;

export function evolveTable(state: TournamentState, fact: OfTables): void {
  if (fact.kind === 'result-corrected') return correct(state, fact);
  const round = currentRound(state);
  invariant(round, 'a round is played');
  switch (fact.kind) {
    case 'bye-given':
      round.byes = [...round.byes, fact.entrant];
      return;
    case 'bye-taken':
      round.byes = round.byes.filter((entrant) => entrant !== fact.entrant);
      return;
    case 'table-added': {
      const table = newTable(fact.table, fact.entrants, null);
      round.tables.set(fact.table, table);
      round.open += 1;
      return seat(state, table);
    }
    case 'lateness-counted': {
      const table = tableOf(round, fact.table);
      table.late = [...table.late, fact.entrant];
      return;
    }
    case 'table-removed':
      return remove(state, round, tableOf(round, fact.table));
    case 'time-extended':
      return extend(round, fact.table, fact.byMs);
    default:
      return evolveResult(round, tableOf(round, fact.table), fact);
  }
}

/** A bracket that goes on again goes on without those who left when it seemed to be over. */
function correct(
  state: TournamentState,
  { phase, round, table, result }: Extract<OfTables, { kind: 'result-corrected' }>,
): void {
  const corrected = state.phases[phase - 1];
  invariant(corrected, `there is no phase ${phase}`);
  // Only a bracket of the rules `/1` that was over has lost sight of players who left since.
  const knowsWhoLeft =
    corrected.plannedRounds !== null || isDecidedOnce(corrected) || isInFullSwing(corrected);
  tableOf(corrected.rounds[round - 1], table).result = result;
  if (knowsWhoLeft || isPhaseOver(corrected)) return;
  for (const entrant of corrected.entrants) {
    const found = entrantIn(state, entrant);
    if (found && !isIn(found)) corrected.gone.add(entrant);
  }
}

type OfResult = Extract<
  OfTables,
  { readonly kind: 'result-reported' | 'result-recorded' | 'question-opened' }
>;

function evolveResult(round: RoundState, table: TableState, fact: OfResult): void {
  switch (fact.kind) {
    case 'result-reported': {
      const { entrant, result } = fact;
      const others = table.reports.filter((report) => report.entrant !== entrant);
      table.reports = [...others, { entrant, result }];
      return;
    }
    case 'result-recorded':
      if (table.result === null) round.open -= 1;
      table.result = fact.result;
      table.reports = [];
      table.hasQuestion = false;
      table.matches = fact.matches ?? table.matches;
      return;
    case 'question-opened':
      table.hasQuestion = true;
      table.matches = fact.matches ?? table.matches;
      return;
  }
}

function tableOf(round: RoundState | undefined, number: number): TableState {
  const table = round?.tables.get(number);
  invariant(table, `there is no table ${number}`);
  return table;
}

function remove(state: TournamentState, round: RoundState, table: TableState): void {
  round.tables.delete(table.number);
  if (table.result === null) round.open -= 1;
  for (const each of table.entrants) {
    const entrant = entrantIn(state, each);
    if (entrant?.table === table.number) entrant.table = null;
  }
}

/** More time for the hall moves the end of the round, or what is left while its clock stands. */
function extend(round: RoundState, number: number | null, byMs: number): void {
  if (number !== null) {
    tableOf(round, number).extensionMs += byMs;
    return;
  }
  invariant(round.clock, 'a round has a clock');
  const { endsAt, leftMs } = round.clock;
  round.clock =
    endsAt === null ? { endsAt, leftMs: (leftMs ?? 0) + byMs } : { endsAt: endsAt + byMs, leftMs };
}
