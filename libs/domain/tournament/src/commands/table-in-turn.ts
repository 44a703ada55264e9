/** The table that a command names, and what holds for every result of one. */
import type { TableResult } from '@scoresheet/contracts-messages';
import { canonicalJson, type Json } from '@scoresheet/domain-record';
import type { PhaseState, TableState, TournamentState } from '../fold/tournament-state.js';
import { isNo } from './deciding.js';
import { conflict, refused, type Conflict, type Refused } from './not-accepted.js';
import { roundInTurn } from './round-in-turn.js';

interface NamedTable {
  readonly phase: number;
  readonly round: number;
  readonly table: number;
  /** Who sits there as the sender knew it, in the order of the table. */
  readonly between?: readonly number[];
}

interface FoundTable {
  readonly phase: PhaseState;
  readonly table: TableState;
}

export const noTable = (table: number): Refused =>
  refused('unknown-table', `There is no table ${table} in this round.`);

export function tableNamed(
  state: TournamentState,
  named: NamedTable,
): FoundTable | Refused | Conflict {
  const found = roundInTurn(state, named, ['published', 'playing']);
  if (isNo(found)) return found;
  const table = found.round.tables.get(named.table);
  if (table === undefined) return noTable(named.table);
  if (!sitsAsKnown(table, named.between)) {
    return conflict(`Others sit at table ${table.number} by now: look again.`);
  }
  return { phase: found.phase, table };
}

/** A repair may have moved players after a result was sent; its games count in table order. */
const sitsAsKnown = ({ entrants }: TableState, between: readonly number[] = entrants): boolean =>
  entrants.join() === between.join();

/** A table that has no result yet. */
export function tableInPlay(
  state: TournamentState,
  named: NamedTable,
): FoundTable | Refused | Conflict {
  const found = tableNamed(state, named);
  if (isNo(found) || found.table.result === null) return found;
  return conflict(`Table ${named.table} has a result: staff can change it.`);
}

/** Nobody rules on the own match; both players say the same instead. */
export function ownTable(
  state: TournamentState,
  table: TableState,
  actor: string,
): Refused | undefined {
  const entrant = state.entrantOf.get(actor);
  if (entrant === undefined || !table.entrants.includes(entrant)) return undefined;
  return refused('own-table', 'You sit at this table: report the result with your opponent.');
}

export const isSame = (one: TableResult, other: TableResult | undefined): boolean =>
  canonicalJson(one as unknown as Json) === canonicalJson((other ?? null) as unknown as Json);
