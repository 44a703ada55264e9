/** Plays a game with random answers and shows every step to the checks that a spec hands over. */
import {
  begin,
  copy,
  decisions,
  invariant,
  leave,
  run,
  type Action,
  type Chance,
  type Decision,
  type Fact,
  type Reading,
  type Rules,
  type Seat,
  type Seating,
  type State,
} from '@scoresheet/rules-engine';
import { seededChance, seededNumbers } from '../chance/seeded-chance.js';
import { randomChoice } from './random-choice.js';

export interface Walk {
  readonly rules: Rules;
  readonly seating: Seating;
  readonly seed: number;
  /** The walk ends here where the game has not ended before. */
  readonly maxActions: number;
  /** One in so many answers a seat leaves instead, for games that go on without it. */
  readonly leaving?: number;
  readonly onStep?: (step: WalkStep) => void;
}

/** One accepted action: the states around it and its facts. Checks never change them. */
export interface WalkStep {
  readonly rules: Rules;
  readonly seed: number;
  /** From 1. */
  readonly number: number;
  readonly before: State;
  /** The answer that was given, or the seat that left. */
  readonly action: Action | { readonly leaves: Seat };
  readonly facts: readonly Fact[];
  readonly after: State;
}

export interface Walked {
  readonly state: State;
  readonly facts: readonly Fact[];
  readonly actions: readonly WalkStep['action'][];
}

export function randomWalk(walk: Walk): Walked {
  const { rules, seating, seed, maxActions, leaving, onStep } = walk;
  const chance = seededChance(seed);
  const below = seededNumbers(~seed);
  const { state, facts: opening } = begin(rules, seating, chance);
  const facts = [...opening];
  const actions: WalkStep['action'][] = [];
  for (let number = 1; number <= maxActions && state.outcome === null; number += 1) {
    const before = onStep ? copy(state) : state;
    const action =
      leaving && below(leaving) === 0
        ? { leaves: 1 + below(state.seats) }
        : randomAction(decisions({ rules, state }), below);
    const written = carryOut({ rules, state }, action, chance);
    invariant(written, `seed ${seed}: the offered ${JSON.stringify(action)} is refused`);
    facts.push(...written);
    actions.push(action);
    onStep?.({ rules, seed, number, before, action, facts: written, after: state });
  }
  return { state, facts, actions };
}

/** The facts of an answer or of a leaving; undefined where the answer is refused. */
export function carryOut(
  reading: Reading,
  action: WalkStep['action'],
  chance: Chance,
): readonly Fact[] | undefined {
  if ('leaves' in action) return leave(reading, action.leaves, chance);
  const ran = run(reading, action, chance);
  return 'facts' in ran ? ran.facts : undefined;
}

function randomAction(open: readonly Decision[], below: (bound: number) => number): Action {
  const decision = open[below(open.length)];
  invariant(decision, 'a game that goes on waits for somebody');
  const { id, seat, options } = decision;
  return { seat, decision: id, choice: randomChoice(options, below) };
}
