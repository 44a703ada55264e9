/**
 * Walkovers that have fallen due in a bracket of the rules `/2`, and losers who play on for a winner
 * who has left. Decided at the event that makes the match fall due, from who has left by then.
 */
import type { Bracket, BracketMatch } from './bracket.js';
import { bracketIndex } from './bracket-index.js';
import { comersOf, decidedCourse, forget, stateOf, type DecidedCourse } from './decided-course.js';
import type { DecidedPlay, StepIn, Walkover } from './decided-play.js';
import { isOpen } from './match-state.js';

export interface Absence {
  isGone(entrant: number): boolean;
  /** Whether the loser of their last match replaces a player who leaves before the next one. */
  readonly isLoserNext: boolean;
}

/** What was decided, in the order in which it follows from each other. */
export type Decision =
  | { readonly is: 'walkover'; readonly walkover: Walkover }
  | { readonly is: 'step-in'; readonly stepIn: StepIn };

/** Returns the open matches to which these entrants have come. */
export function openMatchesOf(
  bracket: Bracket,
  play: DecidedPlay,
  entrants: readonly number[],
): readonly string[] {
  const { firstMatchOf, after } = bracketIndex(bracket);
  const course = decidedCourse(bracket, play);
  const found: string[] = [];
  for (const entrant of entrants) {
    const first = firstMatchOf(play.seeds.indexOf(entrant) + 1);
    const next = first === undefined ? [] : [first];
    for (const match of next) {
      if (!comersOf(course, match).includes(entrant)) continue;
      if (isOpen(stateOf(course, match))) found.push(match);
      else next.push(...after(match));
    }
  }
  return found;
}

/** Returns what has to be decided in the matches that an event touched, and in those behind them. */
export function dueDecisions(
  bracket: Bracket,
  play: DecidedPlay,
  touched: readonly string[],
  absence: Absence,
): readonly Decision[] {
  const { positionOf, after } = bracketIndex(bracket);
  const made = madeOn(play);
  const course = decidedCourse(bracket, made.play);
  const pending = new Set(touched.map(positionOf));
  const first = [...pending].reduce((one, other) => Math.min(one, other), bracket.matches.length);
  // Matches behind one that was decided have a later position, so one walk meets all of them.
  for (let at = first; pending.size > 0 && at < bracket.matches.length; at += 1) {
    const match = bracket.matches[at];
    if (match === undefined || !pending.delete(at)) continue;
    for (const decision of inMatch(match, course, absence)) {
      made.add(decision);
      forget(course, match.id);
      if (decision.is === 'walkover') continue;
      for (const next of after(decision.stepIn.match)) pending.add(positionOf(next));
    }
    // The match itself was among those behind the one whose loser plays on.
    pending.delete(at);
    const isClosed = !isOpen(stateOf(course, match.id));
    for (const next of after(match.id)) {
      const isOpenAgain = absence.isLoserNext && wasDecidedFrom(next, bracket, play);
      if (isClosed || isOpenAgain) pending.add(positionOf(next));
    }
  }
  return made.decisions;
}

/**
 * Whether this match or one behind it was decided before: a correction may have opened it again, so
 * that a loser steps in. Nobody may have come to this one, so it may have no decision of its own.
 */
function wasDecidedFrom(match: string, bracket: Bracket, play: DecidedPlay): boolean {
  if (play.walkoversOf(match).length + play.resultsOf(match).length > 0) return true;
  return bracketIndex(bracket)
    .after(match)
    .some((next) => wasDecidedFrom(next, bracket, play));
}

/** Decisions so far, and the play with them: what was decided counts for what follows from it. */
function madeOn(play: DecidedPlay) {
  const decisions: Decision[] = [];
  const walkovers = new Map<string, Walkover>();
  const stepIns = new Map<string, StepIn[]>();
  return {
    decisions,
    add(decision: Decision): void {
      decisions.push(decision);
      if (decision.is === 'walkover') {
        walkovers.set(decision.walkover.match, decision.walkover);
        return;
      }
      const { stepIn } = decision;
      stepIns.set(stepIn.match, [...(stepIns.get(stepIn.match) ?? []), stepIn]);
    },
    play: {
      ...play,
      walkoversOf(match: string): readonly Walkover[] {
        const made = walkovers.get(match);
        return made === undefined ? play.walkoversOf(match) : [made, ...play.walkoversOf(match)];
      },
      stepInsAfter: (match: string): readonly StepIn[] => [
        ...(stepIns.get(match) ?? []),
        ...play.stepInsAfter(match),
      ],
    },
  };
}

/** A loser steps in before anybody gets a walkover. The caller records each decision at once. */
function* inMatch(
  match: BracketMatch,
  course: DecidedCourse,
  absence: Absence,
): Generator<Decision> {
  for (const source of absence.isLoserNext ? match.from : []) {
    if (!('winnerOf' in source)) continue;
    const stepIn = stepInDue(source.winnerOf, match, course, absence);
    if (stepIn !== undefined) yield { is: 'step-in', stepIn };
  }
  const walkover = walkoverDue(match, course, absence);
  if (walkover !== undefined) yield { is: 'walkover', walkover };
}

function stepInDue(
  before: string,
  { id }: BracketMatch,
  course: DecidedCourse,
  { isGone }: Absence,
): StepIn | undefined {
  const state = stateOf(course, before);
  if (state.kind !== 'done' || !isOpen(stateOf(course, id))) return undefined;
  const { winner, loser } = state;
  if (!isGone(winner) || !comersOf(course, id).includes(winner)) return undefined;
  const hasPlayed = (match: string): boolean =>
    course.play.resultsOf(match).some(({ between }) => between.includes(loser));
  // A loser who has played for the third place is not called back for the final.
  const isFree = !isGone(loser) && !hasPlayed('third');
  return isFree || hasPlayed(id) ? { match: before, entrant: winner, by: loser } : undefined;
}

function walkoverDue(
  { id }: BracketMatch,
  course: DecidedCourse,
  { isGone }: Absence,
): Walkover | undefined {
  const state = stateOf(course, id);
  if (!isOpen(state) || comersOf(course, id).includes(undefined)) return undefined;
  const between = state.entrants;
  const there = between.filter((entrant) => !isGone(entrant));
  if (there.length > 1) return undefined;
  return { match: id, between, winner: there[0] ?? null };
}
