/** The bracket of an elimination phase, and how it stands by the results of its tables. */
import {
  bracketState,
  decidedState,
  doubleElimination,
  singleElimination,
  type Bracket,
  type BracketState,
  type Result,
} from '@scoresheet/tournament-pairing';
import type { PhaseState } from '../fold/tournament-state.js';
import { bracketResult, decidedPlay, isDecidedOnce } from './decided-play.js';

/** The bracket of a phase; undefined where it has none. */
export function bracketOf(phase: PhaseState): Bracket | undefined {
  const { terms, entrants } = phase;
  const { length } = entrants;
  const version = isDecidedOnce(phase) ? 2 : 1;
  if (terms.kind === 'single-elimination') {
    const { thirdPlace = false } = terms;
    const name = `single/${version} ${length} ${thirdPlace}`;
    return bracketNamed(name, () => singleElimination(length, { thirdPlace, version }));
  }
  if (terms.kind === 'double-elimination') {
    const { grandFinalReset = true } = terms;
    const name = `double/${version} ${length} ${grandFinalReset}`;
    return bracketNamed(name, () => doubleElimination(length, { grandFinalReset, version }));
  }
  return undefined;
}

/** Brackets of these sizes are remembered: thousands of events ask for the same one. */
const MAX_REMEMBERED = 8;
const remembered = new Map<string, Bracket>();

function bracketNamed(name: string, make: () => Bracket): Bracket {
  const bracket = remembered.get(name) ?? make();
  remembered.delete(name);
  remembered.set(name, bracket);
  const [oldest = name] = remembered.keys();
  if (remembered.size > MAX_REMEMBERED) remembered.delete(oldest);
  return bracket;
}

/** Evaluates a bracket by all results so far, those of the round that is played among them. */
export function standOf(phase: PhaseState, bracket: Bracket): BracketState {
  if (isDecidedOnce(phase)) return decidedState(bracket, decidedPlay(phase));
  const { entrants, gone, rounds } = phase;
  const results = new Map<string, Result>();
  for (const { tables } of rounds) {
    for (const table of tables.values()) {
      const result = bracketResult(table);
      if (table.place !== null && result !== undefined) results.set(table.place, result);
    }
  }
  const replacedBy = isLoserNext(phase) ? 'loser-of-last-match' : 'nobody';
  return bracketState(bracket, { seeds: entrants, results, gone, replacedBy });
}

/** Whether the loser of their last match plays on for somebody who leaves before the next one. */
export const isLoserNext = ({ terms }: Pick<PhaseState, 'terms'>): boolean =>
  'replaces' in terms && terms.replaces === 'loser-of-last-match';

/** Whether the next in standing come in for seeds who leave before the first pairing. */
export const isNextSeed = ({ terms }: Pick<PhaseState, 'terms'>): boolean =>
  'replaces' in terms && terms.replaces === 'next-seed';
