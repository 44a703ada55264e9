/** A player tells how it went: two who say the same make a result; the first who differs calls staff. */
import type { ReportResult, TableResult } from '@scoresheet/contracts-messages';
import type { Entrant } from '../fold/round-facts.js';
import type { TableState } from '../fold/tournament-state.js';
import { isNo, type Decided, type Situation } from './deciding.js';
import { latenessRefusal } from './lateness.js';
import { conflict, refused } from './not-accepted.js';
import { resultRefusal } from './result-refusal.js';
import { isSame, tableInPlay } from './table-in-turn.js';

export function reportResult({ state }: Situation, command: ReportResult): Decided {
  const found = tableInPlay(state, command);
  if (isNo(found)) return found;
  const { phase, table } = found;
  const entrant = state.entrantOf.get(command.actor) ?? 0;
  if (!table.entrants.includes(entrant)) {
    return refused('wrong-entrant', `You do not sit at table ${table.number}.`);
  }
  const { result } = command;
  const refusal =
    resultRefusal(state, phase, table, result) ?? latenessRefusal(state, table, result);
  if (refusal) return refusal;
  if (state.terms.play === 'platform' && command.result.is !== 'intentional-draw') {
    return refused('result-unclear', 'Matches on the platform report themselves.');
  }
  return reported(table, entrant, command.result);
}

function reported(table: TableState, entrant: Entrant, result: TableResult): Decided {
  const { number, hasQuestion } = table;
  const own = table.reports.find((report) => report.entrant === entrant);
  if (isSame(result, own?.result)) return conflict('You have reported this already.');
  const others = table.reports.filter((report) => report !== own);
  const said = { kind: 'result-reported', table: number, entrant, result } as const;
  // A question that is open stays so: it is for staff to say, whatever players agree on by now.
  if (hasQuestion) return [said];
  if (others.some((report) => !isSame(report.result, result))) {
    return [said, { kind: 'question-opened', table: number, why: 'reports-differ' }];
  }
  const isAgreed = others.length === table.entrants.length - 1;
  return isAgreed ? [said, { kind: 'result-recorded', table: number, result }] : [said];
}
