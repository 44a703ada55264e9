/** Plays a game with random answers and shows every step to the checks that a spec hands over. */
import {
  begin,
  copy,
  decisions,
  invariant,
  run,
  type Action,
  type Decision,
  type Fact,
  type Rules,
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
  readonly onStep?: (step: WalkStep) => void;
}

/** One accepted action: the state before and after it and its facts. Checks never change them. */
export interface WalkStep {
  readonly rules: Rules;
  readonly seed: number;
  /** 0 for the setup, whose `before` is the empty table and whose `action` is absent. */
  readonly number: number;
  readonly before: State;
  readonly action?: Action;
  readonly facts: readonly Fact[];
  readonly after: State;
}

export interface Walked {
  readonly state: State;
  readonly facts: readonly Fact[];
  readonly actions: readonly Action[];
}

export function randomWalk({ rules, seating, seed, maxActions, onStep }: Walk): Walked {
  const chance = seededChance(seed);
  const below = seededNumbers(~seed);
  const { state, facts: opening } = begin(rules, seating, chance);
  const facts = [...opening];
  const actions: Action[] = [];
  for (let number = 1; number <= maxActions && state.outcome === null; number += 1) {
    const before = onStep ? copy(state) : state;
    const action = randomAction(decisions({ rules, state }), below);
    const ran = run({ rules, state }, action, chance);
    invariant('facts' in ran, `seed ${seed}: the offered ${JSON.stringify(action)} is refused`);
    facts.push(...ran.facts);
    actions.push(action);
    onStep?.({ rules, seed, number, before, action, facts: ran.facts, after: state });
  }
  return { state, facts, actions };
}

function randomAction(open: readonly Decision[], below: (bound: number) => number): Action {
  const decision = open[below(open.length)];
  invariant(decision, 'a game that goes on waits for somebody');
  const { id, seat, options } = decision;
  return { seat, decision: id, choice: randomChoice(options, below) };
}
