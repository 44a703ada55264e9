/** Plays a game with random answers and shows every step to the checks that a spec hands over. */
import {
  copy,
  decisions,
  emptyTable,
  invariant,
  leave,
  run,
  setUp,
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
import { seededChance, seededNumbers, type Numbers } from '../chance/seeded-chance.js';
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
  /** The steps that `onStep` is shown; all where it is left out. Each costs a copy of the state. */
  readonly shows?: (number: number) => boolean;
  /** The facts of every step, whether it is shown or not, and the state that they led to. */
  readonly onFacts?: (facts: readonly Fact[], state: State) => void;
}

/** The setup or one accepted action: the states around it, its facts. Checks change nothing. */
export interface WalkStep {
  readonly rules: Rules;
  readonly seed: number;
  readonly seating: Seating;
  /** The step's number, from 1; 0 is the setup. */
  readonly number: number;
  readonly before: State;
  readonly action: Deed;
  readonly facts: readonly Fact[];
  readonly after: State;
  /** What seats have written in words so far, each text as a whole. */
  readonly texts: readonly string[];
}

/** An answer, a seat that leaves, or the game's own setup. */
type Deed = Action | { readonly leaves: Seat } | { readonly sets: Seating };

export interface Walked {
  readonly state: State;
  readonly facts: readonly Fact[];
  /** Answers and leavings, in their order. */
  readonly actions: readonly Deed[];
}

export function randomWalk(walk: Walk): Walked {
  const { rules, seating, seed, maxActions, leaving = 0, onStep, shows } = walk;
  const chance = seededChance(seed);
  const below = seededNumbers(~seed);
  const state = emptyTable(rules, seating);
  const facts: Fact[] = [];
  const deeds: Deed[] = [];
  const texts: string[] = [];
  for (let number = 0; number <= maxActions && state.outcome === null; number += 1) {
    const shown = onStep !== undefined && (shows?.(number) ?? true);
    const before = shown ? copy(state) : state;
    const action = number === 0 ? { sets: seating } : randomDeed({ rules, state }, leaving, below);
    texts.push(...textsIn({ rules, state }, action));
    const written = carryOut({ rules, state }, action, chance);
    invariant(written, `seed ${seed}: the offered ${JSON.stringify(action)} is refused`);
    facts.push(...written);
    deeds.push(action);
    walk.onFacts?.(written, state);
    if (!shown) continue;
    onStep({ rules, seed, seating, number, before, action, facts: written, after: state, texts });
  }
  return { state, facts, actions: deeds.slice(1) };
}

/** The answer where it was asked for in words. */
function textsIn(reading: Reading, deed: Deed): readonly string[] {
  if (!('choice' in deed) || typeof deed.choice !== 'string') return [];
  const asked = decisions(reading).find(({ id }) => id === deed.decision);
  return asked?.options.pick === 'words' ? [deed.choice] : [];
}

/** The facts of a deed; undefined where it is an answer and refused. */
export function carryOut(
  reading: Reading,
  deed: Deed,
  chance: Chance,
): readonly Fact[] | undefined {
  if ('sets' in deed) return setUp(reading, deed.sets, chance);
  if ('leaves' in deed) return leave(reading, deed.leaves, chance);
  const ran = run(reading, deed, chance);
  return 'facts' in ran ? ran.facts : undefined;
}

function randomDeed(reading: Reading, leaving: number, below: Numbers): Deed {
  if (leaving > 0 && below(leaving) === 0) return { leaves: 1 + below(reading.state.seats) };
  return randomAction(decisions(reading), below);
}

function randomAction(open: readonly Decision[], below: Numbers): Action {
  const decision = open[below(open.length)];
  invariant(decision, 'a game that goes on waits for somebody');
  const { id, seat, options } = decision;
  return { seat, decision: id, choice: randomChoice(options, below) };
}
