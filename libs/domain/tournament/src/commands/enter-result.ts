/** Staff tell how it went at a table, or change what was said of it while its round is played. */
import type { EnterResult } from '@scoresheet/contracts-messages';
import { isNo, type Decided, type Situation } from './deciding.js';
import { latenessRefusal } from './lateness.js';
import { conflict, refused } from './not-accepted.js';
import { resultRefusal } from './result-refusal.js';
import { isSame, ownTable, tableNamed } from './table-in-turn.js';

export function enterResult({ state }: Situation, command: EnterResult): Decided {
  const found = tableNamed(state, command);
  if (isNo(found)) return found;
  const { phase, table } = found;
  const { actor, result, instead } = command;
  const refusal =
    ownTable(state, table, actor) ??
    resultRefusal(state, phase, table, result) ??
    latenessRefusal(state, table, result);
  if (refusal) return refusal;
  if (!isSame(table.result ?? (null as never), instead)) {
    return conflict(`Table ${table.number} has another result by now: look again.`);
  }
  if (isSame(result, instead)) return refused('result-unclear', 'This is the result already.');
  return [{ kind: 'result-recorded', table: table.number, result }];
}
