/** The own rounds with the table as the feed has it: for that nobody asks anew when a round is published. */
import type { Table } from '../follow/event-documents.js';
import type { OwnRound } from './own-documents.js';

export function withOwnTable(
  rounds: readonly OwnRound[],
  table: Table | null,
): readonly OwnRound[] {
  if (!table) return rounds;
  const { phase, round } = table;
  const now = { phase, round, isBye: false, table };
  const isThere = (each: OwnRound): boolean => each.phase === phase && each.round === round;
  if (!rounds.some(isThere)) return [...rounds, now];
  return rounds.map((each) => (isThere(each) ? now : each));
}
