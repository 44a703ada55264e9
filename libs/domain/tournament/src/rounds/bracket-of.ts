/** The bracket of an elimination phase, and how it stands by the results of its tables. */
import {
  bracketState,
  doubleElimination,
  singleElimination,
  type Bracket,
  type BracketState,
} from '@scoresheet/tournament-pairing';
import type { PhaseState } from '../fold/tournament-state.js';
import { outcomeOf } from './outcome-of.js';

/** The bracket of a phase; undefined where it has none. */
export function bracketOf({ terms, entrants }: PhaseState): Bracket | undefined {
  const { length } = entrants;
  if (terms.kind === 'single-elimination') {
    const { thirdPlace = false } = terms;
    const name = `single ${length} ${thirdPlace}`;
    return bracketNamed(name, () => singleElimination(length, { thirdPlace }));
  }
  if (terms.kind === 'double-elimination') {
    const { grandFinalReset = true } = terms;
    const name = `double ${length} ${grandFinalReset}`;
    return bracketNamed(name, () => doubleElimination(length, { grandFinalReset }));
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

type BracketResult =
  Parameters<typeof bracketState>[1]['results'] extends ReadonlyMap<string, infer R> ? R : never;

/** A bracket by all results so far, those of the round that is played among them. */
export function standOf(phase: PhaseState, bracket: Bracket): BracketState {
  const { entrants, gone, rounds } = phase;
  const results = new Map<string, BracketResult>();
  for (const { tables } of rounds) {
    for (const table of tables.values()) {
      const [one = 0, other = 0] = table.entrants;
      const outcome = outcomeOf(table);
      if (table.place === null || outcome === undefined || outcome.is === 'draw') continue;
      const between = [one, other] as const;
      const isWon = outcome.is === 'won';
      results.set(
        table.place,
        isWon ? { between, winner: outcome.by } : { between, noWinner: true },
      );
    }
  }
  const replacedBy = isLoserNext(phase) ? 'loser-of-last-match' : 'nobody';
  return bracketState(bracket, { seeds: entrants, results, gone, replacedBy });
}

/** Whether the loser of their last match plays on for somebody who leaves before the next one. */
export const isLoserNext = ({ terms }: Pick<PhaseState, 'terms'>): boolean =>
  'replaces' in terms && terms.replaces === 'loser-of-last-match';
