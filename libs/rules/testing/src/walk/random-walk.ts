/** Plays a game with random answers and shows every step to the checks that a spec hands over. */
import {
  copy,
  decisions,
  emptyTable,
  invariant,
  leave,
  run,
  seatsOf,
  setUp,
  stop,
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

/** The start of a walk: an empty table with the setup, or a table in the middle of a game. */
export type Start = { readonly seating: Seating } | { readonly from: State };

export type Walk = Start & {
  readonly rules: Rules;
  readonly seed: number;
  /** The walk ends here where the game has not ended before. */
  readonly maxActions: number;
  /** One answer in `leaving` is a seat that leaves the game instead. */
  readonly leaving?: number;
  readonly onStep?: (step: WalkStep) => void;
  /** The steps that `onStep` is shown; all where it is left out. Each costs a copy of the state. */
  readonly shows?: (number: number) => boolean;
  /** The facts of every step, whether it is shown or not, and the state that they led to. */
  readonly onFacts?: (facts: readonly Fact[], state: State) => void;
};

/** The setup or one accepted action: the states around it, its facts. Checks change nothing. */
export interface WalkStep {
  readonly rules: Rules;
  readonly seed: number;
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
  const { rules, seed, maxActions, leaving = 0, onStep, shows } = walk;
  const chance = seededChance(seed);
  const below = seededNumbers(~seed);
  const state = tableBefore(rules, walk);
  const facts: Fact[] = [];
  const deeds: Deed[] = [];
  const texts: string[] = [];
  for (let number = firstStep(walk); number <= maxActions && state.outcome === null; number += 1) {
    const shown = onStep !== undefined && (shows?.(number) ?? true);
    const before = shown ? copy(state) : state;
    const isSetup = number === 0 && 'seating' in walk;
    const action = isSetup ? { sets: walk.seating } : randomDeed({ rules, state }, leaving, below);
    texts.push(...textsIn({ rules, state }, action));
    const written = carryOut({ rules, state }, action, chance);
    invariant(written, `seed ${seed}: the offered ${JSON.stringify(action)} is refused`);
    facts.push(...written);
    if (number > 0) deeds.push(action);
    walk.onFacts?.(written, state);
    if (!shown) continue;
    onStep({ rules, seed, number, before, action, facts: written, after: state, texts });
  }
  return { state, facts, actions: deeds };
}

/** A walk that starts in the middle of a game has no setup, which is step 0. */
export const firstStep = (start: Start): number => ('from' in start ? 1 : 0);

/** The table before the first fact of a walk. */
export const tableBefore = (rules: Rules, start: Start): State =>
  'from' in start ? copy(start.from) : emptyTable(rules, start.seating);

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
  if ('leaves' in deed) return leaves(reading, deed.leaves, chance);
  const ran = run(reading, deed, chance);
  return 'facts' in ran ? ran.facts : undefined;
}

/** As a match carries out a concession: the rules play on without the seat, or the others have won. */
function leaves(reading: Reading, seat: Seat, chance: Chance): readonly Fact[] {
  if (reading.rules.left) return leave(reading, seat, chance);
  const others = seatsOf(reading.state).filter((each) => each !== seat);
  return stop(reading, { places: [others, [seat]], reason: 'conceded' });
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
