/** The records of a table's matches tell how it went. */
import type { RecordMatches } from '@scoresheet/contracts-messages';
import type { TournamentFact } from '../fold/tournament-facts.js';
import { isNo, type Decided, type Situation } from './deciding.js';
import { resultRefusal } from './result-refusal.js';
import { tableInPlay } from './table-in-turn.js';

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
