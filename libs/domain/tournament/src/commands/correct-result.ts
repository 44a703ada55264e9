/** Corrects a result of a closed round: what was played stays played, and nothing is erased. */
import type { CorrectResult } from '@scoresheet/contracts-messages';
import { type Decided, type Situation } from './deciding.js';
import { conflict, refused } from './not-accepted.js';
import { resultRefusal } from './result-refusal.js';
import { isSame, noTable, ownTable } from './table-in-turn.js';

/** The whole round has to be closed: until then a result is entered, not corrected. */
export function correctResult(
  { state }: Pick<Situation, 'state'>,
  command: CorrectResult,
): Decided {
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
