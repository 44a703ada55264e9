/**
 * Runs a game: the frame on top does its next part until the rules wait for an answer or the
 * game is over. Every refusal comes before the first fact.
 */
import { end, endAsLoop, write } from '../acts/play.js';
import { invariant } from '../base/invariant.js';
import { copy } from '../base/json.js';
import type { Writable } from '../base/writable.js';
import type { Chance } from '../contract/chance.js';
import type { Action, Answer } from '../contract/decision.js';
import type { Fact, Paused } from '../contract/facts.js';
import type { Play } from '../contract/play.js';
import type { Reading, Refusal } from '../contract/rules.js';
import type { Asked, Frame, Seat, State } from '../contract/state.js';
import type { Ask } from '../contract/step.js';
import { match } from '../decisions/decision.js';
import { asksBeside, interrupt, isBeside, takeAgain } from '../decisions/meanwhile.js';
import { askedAs, askedOf, decisionOf } from '../decisions/open-decisions.js';
import {
  actOf,
  isForcedLoop,
  keepFrames,
  lookAtSituation,
  noteActed,
} from '../repetition/watch.js';
import { idOf } from '../state/ids.js';
import { dropOut } from './drop-out.js';
import { stepOf } from './steps.js';
import { cutHere, filledBy, isEventFull, limitsOf } from './stretch.js';

/** Lets the rules go on with the frames that lie there, up to the next decision. */
export const resume = (reading: Reading, chance: Chance): readonly Fact[] =>
  toTheEnd(reading, chance, resumeOneEvent(reading, chance));

export function resumeOneEvent(
  { rules, state }: Reading,
  chance: Chance,
  bytes = 0,
): readonly Fact[] {
  const play: Play = { rules, state, chance, facts: [], floor: 0 };
  proceed(play, bytes);
  return play.facts;
}

/** The next event of an action that goes on. */
export function goOn({ rules, state }: Reading, chance: Chance): readonly Fact[] {
  invariant(state.goesOn !== undefined, 'only an action that was cut goes on by itself');
  const play: Play = { rules, state, chance, facts: [], floor: state.stack.length };
  proceed(play);
  return play.facts;
}

/** The facts of a whole action, from those of its first event on. */
export function toTheEnd(
  reading: Reading,
  chance: Chance,
  begun: readonly Fact[],
): readonly Fact[] {
  if (reading.state.goesOn === undefined) return begun;
  const facts = [...begun];
  while (reading.state.goesOn !== undefined) facts.push(...goOn(reading, chance));
  return facts;
}

export type Ran = { readonly facts: readonly Fact[] } | { readonly refusal: Refusal };

/**
 * Carries out an action on `state` itself and gives the facts; a refused one leaves it untouched.
 * An exception is a bug in the rules: the state is then worthless and has to be folded again.
 */
export function run(reading: Reading, action: Action, chance: Chance): Ran {
  const ran = runOneEvent(reading, action, chance);
  return 'refusal' in ran ? ran : { facts: toTheEnd(reading, chance, ran.facts) };
}

/**
 * The first event of an action; where `State.goesOn` says so, `goOn` gives the next. `bytes` is what
 * everybody is shown of the event already.
 */
export function runOneEvent(reading: Reading, action: Action, chance: Chance, bytes = 0): Ran {
  const { rules, state } = reading;
  const asked = askedOf(state, action.seat, action.decision);
  const decision = asked && decisionOf(reading, asked);
  const answer = decision && match(decision, action.choice);
  if (!answer || !asked)
    return { refusal: rules.refuse(reading, action.seat, asked, action.choice) };
  const play: Play = { rules, state, chance, facts: [], floor: state.stack.length - 1 };
  const frame = top(play) as Frame;
  // As it was offered: a set that is named in another order is the same act.
  const said = typeof action.choice === 'string' ? answer.chosen[0]?.id : undefined;
  const act = actOf(reading, decision, said ?? action.choice);
  if (act?.isOpen === false) write(play, { kind: 'acted-unseen', act: act.sum });
  else if (act) noteActed(state, act.sum);
  if (isBeside(rules, asked)) interrupt(play, frame, answer);
  else takeAnswer(play, frame, asked, answer);
  proceed(play, bytes, act?.isOpen ? act.sum : undefined);
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
export const leave = (reading: Reading, seat: Seat, chance: Chance): readonly Fact[] =>
  toTheEnd(reading, chance, leaveOneEvent(reading, seat, chance));

export function leaveOneEvent(
  { rules, state }: Reading,
  seat: Seat,
  chance: Chance,
): readonly Fact[] {
  const play: Play = { rules, state, chance, facts: [], floor: 0 };
  dropOut(play, seat);
  proceed(play);
  return play.facts;
}

/**
 * Lets the frame on top go on until somebody has to answer, or the event is full. `bytes` is what
 * everybody is shown of the event already, `acted` what it began with (`Paused.acted`).
 */
function proceed(play: Play, bytes = 0, acted?: number): void {
  const fill = filledBy(bytes);
  for (let parts = 0; play.state.outcome === null; parts += 1) {
    const frame = top(play);
    invariant(frame, 'the rules have nothing left to do, and nobody has won');
    play.floor = Math.min(play.floor, play.state.stack.length - 1);
    if (frame.asks) {
      if (play.state.goesOn !== undefined) delete play.state.goesOn;
      keepFrames(play.state, play.floor);
      lookAtSituation(play);
      if (isForcedLoop(play.state)) endAsLoop(play);
      break;
    }
    if (parts > limitsOf(play.rules).partsPerEvent) endAsLoop(play);
    else if (isEventFull(play, fill)) {
      keepFrames(play.state, play.floor);
      cutHere(play);
      break;
    }
    if (play.state.outcome !== null) break;
    const next = takeAgain(frame) ?? stepOf(play.rules, frame).proceed(play, frame);
    if (next === 'done') remove(play, frame);
    else if (next !== 'on') ask(play, frame, next);
  }
  pause(play, acted);
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
    return askedAs(idOf('d', state.asked), asked);
  });
}

/** Writes down what the rules wait for now. The fact holds copies: it never changes again. */
function pause({ state, facts, floor }: Play, acted?: number): void {
  if (state.outcome !== null) {
    state.stack = [];
    state.pending = [];
    delete state.goesOn;
  }
  const keep = Math.min(floor, state.stack.length);
  const frames = copy(state.stack.slice(keep));
  const { asked, pending } = state;
  const paused: Writable<Paused> =
    pending.length > 0
      ? { kind: 'paused', keep, frames, pending: [...pending], asked }
      : { kind: 'paused', keep, frames, asked };
  if (state.goesOn !== undefined) paused.goesOn = state.goesOn;
  if (acted !== undefined) paused.acted = acted;
  facts.push(paused);
}

const never = (): never => {
  throw new Error('a game that is stopped asks for no chance');
};
const NO_CHANCE: Chance = { shuffle: never, roll: never, pick: never };
