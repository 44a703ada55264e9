/**
 * Situations that come back are counted within a turn, with what was done in each. A game that asks
 * for it (`Rules.repetition`) does not offer again what a seat did in a situation that is the same
 * as that seat sees it: by what vanishes nobody learns what he may not know. It is a draw where
 * nobody but the rules brought the whole situation back for the third time.
 */
import type { Choice, Decision, Options } from '../contract/decision.js';
import type { Reading, Rules } from '../contract/rules.js';
import type { Asked, Seat, State } from '../contract/state.js';
import type { Watch } from '../contract/watch.js';
import { listed } from '../decisions/decision.js';
import { noChanges, situationFor } from './situation.js';
import { joined } from './sums.js';
import { actAs, type Act } from './words.js';

/** A situation that comes for this time comes once too often. */
const TOO_OFTEN = 3;

/** A counter has changed: with the number of the turn all that was remembered of the turn goes. */
export function beginWatch({ rules, state }: Reading, counter: string): void {
  if (rules.repetition?.within !== counter) return;
  const now = Array.from({ length: state.seats + 1 }, () => 0);
  const changes = noChanges(state);
  state.watch = { changes, seen: [], done: [], forced: [], now, frames: [], trail: 0 };
}

/** The rules wait, or an event is full: frames above the first `keep` are others than before. */
export function keepFrames({ watch }: State, keep: number): void {
  if (watch && watch.frames.length > keep) watch.frames.length = keep;
}

/** The rules wait: the situation has come once more. */
export function lookAtSituation(reading: Reading): void {
  const { rules, state } = reading;
  const { watch, stack } = state;
  const asks = stack.at(-1)?.asks;
  if (!watch || !asks) return;
  watch.now.fill(0);
  let whole: number | undefined;
  for (const { seat, kind } of asks) {
    const isFree = rules.repetition?.passing[kind] !== undefined;
    if (!isFree && whole !== undefined) continue;
    const sums = situationFor(reading, watch, seat);
    whole = sums.whole;
    if (isFree) notice(watch, seat, sums.seen);
  }
  if (whole === undefined) return;
  watch.forced.push(whole);
  watch.trail = joined(watch.trail, whole);
}

function notice(watch: Watch, seat: Seat, seen: number): void {
  const situation = joined(seen, seat);
  watch.now[seat] = situation;
  watch.seen.push(situation);
}

/** Whether the whole situation is there once too often, and nobody was free to do otherwise. */
export function isForcedLoop({ watch }: State): boolean {
  const whole = watch?.forced.at(-1);
  return whole !== undefined && stands(watch?.forced, whole, TOO_OFTEN);
}

/**
 * What an answer does: a number that is the same for the same act of the same seat. Nothing where it
 * does nothing, and where nobody could have done nothing.
 */
export function actOf(reading: Reading, decision: Decision, choice: Choice): Act | undefined {
  const { rules, state } = reading;
  const { kind, seat, options } = decision;
  const isFree = state.watch && choice !== rules.repetition?.passing[kind];
  if (!isFree || typeof choice !== 'string' || !mayPass(rules, kind, options)) return undefined;
  const { sum, isOpen } = actAs(reading, choice);
  return { sum: joined(sum, seat), isOpen };
}

const mayPass = ({ repetition }: Rules, kind: string, options: Options): boolean =>
  listed(options).some(({ id }) => id === repetition?.passing[kind]);

/** Notes whose act it was, by its number: others who were asked as well have done nothing. */
export function noteActed({ watch }: State, act: number): void {
  if (!watch?.now.some((situation) => situation !== 0)) return; // the turn has ended by the act
  for (const situation of watch.now) if (situation !== 0) watch.done.push(joined(situation, act));
  watch.forced = [];
  watch.trail = joined(watch.trail, act);
}

/** Options without what the game does not let the seat do again. */
export function withoutRepeated(reading: Reading, asked: Asked, options: Options): Options {
  const { seat, kind } = asked;
  if (options.pick !== 'one' || !isTooOften(reading.state, seat)) return options;
  if (!mayPass(reading.rules, kind, options)) return options;
  return { ...options, from: options.from.filter(({ id }) => !isRepeated(reading, seat, id)) };
}

/** Whether the seat has done just this before in the situation as it sees it, and may not again. */
export function isRepeated(reading: Reading, seat: Seat, choice: string): boolean {
  const { rules, state } = reading;
  const situation = state.watch?.now[seat];
  if (situation === undefined || !rules.repetition || !isTooOften(state, seat)) return false;
  const done = joined(situation, joined(actAs(reading, choice).sum, seat));
  return stands(state.watch?.done, done, rules.repetition.spentAfter);
}

/** Whether the seat was asked before, and again, in the situation in which it is asked now. */
function isTooOften({ watch }: State, seat: Seat): boolean {
  const situation = watch?.now[seat] ?? 0;
  return situation !== 0 && stands(watch?.seen, situation, TOO_OFTEN);
}

/** Whether a number stands there so many times, or more. */
function stands(numbers: readonly number[] = [], wanted: number, times: number): boolean {
  let at = -1;
  for (let found = 0; found < times; found += 1) {
    at = numbers.indexOf(wanted, at + 1);
    if (at < 0) return false;
  }
  return true;
}
