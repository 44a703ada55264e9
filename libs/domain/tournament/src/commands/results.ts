/** Results of tables: told by players who agree, by staff, by the records of matches; and corrected. */
import type {
  CorrectResult,
  EnterResult,
  RecordMatches,
  ReportResult,
  TableResult,
} from '@scoresheet/contracts-messages';
import { canonicalJson, type Json } from '@scoresheet/domain-record';
import type { Entrant, TournamentFact } from '../fold/tournament-facts.js';
import type { PhaseState, TableState, TournamentState } from '../fold/tournament-state.js';
import { isNo, type Decided, type Situation } from './deciding.js';
import { conflict, refused, type Conflict, type Refused } from './not-accepted.js';
import { resultRefusal } from './result-refusal.js';
import { roundInTurn } from './round-in-turn.js';

/** Two who say the same make a result; the first who differs calls staff. */
export function reportResult({ state }: Situation, command: ReportResult): Decided {
  const found = tableInPlay(state, command);
  if (isNo(found)) return found;
  const { phase, table } = found;
  const entrant = state.entrantOf.get(command.actor) ?? 0;
  if (!table.entrants.includes(entrant)) {
    return refused('wrong-entrant', `You do not sit at table ${table.number}.`);
  }
  const refusal = resultRefusal(state, phase, table, command.result);
  if (refusal) return refusal;
  if (state.terms.play === 'platform' && command.result.is !== 'intentional-draw') {
    return refused('result-unclear', 'Matches on the platform report themselves.');
  }
  return reported(table, entrant, command.result);
}

function reported(table: TableState, entrant: Entrant, result: TableResult): Decided {
  const { number } = table;
  const others = table.reports.filter((report) => report.entrant !== entrant);
  const said = { kind: 'result-reported', table: number, entrant, result } as const;
  if (others.some((report) => !isSame(report.result, result))) {
    return [said, { kind: 'question-opened', table: number, why: 'reports-differ' }];
  }
  const isAgreed = !table.hasQuestion && others.length === table.entrants.length - 1;
  return isAgreed ? [said, { kind: 'result-recorded', table: number, result }] : [said];
}

const isSame = (one: TableResult, other: TableResult | undefined): boolean =>
  canonicalJson(one as unknown as Json) === canonicalJson((other ?? null) as unknown as Json);

export function enterResult({ state }: Situation, command: EnterResult): Decided {
  const found = tableNamed(state, command);
  if (isNo(found)) return found;
  const { phase, table } = found;
  const { actor, result, instead } = command;
  const refusal = ownTable(state, table, actor) ?? resultRefusal(state, phase, table, result);
  if (refusal) return refusal;
  if (!isSame(table.result ?? (null as never), instead)) {
    return conflict(`Table ${table.number} has another result by now: look again.`);
  }
  return [{ kind: 'result-recorded', table: table.number, result }];
}

/** Nobody rules on the own match; both players say the same instead. */
function ownTable(state: TournamentState, table: TableState, actor: string): Refused | undefined {
  const entrant = state.entrantOf.get(actor);
  if (entrant === undefined || !table.entrants.includes(entrant)) return undefined;
  return refused('own-table', 'You sit at this table: report the result with your opponent.');
}

/** Matches that have no result between them are a question to staff, and never a result. */
export function recordMatches({ state }: Situation, command: RecordMatches): Decided {
  const found = tableInPlay(state, command);
  if (isNo(found)) return found;
  const { phase, table } = found;
  const { result, matches } = command;
  if (result === undefined) return [question(table.number, matches)];
  const refusal = resultRefusal(state, phase, table, result);
  if (refusal) return refusal;
  return [{ kind: 'result-recorded', table: table.number, result, matches }];
}

const question = (table: number, matches: RecordMatches['matches']): TournamentFact => ({
  kind: 'question-opened',
  table,
  why: 'matches-without-result',
  matches,
});

/** The whole round has to be closed: until then a result is entered, not corrected. */
export function correctResult({ state }: Situation, command: CorrectResult): Decided {
  if (command.expectedSeq > state.seq) {
    return refused('unknown-seq', `The tournament has no event ${command.expectedSeq} yet.`);
  }
  if (command.expectedSeq < state.seq) {
    return conflict(`The tournament has moved on to event ${state.seq}: preview it again.`);
  }
  const phase = state.phases[command.phase - 1];
  const round = phase?.rounds[command.round - 1];
  if (phase === undefined || round?.stage !== 'closed') {
    return refused('wrong-round', 'Only results of closed rounds are corrected.');
  }
  const table = round.tables.get(command.table);
  if (table === undefined) return noTable(command.table);
  const { actor, result } = command;
  const refusal = ownTable(state, table, actor) ?? resultRefusal(state, phase, table, result);
  if (refusal) return refusal;
  if (isSame(result, table.result ?? undefined)) {
    return refused('result-unclear', 'This is the result already.');
  }
  const { phase: phaseNumber, round: roundNumber, table: number } = command;
  const at = { phase: phaseNumber, round: roundNumber, table: number };
  return [{ kind: 'result-corrected', ...at, result }];
}

interface NamedTable {
  readonly phase: number;
  readonly round: number;
  readonly table: number;
}

interface FoundTable {
  readonly phase: PhaseState;
  readonly table: TableState;
}

const noTable = (table: number): Refused =>
  refused('unknown-table', `There is no table ${table} in this round.`);

function tableNamed(state: TournamentState, named: NamedTable): FoundTable | Refused | Conflict {
  const found = roundInTurn(state, named, ['published', 'playing']);
  if (isNo(found)) return found;
  const table = found.round.tables.get(named.table);
  return table === undefined ? noTable(named.table) : { phase: found.phase, table };
}

/** A table that has no result yet. */
function tableInPlay(state: TournamentState, named: NamedTable): FoundTable | Refused | Conflict {
  const found = tableNamed(state, named);
  if (isNo(found) || found.table.result === null) return found;
  return conflict(`Table ${named.table} has a result: staff can change it.`);
}
