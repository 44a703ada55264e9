/** Results and decisions of a bracket phase, as the rules `/2` of brackets read them. */
import type { DecidedPlay, Result } from '@scoresheet/tournament-pairing';
import type { PhaseState, RoundState, TableState } from '../fold/tournament-state.js';
import { outcomeOf } from './outcome-of.js';

/** Whether walkovers of this phase are decided once, not computed from who has left by now. */
export const isDecidedOnce = ({ terms }: Pick<PhaseState, 'terms'>): boolean =>
  terms.pairing === 'single-elimination/2' || terms.pairing === 'double-elimination/2';

export function decidedPlay({ entrants, rounds, decided }: PhaseState): DecidedPlay {
  const { walkovers, stepIns } = decided;
  return {
    seeds: entrants,
    walkoversOf: (match) => walkovers.get(match) ?? [],
    stepInsAfter: (match) => stepIns.get(match) ?? [],
    resultsOf(match) {
      const results: Result[] = [];
      for (let at = rounds.length - 1; at >= 0; at -= 1) {
        const table = tableAt(rounds[at]?.tables, match);
        const result = table && bracketResult(table);
        if (result !== undefined) results.push(result);
      }
      return results;
    },
  };
}

/** `undefined` if the table has no result that counts in a bracket. */
export function bracketResult(table: TableState): Result | undefined {
  const [one = 0, other = 0] = table.entrants;
  const outcome = outcomeOf(table);
  if (outcome === undefined || outcome.is === 'draw') return undefined;
  const between = [one, other] as const;
  return outcome.is === 'won' ? { between, winner: outcome.by } : { between, noWinner: true };
}

type Tables = RoundState['tables'];
const byPlace = new WeakMap<Tables, ReadonlyMap<string, TableState>>();

/** A round of a bracket gets other tables only as a whole, so they are indexed once. */
function tableAt(tables: Tables | undefined, match: string): TableState | undefined {
  if (tables === undefined) return undefined;
  const found = byPlace.get(tables) ?? placesOf(tables);
  byPlace.set(tables, found);
  return found.get(match);
}

const placesOf = (tables: Tables): ReadonlyMap<string, TableState> =>
  new Map([...tables.values()].flatMap((table) => (table.place ? [[table.place, table]] : [])));
