/**
 * The course of a bracket of the rules `/2`: a pure function of its seeds, its results and what was
 * decided when players left. Players who leave later do not change it. Matches are evaluated on
 * demand: an event of a large bracket concerns few of them.
 */
import type { Bracket, BracketMatch, Source } from './bracket.js';
import { bracketIndex, type BracketIndex } from './bracket-index.js';
import type { BracketState } from './bracket-state.js';
import type { DecidedPlay, StepIn, Walkover } from './decided-play.js';
import { isOpen, loserIn, playedState, winnerIn } from './match-state.js';
import type { Comer, MatchState } from './match-state.js';
import { placesSoFar } from './places.js';

export type Comers = readonly [Comer, Comer];

/** A bracket as far as its matches have been evaluated. */
export interface DecidedCourse {
  readonly index: BracketIndex;
  readonly play: DecidedPlay;
  readonly states: Map<string, MatchState>;
  readonly comers: Map<string, Comers>;
  /** Seeds of the entrants who were met so far. */
  readonly seedOf: Map<number, number>;
}

export const decidedCourse = (bracket: Bracket, play: DecidedPlay): DecidedCourse => ({
  index: bracketIndex(bracket),
  play,
  states: new Map(),
  comers: new Map(),
  seedOf: new Map(),
});

export function stateOf(course: DecidedCourse, id: string): MatchState {
  const found = course.states.get(id) ?? evaluate(course, course.index.matchOf(id));
  course.states.set(id, found);
  return found;
}

/** The entrant on each side of a match, in the order of its sources. */
export function comersOf(course: DecidedCourse, id: string): Comers {
  const found = course.comers.get(id) ?? arrivals(course, course.index.matchOf(id));
  course.comers.set(id, found);
  return found;
}

/** Makes a match be evaluated again, once something was decided in it. */
export function forget({ states, comers }: DecidedCourse, id: string): void {
  states.delete(id);
  comers.delete(id);
}

/** A pair that has played comes first: a match that was played is not played again. */
function arrivals(course: DecidedCourse, { id, from: [one, other] }: BracketMatch): Comers {
  const pairs = candidates(course, one).flatMap((each) =>
    candidates(course, other).map((opponent): Comers => [each, opponent]),
  );
  const results = course.play.resultsOf(id);
  const played = pairs.find((pair) => results.some(({ between }) => isSame(pair, between)));
  return played ?? pairs[0] ?? [undefined, undefined];
}

/** The entrants who may come from a source: first the one who steps in, if there is one. */
function candidates(course: DecidedCourse, source: Source): readonly Comer[] {
  if ('seed' in source) {
    const entrant = course.play.seeds[source.seed - 1];
    if (entrant !== undefined) course.seedOf.set(entrant, source.seed);
    return [entrant ?? null];
  }
  const before = 'winnerOf' in source ? source.winnerOf : source.loserOf;
  const state = stateOf(course, before);
  const stepIn = stepInAfter(course, before);
  if ('winnerOf' in source) {
    return stepIn === undefined ? [winnerIn(state)] : [stepIn.by, stepIn.entrant];
  }
  return [stepIn !== undefined && hasSteppedIn(course, stepIn) ? null : loserIn(state)];
}

function stepInAfter(course: DecidedCourse, id: string): StepIn | undefined {
  const state = stateOf(course, id);
  if (state.kind !== 'done') return undefined;
  const { winner, loser } = state;
  return course.play.stepInsAfter(id).find(({ entrant, by }) => entrant === winner && by === loser);
}

/** The loser of a semi-final who plays the final is not there for the third place. */
const hasSteppedIn = (course: DecidedCourse, { match, by }: StepIn): boolean =>
  course.index.afterWinnerOf(match).some((next) => comersOf(course, next).includes(by));

function evaluate(course: DecidedCourse, match: BracketMatch): MatchState {
  if (isNotNeeded(match, course)) return { kind: 'not-needed', entrants: [] };
  const { play, seedOf } = course;
  const comers = comersOf(course, match.id);
  const entrants = comers.filter((comer) => comer != null);
  entrants.sort((one, other) => (seedOf.get(one) ?? 0) - (seedOf.get(other) ?? 0));
  if (comers.includes(undefined)) return { kind: 'waiting', entrants };
  const [one, other] = entrants;
  if (one === undefined) return { kind: 'empty', entrants };
  const isHere = ({ between }: Pick<Walkover, 'between'>): boolean => isSame(entrants, between);
  const result = play.resultsOf(match.id).find(isHere);
  if (result !== undefined && other !== undefined) return playedState(result, [one, other]);
  const walkover = play.walkoversOf(match.id).find(isHere);
  if (walkover !== undefined) return walkoverState(entrants, walkover);
  if (other === undefined) return { kind: 'waiting', entrants };
  return { kind: 'ready', entrants: [one, other] };
}

const isSame = (some: readonly Comer[], others: readonly number[]): boolean =>
  some.length === others.length && others.every((each) => some.includes(each));

const walkoverState = (entrants: readonly number[], { winner }: Walkover): MatchState =>
  winner === null ? { kind: 'empty', entrants } : { kind: 'walkover', entrants, winner };

/** The reset of a grand final is played if its first side has lost the first one. */
function isNotNeeded({ from: [one], isConditional }: BracketMatch, course: DecidedCourse): boolean {
  if (isConditional !== true || !('winnerOf' in one)) return false;
  const state = stateOf(course, one.winnerOf);
  if (isOpen(state)) return false;
  const [, second] = comersOf(course, one.winnerOf);
  return state.kind !== 'done' || state.winner !== second;
}

const NOBODY: ReadonlySet<number> = new Set();

/** Evaluates the whole bracket: every match, and the places that are certain. */
export function decidedState(bracket: Bracket, play: DecidedPlay): BracketState {
  const course = decidedCourse(bracket, play);
  const matches = new Map(bracket.matches.map(({ id }) => [id, stateOf(course, id)]));
  return { matches, places: placesSoFar(bracket, { seeds: play.seeds, gone: NOBODY }, matches) };
}

/** Returns whether no match is left to play; stops at the first one that is. */
export function isBracketOver(bracket: Bracket, play: DecidedPlay): boolean {
  const course = decidedCourse(bracket, play);
  const over = new Map<string, boolean>();
  function isOver(id: string): boolean {
    const known = over.get(id);
    if (known !== undefined) return known;
    const found = course.index.before(id).every(isOver) && !isOpen(stateOf(course, id));
    over.set(id, found);
    return found;
  }
  return course.index.last.every(isOver);
}
