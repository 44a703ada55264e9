/** Whether a phase has been played to its end. */
import { isBracketOver } from '@scoresheet/tournament-pairing';
import type { Entrant } from '../fold/round-facts.js';
import type { PhaseState, RoundState } from '../fold/tournament-state.js';
import { bracketOf, standOf } from './bracket-of.js';
import { decidedPlay, isDecidedOnce } from './decided-play.js';
import { outcomeOf } from './outcome-of.js';

/** No round of a bracket that has its final in it has more tables. */
const TABLES_OF_A_FINAL = 2;

/** The number of rounds never changes: a drop does not shorten the event. */
export function isPhaseOver(phase: PhaseState): boolean {
  const last = phase.rounds.at(-1);
  if (last !== undefined && last.stage !== 'closed') return false;
  if (phase.plannedRounds !== null) return phase.rounds.length >= phase.plannedRounds;
  const bracket = bracketOf(phase);
  if (bracket !== undefined && isDecidedOnce(phase)) {
    return isBracketOver(bracket, decidedPlay(phase));
  }
  if (isInFullSwing(phase)) return false;
  if (bracket === undefined) return true;
  const { matches } = standOf(phase, bracket);
  return [...matches.values()].every(({ kind }) => kind !== 'ready' && kind !== 'waiting');
}

/**
 * By the rules `/1`: whether a bracket has so many left that it cannot be over, whoever of the others has gone: its final
 * was never drawn, and three or more who are there have won their last match, or wait for the first.
 * To look through a large bracket takes milliseconds, and drops and corrections come by thousands.
 */
export function isInFullSwing({ plannedRounds, entrants, gone, rounds }: PhaseState): boolean {
  if (plannedRounds !== null) return false;
  if (rounds.some(({ tables }) => tables.size <= TABLES_OF_A_FINAL)) return false;
  const last = rounds.at(-1);
  let left = 0;
  for (const entrant of last === undefined ? entrants : winnersOf(last)) {
    if (!gone.has(entrant)) left += 1;
    if (left > TABLES_OF_A_FINAL) return true;
  }
  return false;
}

function* winnersOf({ tables }: RoundState): Generator<Entrant> {
  for (const table of tables.values()) {
    const outcome = outcomeOf(table);
    if (table.place !== null && outcome?.is === 'won') yield outcome.by;
  }
}
