/** Lookups in a bracket: a match by its id, the first match of a seed, the matches behind one. */
import { invariant } from '../invariant.js';
import type { Bracket, BracketMatch, Source } from './bracket.js';

export interface BracketIndex {
  /** Throws if the bracket has no such match. */
  matchOf(id: string): BracketMatch;
  /** Position in the order of the bracket: a match is behind those that its entrants come from. */
  positionOf(id: string): number;
  /** `undefined` in a bracket without matches. */
  firstMatchOf(seed: number): string | undefined;
  /** Matches that the entrants of this one come from. */
  before(id: string): readonly string[];
  /** Matches to which the winner or the loser of this one goes. */
  after(id: string): readonly string[];
  afterWinnerOf(id: string): readonly string[];
  /** Matches whose winner goes nowhere: if these are over, the bracket is. */
  readonly last: readonly string[];
}

const indexes = new WeakMap<Bracket, BracketIndex>();

/** Thousands of events look into the same bracket: it is indexed once. */
export function bracketIndex(bracket: Bracket): BracketIndex {
  const found = indexes.get(bracket) ?? makeIndex(bracket);
  indexes.set(bracket, found);
  return found;
}

function makeIndex({ matches }: Bracket): BracketIndex {
  const positions = new Map(matches.map(({ id }, position) => [id, position]));
  const firstOf = new Map<number, string>();
  const winnersGo = new Map<string, string[]>(matches.map(({ id }) => [id, []]));
  const losersGo = new Map<string, string[]>(matches.map(({ id }) => [id, []]));
  for (const { id, from } of matches) {
    for (const source of from) {
      if ('seed' in source) firstOf.set(source.seed, id);
      else if ('winnerOf' in source) winnersGo.get(source.winnerOf)?.push(id);
      else losersGo.get(source.loserOf)?.push(id);
    }
  }
  const positionOf = (id: string): number => {
    const position = positions.get(id);
    invariant(position !== undefined, `the bracket has no match ${id}`);
    return position;
  };
  const matchOf = (id: string): BracketMatch => matches[positionOf(id)] as BracketMatch;
  return {
    positionOf,
    matchOf,
    firstMatchOf: (seed) => firstOf.get(seed),
    before: (id) => matchOf(id).from.flatMap(matchBefore),
    after: (id) => [...(winnersGo.get(id) ?? []), ...(losersGo.get(id) ?? [])],
    afterWinnerOf: (id) => winnersGo.get(id) ?? [],
    last: matches.filter(({ id }) => winnersGo.get(id)?.length === 0).map(({ id }) => id),
  };
}

function matchBefore(source: Source): readonly string[] {
  if ('seed' in source) return [];
  return ['winnerOf' in source ? source.winnerOf : source.loserOf];
}
