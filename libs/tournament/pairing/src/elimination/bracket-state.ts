/**
 * The state of a bracket of the rules `/1`: a pure function of its seeds, its results and who has
 * left by now. A corrected result therefore changes all that follows from it; so does a drop, even
 * if that undoes a match that was played. `decided-course.ts` has the rules `/2`.
 */
import { invariant } from '../invariant.js';
import { arrivals, isNotNeeded, type Course } from './arrivals.js';
import type { Bracket } from './bracket.js';
import { matchState, type MatchState, type Play } from './match-state.js';
import { placesSoFar, type Place } from './places.js';

export interface BracketState {
  /** By the match's id, in the order of the bracket. */
  readonly matches: ReadonlyMap<string, MatchState>;
  /** The places that are certain, the first one first. */
  readonly places: readonly Place[];
}

export function bracketState(bracket: Bracket, play: Play): BracketState {
  checkPlay(bracket, play);
  const seedOf = new Map(play.seeds.map((entrant, index) => [entrant, index]));
  const bySeed = (one: number, other: number): number =>
    (seedOf.get(one) ?? 0) - (seedOf.get(other) ?? 0);
  const states = new Map<string, MatchState>();
  const course: Course = { bracket, play, states, comers: new Map(), turnedRound: new Set() };
  for (const match of bracket.matches) {
    if (isNotNeeded(match, course)) {
      states.set(match.id, { kind: 'not-needed', entrants: [] });
      continue;
    }
    const comers = arrivals(match, course);
    const entrants = comers.filter((comer) => comer != null).sort(bySeed);
    states.set(match.id, matchState(match, entrants, !comers.includes(undefined), play));
  }
  return { matches: states, places: placesSoFar(bracket, play, states) };
}

function checkPlay({ seeds, matches }: Bracket, play: Play): void {
  const entrants = play.seeds.filter((entrant) => entrant !== null);
  invariant(play.seeds.length === seeds, `${play.seeds.length} entrants for ${seeds} seeds`);
  invariant(new Set(entrants).size === entrants.length, 'an entrant has two seeds');
  const ids = new Set(matches.map(({ id }) => id));
  for (const [id, result] of play.results) {
    invariant(ids.has(id), `the bracket has no match ${id}`);
    const { between } = result;
    const isOfTwo = 'noWinner' in result || between.includes(result.winner);
    invariant(isOfTwo, `who won ${id} did not play in it`);
  }
}

/**
 * Matches at which others sit, or have come so far, than before: what a correction would change.
 * Both states are of the same bracket.
 */
export function changedMatches(before: BracketState, after: BracketState): readonly string[] {
  const sittingIn = (id: string): string => String(before.matches.get(id)?.entrants);
  return [...after.matches]
    .filter(([id, { entrants }]) => String(entrants) !== sittingIn(id))
    .map(([id]) => id);
}
