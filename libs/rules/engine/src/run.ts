/**
 * Runs a game: the frame on top does its next part until the rules wait for an answer or the
 * game is over. Every refusal comes before the first fact.
 */
import type { Chance } from './chance.js';
import { match, type Action, type Answer, type Decision } from './decision.js';
import { dropOut } from './drop-out.js';
import { invariant } from './invariant.js';
import { copy } from './json.js';
import { asksBeside, interrupt, isBeside, takeAgain } from './meanwhile.js';
import { end, endAsLoop, FACTS_PER_ACTION, type Play } from './play.js';
import { isForcedLoop, lookAtSituation, noteAct, withoutRepeated } from './repetition/watch.js';
import type { Ask, Reading, Refusal } from './rules.js';
import type { Asked, Frame, Seat, State } from './state.js';
import type { Fact } from './facts.js';
import { stepOf } from './steps.js';

/** Parts that the rules may take without anybody's answer before it counts as a loop. */
export const PARTS_PER_ACTION = 50_000;

/** Lets the rules go on with the frames that lie there, up to the next decision. */
export function resume({ rules, state }: Reading, chance: Chance): readonly Fact[] {
  const play: Play = { rules, state, chance, facts: [], floor: 0 };
  proceed(play);
  return play.facts;
}

export type Ran = { readonly facts: readonly Fact[] } | { readonly refusal: Refusal };

/**
 * Carries out an action on `state` itself and gives the facts; a refused one leaves it untouched.
 * An exception is a bug in the rules: the state is then worthless and has to be folded again.
 */
export function run(reading: Reading, action: Action, chance: Chance): Ran {
  const { rules, state } = reading;
  const asked = askedOf(state, action.seat, action.decision);
  const answer = asked && match(decisionOf(reading, asked), action.choice);
  if (!answer || !asked)
    return { refusal: rules.refuse(reading, action.seat, asked, action.choice) };
  const play: Play = { rules, state, chance, facts: [], floor: state.stack.length - 1 };
  const frame = top(play) as Frame;
  noteAct(play, asked, action.choice);
  if (isBeside(rules, asked)) interrupt(play, frame, answer);
  else takeAnswer(play, frame, asked, answer);
  proceed(play);
  return { facts: play.facts };
}

function takeAnswer(play: Play, frame: Frame, { id }: Asked, answer: Answer): void {
  const { rules } = play;
  frame.asks = (frame.asks ?? []).filter((asked) => asked.id !== id);
  if (frame.asks.every((asked) => isBeside(rules, asked))) delete frame.asks;
  if (stepOf(rules, frame).answered?.(play, frame, answer) !== 'done') return;
  invariant(!frame.asks, () => `the step '${frame.kind}' is done while it still waits for others`);
  remove(play, frame);
}

/** A state and the facts that led to it. */
export interface Begun {
  readonly state: State;
  readonly facts: readonly Fact[];
}

/** `run` on a copy: for tests and for those who only want to know. */
export function decide(reading: Reading, action: Action, chance: Chance): Ran & Begun {
  const state = copy(reading.state);
  const ran = run({ rules: reading.rules, state }, action, chance);
  return { ...ran, state, facts: 'facts' in ran ? ran.facts : [] };
}

/** A seat gives up, or something outside the rules ends the game. */
export function stop(reading: Reading, outcome: NonNullable<State['outcome']>): readonly Fact[] {
  const { rules, state } = reading;
  const play: Play = { rules, state, chance: NO_CHANCE, facts: [], floor: 0 };
  end(play, outcome);
  pause(play);
  return play.facts;
}

/** A seat drops out from outside the rules, between two actions; the others go on. */
export function leave({ rules, state }: Reading, seat: Seat, chance: Chance): readonly Fact[] {
  const play: Play = { rules, state, chance, facts: [], floor: 0 };
  dropOut(play, seat);
  proceed(play);
  return play.facts;
}

/** What the rules wait for, with every option. None when the game is over. */
export function decisions(reading: Reading): readonly Decision[] {
  const asks = reading.state.stack.at(-1)?.asks ?? [];
  return asks.map((asked) => decisionOf(reading, asked));
}

/** What was offered stays offered as long as the decision is open, so it is worked out once. */
const offered = new WeakMap<Asked, Decision>();

function decisionOf(reading: Reading, asked: Asked): Decision {
  const known = offered.get(asked);
  if (known) return known;
  const frame = reading.state.stack.at(-1) as Frame;
  const options = isBeside(reading.rules, asked)
    ? reading.rules.meanwhile?.options(reading, asked.seat)
    : stepOf(reading.rules, frame).options?.(reading, frame, asked);
  invariant(options, () => `the step '${frame.kind}' asks '${asked.kind}' but offers nothing`);
  const fresh = reading.state.watch ? withoutRepeated(reading, asked, options) : options;
  const decision = { ...asked, options: fresh };
  offered.set(asked, decision);
  return decision;
}

function askedOf(state: State, seat: Seat, decision: string): Asked | undefined {
  return state.stack.at(-1)?.asks?.find((asked) => asked.id === decision && asked.seat === seat);
}

/** Lets the frame on top go on until somebody has to answer. */
function proceed(play: Play): void {
  for (let parts = 0; play.state.outcome === null; parts += 1) {
    const frame = top(play);
    invariant(frame, 'the rules have nothing left to do, and nobody has won');
    play.floor = Math.min(play.floor, play.state.stack.length - 1);
    if (frame.asks) {
      if (play.state.watch) lookAtSituation(play.state);
      if (play.state.watch && isForcedLoop(play.state)) endAsLoop(play);
      break;
    }
    if (parts > PARTS_PER_ACTION || play.facts.length > FACTS_PER_ACTION) {
      endAsLoop(play);
      break;
    }
    const next = takeAgain(frame) ?? stepOf(play.rules, frame).proceed(play, frame);
    if (next === 'done') remove(play, frame);
    else if (next !== 'on') ask(play, frame, next);
  }
  pause(play);
}

const top = (play: Play): Frame | undefined => play.state.stack.at(-1);

/**
 * A frame that is done may have put others above itself; they stay. It may be gone already, when
 * the seat in whose name it worked dropped out by what it did.
 */
function remove({ state }: Play, frame: Frame): void {
  const index = state.stack.lastIndexOf(frame);
  if (index >= 0) state.stack.splice(index, 1);
}

function ask({ rules, state }: Play, frame: Frame, asks: readonly Ask[]): void {
  invariant(asks.length > 0, () => `the step '${frame.kind}' waits for nobody`);
  frame.asks = [...asks, ...asksBeside({ rules, state })].map((asked) => {
    state.asked += 1;
    return { id: `d${state.asked}`, ...asked };
  });
}

/** Writes down what the rules wait for now. The fact holds copies: it never changes again. */
function pause({ state, facts, floor }: Play): void {
  if (state.outcome !== null) {
    state.stack = [];
    state.pending = [];
  }
  const keep = Math.min(floor, state.stack.length);
  facts.push({
    kind: 'paused',
    keep,
    frames: copy(state.stack.slice(keep)),
    ...(state.pending.length > 0 ? { pending: [...state.pending] } : {}),
    asked: state.asked,
  });
}

const never = (): never => {
  throw new Error('a game that is stopped asks for no chance');
};
const NO_CHANCE: Chance = { shuffle: never, roll: never, pick: never };
