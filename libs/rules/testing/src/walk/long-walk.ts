/**
 * Game after game with random answers, for as many actions as are wanted. After every action, or
 * one in so many, the facts alone give the state and every card lies where it is listed; nothing
 * ever counts below 0; the dear checks look at a sample of the actions. Every game has an end.
 */
import {
  evolve,
  invariant,
  same,
  type Fact,
  type Rules,
  type Seating,
  type State,
} from '@scoresheet/rules-engine';
import { seededNumbers } from '../chance/seeded-chance.js';
import { cardsProblem, checkConservation, listingProblem } from './check-conservation.js';
import { checkGuardsBy } from './check-guards.js';
import { checkHiddenLikeAbsent } from './check-hidden.js';
import { checkNoIdLeaks } from './check-ids.js';
import { checkNoNegativesBut, goesBelow, negativeProblem, type Debts } from './check-negatives.js';
import {
  checkDecidedAgain,
  checkOptionsAccepted,
  checkPerturbedRefused,
  checkRefold,
  firstDifference,
  type Check,
} from './checks.js';
import { firstStep, randomWalk, tableBefore, type Start } from './random-walk.js';

/** The laws of a walk, and how often they are checked. */
export interface Laws {
  /** A game without an end after so many actions counts as endless. */
  readonly longestGame: number;
  /** One action in so many is shown to the dear checks. */
  readonly sampleEvery: number;
  /**
   * After one action in so many, and at the end, the facts are read back from JSON and the whole
   * state is compared; 1 where it is left out. What the facts do not say stays wrong, so it is found
   * a few actions later.
   */
  readonly compareEvery?: number;
  /** Counters of seats that the game lets fall below 0. */
  readonly debts?: Debts;
  /** Further laws, checked in the same sample as the dear ones. */
  readonly besides?: readonly Check[];
  readonly onFacts?: (facts: readonly Fact[]) => void;
}

export interface LongWalk extends Laws {
  readonly rules: Rules;
  /** Who plays with what in the game of that seed; always the same. */
  readonly seatingOf: (seed: number) => Seating;
  /** The first game's seed; those that follow have the next ones. */
  readonly seed: number;
  /** The last game begins before so many actions. */
  readonly actions: number;
}

/** One game from its start to its end. */
export type GameWalk = Laws &
  Start & { readonly rules: Rules; readonly seed: number; readonly leaving?: number };

export interface GameWalked {
  readonly seed: number;
  readonly actions: number;
  /** How many of them the dear checks saw. */
  readonly sampled: number;
  readonly reason: string;
}

/** A broken law; the seed and its seating, or the position, play up to it again. */
export class WalkFailed extends Error {
  constructor(
    readonly seed: number,
    readonly start: { readonly seating: Seating } | { readonly position: string },
    cause: unknown,
  ) {
    super(`seed ${seed}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  }
}

/** All that is known to hold after every action of every game. */
const allChecks = (debts: Debts = []): readonly Check[] => [
  checkRefold,
  checkDecidedAgain,
  checkOptionsAccepted,
  checkPerturbedRefused,
  checkConservation,
  checkNoNegativesBut(debts),
  checkNoIdLeaks,
  checkHiddenLikeAbsent,
  checkGuardsBy(),
];

/** Tells the numbers that choose the sample from those that choose the answers. */
const SAMPLES = 0x5a3b1e;

/** Yields every game that has ended well; throws `WalkFailed` at the first that has not. */
export function* longWalk(walk: LongWalk): Generator<GameWalked> {
  let actions = 0;
  for (let { seed } = walk; actions < walk.actions; seed += 1) {
    const seating = walk.seatingOf(seed);
    try {
      const game = walkGame({ ...walk, seed, seating });
      actions += game.actions;
      yield game;
    } catch (error) {
      throw new WalkFailed(seed, { seating }, error);
    }
  }
}

/** Throws at the first law that is broken. */
export function walkGame(walk: GameWalk): GameWalked {
  const { rules, seed, longestGame, sampleEvery, debts = [], besides = [] } = walk;
  const below = seededNumbers(seed ^ SAMPLES);
  const checks = [...allChecks(debts), ...besides];
  const laws = lawsOfEveryAction(walk);
  let sampled = 0;
  const { state, facts, actions } = randomWalk({
    ...walk,
    maxActions: longestGame,
    shows: () => below(sampleEvery) === 0,
    onStep(step) {
      sampled += 1;
      for (const check of checks) check(step);
    },
    onFacts(written, after) {
      walk.onFacts?.(written);
      laws(written, after);
    },
  });
  const problem = cardsProblem(tableBefore(rules, walk), state, facts);
  invariant(!problem, problem ?? '');
  invariant(state.outcome, `no end after ${longestGame} actions`);
  return { seed, actions: actions.length, sampled, reason: state.outcome.reason };
}

/** What is cheap enough to look at often; keeps a state that is folded from the facts alone. */
function lawsOfEveryAction(walk: GameWalk) {
  const { rules, debts = [], compareEvery = 1 } = walk;
  const folded = tableBefore(rules, walk);
  let number = firstStep(walk) - 1;
  return (facts: readonly Fact[], after: State): void => {
    number += 1;
    facts.forEach(freeze);
    const compares = number % compareEvery === 0 || after.outcome !== null;
    const told = compares ? (JSON.parse(JSON.stringify(facts)) as Fact[]) : facts;
    for (const fact of told) evolve({ rules, state: folded }, fact);
    const problem =
      (compares ? wholeStateProblem(folded, after) : undefined) ??
      (facts.some(goesBelow) ? negativeProblem(after, debts) : undefined);
    if (problem) throw new Error(`action ${number}: ${problem}`);
  };
}

/** A fact that somebody changes later, in the state that came of it or in another one, is a bug. */
function freeze(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
  Object.freeze(value);
  for (const name in value) freeze((value as { readonly [name: string]: unknown })[name]);
}

const wholeStateProblem = (folded: State, after: State): string | undefined =>
  (same(folded, after) ? undefined : firstDifference(folded, after, 'folded, the state')) ??
  listingProblem(after);
