/** Brackets of the rules `/2` whose players leave between results: each event decides what is due. */
import type { Bracket } from './bracket.js';
import type { BracketState } from './bracket-state.js';
import { decidedState } from './decided-course.js';
import type { DecidedPlay } from './decided-play.js';
import { dueDecisions, openMatchesOf, type Decision } from './due-decisions.js';
import type { Result } from './match-state.js';
import { entrantOf, results } from './played.spec-kit.js';

export interface Scene {
  /** Results, one event each: `{ 'w1-1': '1 beats 8' }`, by seeds; a later one corrects. */
  play(words: Readonly<Record<string, string>>): void;
  /** Makes players leave in one event, by their seeds. */
  leave(...seeds: readonly number[]): void;
  decided(): DecidedPlay;
  state(): BracketState;
}

export function decidedPlays(bracket: Bracket, isLoserNext: boolean): Scene {
  const seeds = Array.from({ length: bracket.seeds }, (_, at) => entrantOf(at + 1));
  const gone = new Set<number>();
  const played = new Map<string, readonly Result[]>();
  const decisions: Decision[] = [];
  const decided: DecidedPlay = {
    seeds,
    resultsOf: (match) => played.get(match) ?? [],
    walkoversOf: (match) =>
      decisions.flatMap((each) =>
        each.is === 'walkover' && each.walkover.match === match ? [each.walkover] : [],
      ),
    stepInsAfter: (match) =>
      decisions.flatMap((each) =>
        each.is === 'step-in' && each.stepIn.match === match ? [each.stepIn] : [],
      ),
  };
  const decide = (touched: readonly string[]): void => {
    const isGone = (entrant: number): boolean => gone.has(entrant);
    decisions.push(...dueDecisions(bracket, decided, touched, { isGone, isLoserNext }));
  };
  return {
    play(words) {
      for (const [match, result] of results(words)) {
        played.set(match, [result, ...(played.get(match) ?? [])]);
        decide([match]);
      }
    },
    leave(...leaving) {
      const entrants = leaving.map(entrantOf);
      for (const entrant of entrants) gone.add(entrant);
      decide(openMatchesOf(bracket, decided, entrants));
    },
    decided: () => decided,
    state: () => decidedState(bracket, decided),
  };
}
