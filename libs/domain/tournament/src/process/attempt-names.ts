/**
 * What the attempts at the games of a table are called. To hash the names of 5,000 tables takes 0.1 s,
 * so they are kept for as long as the table is.
 */
import { matchIdFor } from '@scoresheet/domain-match';
import type { TableState } from '../fold/tournament-state.js';
import { commandIdFor } from './house-commands.js';
import type { ProcessEnvironment, TableInPlay } from './table-in-play.js';

export interface Attempt {
  /** Number of the attempt at its game, from 1. */
  readonly attempt: number;
  /** Id of the command that opens its match. */
  readonly commandId: string;
  readonly match: string;
}

/** By game and attempt; a table stays in its round, and has the entrants that it was set up with. */
const known = new WeakMap<TableState, Map<string, Attempt>>();

/** Entrants are in the name: whoever is seated there by a repair plays another match. */
export function attemptNamed(
  place: TableInPlay,
  game: number,
  attempt: number,
  env: ProcessEnvironment,
): Attempt {
  const { table } = place;
  const names = known.get(table) ?? new Map<string, Attempt>();
  known.set(table, names);
  const name = `${game}/${attempt}`;
  const found = names.get(name) ?? newName(place, game, attempt, env);
  names.set(name, found);
  return found;
}

function newName(
  { tournament, phase, round, table }: TableInPlay,
  game: number,
  attempt: number,
  { sha256 }: ProcessEnvironment,
): Attempt {
  const at = [phase.phase, round.round, table.number, table.entrants] as const;
  const commandId = commandIdFor(tournament.record, ['match', ...at, game, attempt], sha256);
  return { attempt, commandId, match: matchIdFor(commandId, sha256) };
}
